"""Logs that are written once for a rule set and never again: whatever changes, they must replay.

Golden games are written anew when a behaviour changes on purpose; these are what players have on their disks. Usage:
python -m tests.support.kept_logs      (writes the logs that a rule set does not have yet)
"""

import asyncio
from pathlib import Path
from typing import Any

from engine.game import AnyTitle
from engine.registry import titles
from engine.visibility import AtSeat
from service.store.memory import MemoryStore
from service.store.status import Status
from service.wire import json
from tests.support.golden import variants
from tests.support.tables import Table, make_app, running_table
from tests.support.titles import stream

FOLDER = Path(__file__).parents[1] / "contract" / "logs"


def logs_of(title: AnyTitle) -> dict[Path, Any]:
    """Give the files of a title's rule set, one for each variant, each with the options of its game."""
    name = title.rule_set.replace("/", "-")
    parts = {prefix.removesuffix("-"): title.options(**chosen) for prefix, chosen in variants(title).items()}
    return {FOLDER / f"{'-'.join(filter(None, (name, part)))}.jsonl": options for part, options in parts.items()}


async def written(title: AnyTitle, options: Any) -> bytes:
    """Let bots play a game and give its log as the API exports it."""
    seats = title.seats.recommended[0]
    table = await running_table(make_app(MemoryStore()), seats, rule_set=title.rule_set, options=options)
    await _played(table, seats)
    return b"".join(json.encode(line) + b"\n" for line in await table.export())


async def _played(table: Table, seats: int) -> None:
    game, choices, known = await table.folded(), stream(table.game_id), 0
    title, told = game.book.title, [list[Any]() for _ in range(seats)]
    while game.head.status is Status.RUNNING:
        head = game.head
        for entry in game.entries(known, head.version) or ():
            for seat, events in enumerate(told):
                events.extend(game.book.seen(entry.events, AtSeat(seat)))
        seat, known = head.waiting_for[0].seat, head.version
        legal, view = title.legal_moves(head.state, seat), title.view_of(head.state, AtSeat(seat))
        move = title.choose(view, told[seat], legal, title.levels[-1], choices)
        await table.submit(seat, move, head.version, brief=True)


def main() -> None:
    """Write what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for title in titles().values():
        for file, options in logs_of(title).items():
            if not file.exists():
                file.write_bytes(asyncio.run(written(title, options)))


if __name__ == "__main__":
    main()
