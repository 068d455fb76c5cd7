"""Writes and flushes that fail at random: a call that is sent again until it is answered is stored once."""

import asyncio
import random
from functools import partial
from pathlib import Path

import apsw
import pytest

from service.store.contract import StoreUnavailable
from service.store.records import Appended, Known
from service.store.sqlite import Linger, opening, reads, writes
from service.store.sqlite.checkpoint import CheckpointRule
from service.store.sqlite.connection import Connection
from service.store.sqlite.writer import Writer
from tests.support.power import Disk, Wreck
from tests.support.stores import append, creation, game_id

GAMES = 5
MOVES = 40


class Unreliable:
    """A writer on a disk that fails now and then, once it is told to."""

    def __init__(self, file: Path, seed: int) -> None:
        self.failing = False
        self.failures = 0
        self.disk = Disk(f"unreliable-{seed}", 25, random.Random(seed), self._fail)
        connection = apsw.Connection(str(file), vfs=self.disk.vfs_name)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        opening.prepare(connection)
        self.writer = Writer(connection, Linger(most_jobs=4), CheckpointRule(0.001, 8, 40))

    def _fail(self, wreck: Wreck) -> None:
        if self.failing:
            self.failures += 1
            raise apsw.IOError("the disk failed")


async def _play(disk: Unreliable, number: int) -> int:
    """Append to one game, each call again until it is answered; give how many answers were missing."""
    missing = 0
    for after in range(1, MOVES):
        move = partial(writes.append, append(number, after=after, request_id=f"move-{after + 1}"))
        while True:
            try:
                answer = await disk.writer.run(move)
            except StoreUnavailable:
                missing += 1
                continue
            assert answer in (Appended(), Known(game_id(number), after + 1, "f" * 64, after + 1))
            break
    return missing


def _log(number: int, connection: Connection) -> list[str]:
    """The request ids of a game's log, in order."""
    return [entry.full.decode().split()[2] for entry in reads.entries(connection, game_id(number), 1, 1000)]


@pytest.mark.parametrize("seed", range(3))
async def test_calls_sent_again_after_a_failure_are_stored_once(tmp_path: Path, seed: int):
    disk = Unreliable(tmp_path / "fairdeal.db", seed)
    for number in range(GAMES):
        await disk.writer.run(partial(writes.create, creation(number)))

    disk.failing = True
    missing = sum(await asyncio.gather(*(_play(disk, number) for number in range(GAMES))))
    disk.failing = False

    for number in range(GAMES):
        assert await disk.writer.run(partial(_log, number)) == [f"move-{after + 1}" for after in range(1, MOVES)]
    await disk.writer.close()
    disk.disk.unregister()
    assert disk.failures > 10
    assert missing > 5
    connection = opening.open_for_reading(tmp_path / "fairdeal.db")
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert [len(_log(number, connection)) for number in range(GAMES)] == [MOVES - 1] * GAMES
    connection.close()
