"""What callers are told holds no seed, no token of others, no hidden card."""

import asyncio
import json
from typing import Any

import msgspec

from service.app.app import App
from service.app.call import Call
from service.app.games.create_game import create_game
from service.app.games.get_game import get_game
from service.app.games.setup import ordered
from service.app.games.submit_move import submit_move
from service.app.messages.games import GetGameRequest, SubmitMoveRequest
from service.app.messages.lobby import CreateGameRequest, PositionSetup
from service.app.messages.table_events import TablePositionSet
from service.app.problem import Problem
from service.store.contract import EventStore
from service.wire.json import encode
from tests.support.tables import RULES, Table, make_app, open_table, position_table, problem_of, running_table

SEED = b"CANARY-5eed-of-32-bytes-exactly!"


def text(value: Any) -> str:
    return encode(value).decode()


def plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


async def everything_told(table: Table, seat: int | None) -> list[Any]:
    """Gather what a caller can get to see of a running game."""
    call = table.call(seat)
    told: list[Any] = [
        await table.app.bind(get_game)(call, GetGameRequest(game_id=table.game_id)),
        await table.export(seat),
        await anext(table.watch(seat, after=1)),
    ]
    return told


def hidden_parts(value: Any) -> list[Any]:
    """Find every list of cards of one seat or of the draw_pile, with whose it is; a row that is taken lay open."""
    match value:
        case {"type": "take_that.row_taken"}:
            return []
        case dict():
            own = [(value.get("seat"), value["cards"])] if "cards" in value and "count" in value else []
            draw_pile = [(None, value["draw_pile"])] if "draw_pile" in value else []
            return own + draw_pile + [part for each in value.values() for part in hidden_parts(each)]
        case list():
            return [part for each in value for part in hidden_parts(each)]
        case _:
            return []


async def test_each_caller_sees_its_own_cards_alone(app: App) -> None:
    table = await running_table(app)
    await table.play(25)
    game = await table.folded()
    for seat in (None, 0, 1, 2):
        for told in await everything_told(table, seat):
            for owner, cards in hidden_parts(plain(told)):
                assert cards is None or owner == seat
    shown = hidden_parts(plain(await everything_told(table, 1)))
    assert any(cards for _, cards in shown)
    assert game.head.state.draw_pile


async def test_stored_public_bytes_are_what_a_spectator_sees(app: App) -> None:
    table = await running_table(app)
    await table.play(30)
    stored = await app.store.read(table.game_id, 0, 100)
    seen = (await table.see()).entries
    for each, entry in zip(stored, seen, strict=True):
        public, full = msgspec.json.decode(each.public), msgspec.json.decode(each.full)
        assert public["events"] == plain(entry.events)
        assert public["move"] is None
        assert [event["type"] for event in public["events"]] == [event["type"] for event in full["events"]]
    assert all(msgspec.json.decode(each.full)["move"] for each in stored[2:])


async def test_the_seed_is_told_to_nobody(store: EventStore) -> None:
    app = make_app(store, randomness=lambda size: SEED if size == len(SEED) else bytes(size))
    table = await open_table(app)
    await table.start()
    await table.play(10)
    told = [await everything_told(table, seat) for seat in (None, 0, 1)]
    stored = await store.read(table.game_id, 0, 100)
    record = await store.game(table.game_id)
    assert record is not None
    assert record.seed == SEED
    shown = [text(told), repr(told), repr(record), repr(stored), repr((await table.folded()).draws)]
    assert not any("CANARY" in each or SEED.hex() in each for each in shown)


async def test_a_token_is_told_once_and_kept_nowhere(app: App) -> None:
    table = await running_table(app)
    others = [table.tokens[seat] for seat in (0, 2)]
    told = [await everything_told(table, seat) for seat in (None, 1)]
    stored = await app.store.read(table.game_id, 0, 100)
    record = await app.store.game(table.game_id)
    kept = "".join((text(told), repr(stored), encode(record).decode(), repr(table.call(0))))
    assert not any(token in kept for token in (*others, table.tokens[1]))


async def test_a_dry_run_tells_nothing_of_what_would_be_drawn(app: App) -> None:
    given = '{"turn": 0, "hands": [[45, 49], [12], [34]], "row": [41], "draw_pile": [%d, 58]}'
    answers = []
    for number, top in enumerate((56, 57)):
        table = await position_table(app, 3, given % top, request_id=f"c{number}")
        game = await table.folded()
        move = game.book.title.legal_moves(game.head.state, 0)[0]
        answer = await table.submit(0, move, 2, dry_run=True)
        answers.append(text(answer).replace(table.game_id, ""))
    assert answers[0].split('"server_time"')[0] == answers[1].split('"server_time"')[0]


async def test_a_refusal_names_no_card_that_the_caller_may_not_see(app: App) -> None:
    given = '{"turn": 0, "hands": [[45, 49], [%d], [34]], "row": [41], "draw_pile": [56, %d]}'
    told = []
    for number, (hand, draw_pile) in enumerate(((12, 13), (13, 12))):
        table = await position_table(app, 3, given % (hand, draw_pile), request_id=f"c{number}")
        game = await table.folded()
        problems = [
            await problem_of(table.submit(0, move, 2))
            for move in game.book.title.moves(game.head.state.options, 3)
            if move not in game.book.title.legal_moves(game.head.state, 0)
        ]
        told.append([(problem.reason, problem.rule, problem.metadata) for problem in problems])
    assert told[0] == told[1]
    assert len(told[0]) > 150


async def test_the_position_of_a_rigged_game_is_hidden_while_it_runs(app: App) -> None:
    given = '{"turn": 0, "hands": [[45, 49], [12], [34]], "row": [41], "draw_pile": [56, 58]}'
    table = await position_table(app, 3, given)
    for seat in (None, 0, 1):
        assert text(ordered(json.loads(given))) not in text(await everything_told(table, seat))
    created = await app.bind(create_game)(
        Call(),
        CreateGameRequest(
            request_id="n", rule_set=RULES, seats=3, setup=PositionSetup(given=json.loads(given), seed="s")
        ),
    )
    assert created.game.rigged
    assert created.game.commitment is None
    assert created.update.entries[0].events[1] == TablePositionSet(None)


async def test_wrong_tokens_and_missing_games_say_nothing(app: App) -> None:
    table = await running_table(app)

    async def told(game_id: str, token: str) -> tuple[str, dict[str, str]]:
        game = await table.folded()
        move = game.book.title.legal_moves(game.head.state, await table.next_seat())[0]
        request = SubmitMoveRequest(game_id=game_id, request_id="m", expected_version=2, move=move)
        problem: Problem = await problem_of(app.bind(submit_move)(Call(token=token), request))
        return problem.reason, problem.metadata

    asked = (told(table.game_id, "fds_" + letter * 43) for letter in "AB")
    assert await asyncio.gather(*asked) == [("CREDENTIAL_INVALID", {})] * 2
    assert await told("a" * 26, table.tokens[0]) == await told("b" * 26, "fds_x") == ("GAME_NOT_FOUND", {})
