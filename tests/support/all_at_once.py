"""A game in which every seat moves at the same time, in a process that plays one more title than the server ships.

Run as a module: it fails with the first thing that is not so.
"""

import asyncio
from pathlib import Path

import engine.games

engine.games.__path__.append(str(Path(__file__).parent / "high_card"))

from service.app.call import Call  # noqa: E402 - the vocabulary is put together when it is imported
from service.app.games.create_game import create_game  # noqa: E402
from service.app.games.submit_move import SubmitMoveResponse  # noqa: E402
from service.app.messages.lobby import Claim, CreateGameRequest, Spectators  # noqa: E402
from service.app.messages.vocabulary import LoggedEntry  # noqa: E402
from service.bus.local import LocalBus  # noqa: E402
from service.store.memory import MemoryStore  # noqa: E402
from tests.support.tables import Table, make_app, problem_of  # noqa: E402


async def open_table(store: MemoryStore) -> Table:
    """Start a game of High Card with four seats."""
    request = CreateGameRequest(
        request_id="c" * 22,
        rule_set="high_card/1",
        seats=4,
        claims=tuple(Claim(seat=seat) for seat in range(4)),
        spectators=Spectators.OPEN,
    )
    app = make_app(store, bus=LocalBus())
    table = Table(app, await app.bind(create_game)(Call(), request))
    await table.start()
    return table


async def everybody_at_once(tables: list[Table], expected: int, trick: int) -> list[SubmitMoveResponse]:
    """Let every seat lay its first card, each through another replica and sent twice, all from one version."""
    game = await tables[0].folded()
    asked = []
    for seat, table in enumerate(tables):
        move = game.book.title.legal_moves(game.head.state, seat)[0]
        asked += [table.submit(seat, move, expected, f"trick-{trick}") for _ in range(2)]
    return await asyncio.gather(*asked)


async def main() -> None:
    """Play a whole game of which every trick is laid at once."""
    store = MemoryStore()
    table = await open_table(store)
    tables = [table, *(table.through(make_app(store)) for _ in range(3))]
    version = 2
    for trick in range(3):
        head = (await table.folded()).head
        assert [(each.seat, each.since) for each in head.waiting_for] == [(seat, version) for seat in range(4)]
        answers = await everybody_at_once(tables, version, trick)
        assert sorted(answer.accepted_version for answer in answers) == sorted([*range(version + 1, version + 5)] * 2)
        assert sorted(answer.replayed for answer in answers) == [False] * 4 + [True] * 4
        version += 4
    assert (await table.see()).status == "ENDED"
    first = (await table.export())[3]
    assert isinstance(first, LoggedEntry)
    move = first.move
    assert move is not None
    assert (await problem_of(table.submit(0, move, 2))).reason == "STALE_VERSION"
    assert (await problem_of(table.submit(0, move, version))).reason == "GAME_OVER"


if __name__ == "__main__":
    asyncio.run(main())
