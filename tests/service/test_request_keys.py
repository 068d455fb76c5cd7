"""Request ids are kept as keyed hashes, and tokens are told again for a day."""

import hashlib
import hmac
from datetime import timedelta
from itertools import product

import pytest
from msgspec.structs import replace

from service.access.request_keys import KeyedRequests
from service.app.app import App
from service.app.call import Call
from service.app.games.create_game import create_game
from service.app.games.join_game import join_game
from service.app.messages.games import SubmitMoveResponse
from service.app.messages.lobby import CreateGameRequest, JoinGameRequest
from service.app.messages.times import later
from service.store.contract import EventStore
from service.store.records import JOINING, Known, Moved, Wanted
from service.store.spectators import Spectators
from tests.support.tables import RULES, Clock, Table, make_app, problem_of, running_table

KEY = bytes(range(32))
GAME = "abcdefghijklmnopqrstuvwxyz"
CREATION = CreateGameRequest(request_id="create", rule_set=RULES, seats=2, spectators=Spectators.OPEN)


def test_a_key_is_a_mac_under_a_key_of_its_own():
    """Made again here from the description alone: a released key is looked up for ever."""
    own = hmac.new(KEY, b"fairdeal/request-id/v1/", hashlib.sha256).digest()
    game = b"game" + b"\0\0\0\x1a" + GAME.encode()

    def mac(message: bytes) -> bytes:
        return hashlib.blake2b(message, key=own, digest_size=16).digest()

    keys = KeyedRequests(KEY)
    assert keys.of_creation("open", "id") == mac(b"creation" + b"\0\0\0\x04open" + b"id")
    assert keys.of_game(GAME, 3, "id") == mac(game + b"\0\0\0\x03" + b"id")
    assert keys.of_game(GAME, JOINING, "id") == mac(game + b"\xff" * 4 + b"id")


def test_no_two_scopes_and_no_two_services_share_a_key():
    found = [
        key
        for service in (KeyedRequests(KEY), KeyedRequests(KEY[::-1]))
        for key in (
            *(service.of_creation(*asked) for asked in product(("open", "ope", "other"), ("id", "nid", "di"))),
            *(service.of_game(*asked) for asked in product((GAME, GAME[::-1]), (JOINING, 0, 1), ("id", "nid", "di"))),
        )
    ]
    assert len(set(found)) == len(found)


def wait(app: App, **span: int) -> None:
    """Let time go by."""
    assert isinstance(app.clock, Clock)
    app.clock.now = later(app.clock.now, timedelta(**span) // timedelta(milliseconds=1))


async def test_the_tokens_of_a_creation_are_told_for_a_day(app: App) -> None:
    create = app.bind(create_game)
    first = await create(Call(), CREATION)
    wait(app, hours=23, minutes=59)
    again = await create(Call(), CREATION)
    assert (again.replayed, again.credentials) == (True, first.credentials)
    wait(app, minutes=2)
    problem = await problem_of(create(Call(), CREATION))
    assert (problem.reason, problem.metadata) == ("REQUEST_ID_EXPIRED", {"request_id": "create"})
    other = replace(CREATION, seats=3)
    assert (await problem_of(create(Call(), other))).reason == "REQUEST_ID_REUSED"
    games = (await app.store.listed_games("open", Wanted(), None, 10)).records
    assert [game.game_id for game in games] == [first.game.game_id], "no other game was made"


async def test_the_token_of_a_joined_seat_is_told_for_a_day_from_then(app: App) -> None:
    created = await app.bind(create_game)(Call(), CREATION)
    wait(app, days=7)
    request = JoinGameRequest(game_id=created.game.game_id, request_id="join")
    join = app.bind(join_game)
    first = await join(Call(), request)
    wait(app, hours=23, minutes=59)
    again = await join(Call(), request)
    assert (again.replayed, again.credential) == (True, first.credential)
    wait(app, minutes=2)
    problem = await problem_of(join(Call(), request))
    assert (problem.reason, problem.metadata) == ("REQUEST_ID_EXPIRED", {"request_id": "join"})
    assert (await app.cache.fresh(created.game.game_id)).head.version == 2, "nobody took a seat again"


async def test_a_move_is_known_for_ever(app: App) -> None:
    table = await running_table(app)
    seat, move = await first_move(table)
    done = await table.submit(seat, move, 2, "mine")
    wait(app, days=400)
    again: SubmitMoveResponse = await table.submit(seat, move, 2, "mine")
    assert (again.replayed, again.accepted_version) == (True, done.accepted_version)


async def first_move(table: Table) -> tuple[int, object]:
    """Give the seat on turn and a move that it may make."""
    game = await table.folded()
    seat = game.head.waiting_for[0].seat
    return seat, game.book.title.legal_moves(game.head.state, seat)[0]


async def test_a_store_is_given_no_request_id(store: EventStore) -> None:
    table = await running_table(make_app(store), request_id="c")
    seat, move = await first_move(table)
    await table.submit(seat, move, 2, "mine")
    for request in ("mine", "start", "c"):
        for number in (JOINING, 0, 1):
            assert isinstance(await store.find_request(table.game_id, number, request.encode()), Moved)
        assert await store.find_creation("open", request.encode()) is None


async def test_with_another_key_no_call_is_known_again_and_games_go_on(store: EventStore) -> None:
    old, new = make_app(store), make_app(store, key=bytes(range(1, 33)))
    first = await old.bind(create_game)(Call(), CREATION)
    second = await new.bind(create_game)(Call(), CREATION)
    assert not second.replayed
    assert second.game.game_id != first.game.game_id
    assert second.credentials != first.credentials
    table = await running_table(old, request_id="other")
    seat, move = await first_move(table)
    theirs = table.through(new)
    await theirs.submit(seat, move, 2, "mine")
    assert (await problem_of(table.submit(seat, move, 2, "mine"))).reason == "STALE_VERSION"


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_of_another_length_is_refused(length: int):
    with pytest.raises(ValueError, match="32 bytes"):
        KeyedRequests(bytes(length))


async def test_a_key_is_what_a_look_up_finds(app: App) -> None:
    created = await app.bind(create_game)(Call(), CREATION)
    found = await app.store.find_creation("open", app.new_games.request_keys.of_creation("open", "create"))
    assert isinstance(found, Known)
    assert found.game_id == created.game.game_id
