"""A process to be killed: appends to a store file without end and tells on standard output what it does.

Usage: `python -m tests.support.appender FILE`. Lines: `sent GAME VERSION ID` before a call, `stored GAME VERSION ID`
after its answer.
"""

import asyncio
import os
import sys
from pathlib import Path

from service.store.records import Appended, Known
from service.store.sqlite import SqliteStore
from tests.support.stores import append, creation, game_id, ignore

GAMES = 8
"""How many games grow at once."""


def tell(word: str, number: int, version: int, request_id: str) -> None:
    """Write one line in one piece."""
    os.write(1, f"{word} {number} {version} {request_id}\n".encode())


async def play(store: SqliteStore, number: int) -> None:
    """Create the game if it is not there, then let it grow."""
    if await store.game(game_id(number)) is None:
        tell("sent", number, 1, "create")
        answer = await store.create(creation(number, f"create-{number}"))
        assert isinstance(answer, Appended | Known)
        tell("stored", number, 1, "create")
    record = await store.game(game_id(number))
    assert record is not None
    version = record.head.version
    while True:
        version += 1
        request_id = f"{os.getpid()}-{version}"
        tell("sent", number, version, request_id)
        assert await store.append(append(number, after=version - 1, request_id=request_id), ignore) == Appended()
        tell("stored", number, version, request_id)


async def main() -> None:
    """Play every game at once."""
    store = await SqliteStore.open(Path(sys.argv[1]))
    await asyncio.gather(*(play(store, number) for number in range(GAMES)))


if __name__ == "__main__":
    asyncio.run(main())
