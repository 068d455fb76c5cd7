"""CreateGame: a new table, with its creator at seat 0."""

import base64
from typing import Any, Final

from msgspec import Struct

from engine.draws import server_commitment
from engine.visibility import AtSeat
from service.app.call import Call
from service.app.games.seats import HOST, credential, need_told_again, problem_of_name, seat_record
from service.app.games.setup import check_setup, ordered
from service.app.log.append import check_known, fingerprint
from service.app.log.cache import GameCache
from service.app.log.describe_game import describe_game
from service.app.log.entry import encode_entry
from service.app.log.snapshot import BEGINNING, snapshot_of, stored_head
from service.app.log.update import Updates
from service.app.messages.lobby import CreateGameRequest, CreateGameResponse, PositionSetup
from service.app.messages.times import milliseconds_of
from service.app.messages.vocabulary import CausedBy, Entry, GameEvent, TableCreated, TablePositionSet, TableSeatTaken
from service.app.ports import Clock, Randomness, RequestKeys, SeatTokens
from service.app.problem import FieldFault, invalid
from service.app.rule_book import rule_book
from service.app.rules.checks import complete_options, need_seats
from service.store.contract import Creation, EventStore, GameRecord, Known
from service.store.spectators import Spectators

_ID_BYTES: Final = 16
_SEED_BYTES: Final = 32


class NewGames(Struct, frozen=True):
    """What new games are made of and where they are put."""

    store: EventStore
    """Where they begin."""
    tokens: SeatTokens
    """The tokens of their seats."""
    request_keys: RequestKeys
    """What the store keeps of request ids."""
    clock: Clock
    """When they begin."""
    randomness: Randomness
    """Their ids and seeds."""
    test: bool
    """Whether a caller may choose the seed or position."""


async def create_game(
    new_games: NewGames, cache: GameCache, updates: Updates, call: Call, request: CreateGameRequest
) -> CreateGameResponse:
    """Create a game and take seat 0 for its host, and the seats claimed beside it.

    A call sent again within 24 hours answers the same game and the same tokens, later it is refused with
    REQUEST_ID_EXPIRED. Raises RULE_SET_NOT_FOUND, VALIDATION_FAILED, OPTION_CONFLICT, REQUEST_ID_REUSED.
    """
    book = rule_book(request.rule_set)
    need_seats(book, request.seats)
    options = complete_options(book, request.options)
    if request.spectators is Spectators.LINK:
        raise invalid(
            "spectators", "cannot be LINK yet: this version makes no links for spectators", FieldFault.NOT_YET
        )
    names = _claimed(request)
    check_setup(book.title, options, request, allowed=new_games.test)
    creation, replayed = _creation(new_games, call, request, options, names), False
    game_id = creation.game.game_id
    known = await new_games.store.create(creation)
    if isinstance(known, Known):
        check_known(request.request_id, creation.fingerprint, known)
        game_id, replayed = known.game_id, True
    game = await cache.fresh(game_id)
    if replayed:
        need_told_again(request.request_id, game.record.created_ms, new_games.clock())
    return CreateGameResponse(
        replayed=replayed,
        credentials=tuple(credential(new_games.tokens, game_id, seat, request.request_id) for seat in names),
        game=describe_game(game, HOST),
        update=updates.at_head(game, AtSeat(HOST), 0),
    )


def _claimed(request: CreateGameRequest) -> dict[int, str | None]:
    """Give the seats that the creator takes, in order, each with its display name."""
    names: dict[int, str | None] = {}
    for place, claim in enumerate(request.claims):
        if claim.seat >= request.seats:
            raise invalid(f"claims[{place}].seat", "must be below {seats}, the number of seats", seats=request.seats)
        if claim.seat in names:
            raise invalid(f"claims[{place}].seat", "must be claimed once")
        if (problem := problem_of_name(f"claims[{place}].display_name", claim.display_name, names)) is not None:
            try:
                raise problem
            finally:
                del problem  # it has this frame in its traceback now, and would keep itself alive
        names[claim.seat] = claim.display_name
    names.setdefault(HOST, None)
    return dict(sorted(names.items()))


def _creation(
    new_games: NewGames, call: Call, request: CreateGameRequest, options: Any, names: dict[int, str | None]
) -> Creation:
    game_id = base64.b32encode(new_games.randomness(_ID_BYTES)).decode().rstrip("=").lower()
    seed = request.setup.seed.encode() if request.setup else new_games.randomness(_SEED_BYTES)
    created = TableCreated(
        rule_set=request.rule_set,
        options=options,
        seats=request.seats,
        commitment=None if request.setup else server_commitment(game_id, seed),
        rigged=request.setup is not None,
    )
    book = rule_book(request.rule_set)
    entry = Entry(
        1, new_games.clock(), CausedBy.SEAT, HOST, (created, *_position(request), *map(TableSeatTaken, names))
    )
    game = GameRecord(
        game_id=game_id,
        app_id=call.app_id,
        rule_set=request.rule_set,
        seat_count=request.seats,
        spectators=request.spectators,
        created_ms=milliseconds_of(entry.time),
        seed=seed,
        rigged=created.rigged,
        seats=tuple(
            seat_record(new_games.tokens, game_id, seat, request.request_id, name) for seat, name in names.items()
        ),
        head=stored_head(snapshot_of(book, BEGINNING, entry, None)),
    )
    asked = (request.rule_set, options, request.seats, tuple(names.items()), request.spectators, request.setup)
    return Creation(
        game,
        new_games.request_keys.of_creation(call.app_id, request.request_id),
        fingerprint("CreateGame", *asked),
        encode_entry(book, entry, None),
    )


def _position(request: CreateGameRequest) -> tuple[GameEvent, ...]:
    return (TablePositionSet(ordered(request.setup.given)),) if isinstance(request.setup, PositionSetup) else ()
