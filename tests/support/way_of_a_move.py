"""Which files of ours one move runs through: `python -m tests.support.way_of_a_move`."""

import asyncio
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

from service.store.sqlite import Linger, SqliteStore
from tests.support.rest_serving import RULES, memory_app, serving

ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT / folder}/" for folder in ("engine", "service", "proto"))
WARM = 4
"""Moves before the one that is looked at."""


class Trace:
    """Notes the files whose lines run in every thread, while it is told to."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.on = False

    def __call__(self, frame: FrameType, event: str, arg: Any) -> "Trace | None":
        name = frame.f_code.co_filename
        if not name.startswith(OURS):
            return None
        if self.on and event == "line":
            self.files.add(str(Path(name).relative_to(ROOT)))
        return self


async def way_of_a_move() -> set[str]:
    """Play some moves of Take That over REST into a database; give the files that the last one ran through."""
    trace = Trace()
    threading.settrace(trace)
    try:
        with tempfile.TemporaryDirectory() as folder:
            store = await SqliteStore.open(Path(folder) / "games.db", Linger())
            async with serving(memory_app(store)) as rest:
                table = await rest.running_table(rule_set=RULES)
                for _ in range(WARM):
                    assert (await table.submit(await table.turn())).status_code == 200
                turn = await table.turn()
                trace.on = True
                sys.settrace(trace)
                answer = await table.submit(turn)
                sys.settrace(None)
                trace.on = False
                assert answer.status_code == 200
            await store.close()
    finally:
        threading.settrace(None)  # type: ignore[arg-type]
    return trace.files


if __name__ == "__main__":
    files = asyncio.run(way_of_a_move())
    print("\n".join(sorted(files)), len(files), sep="\n")
