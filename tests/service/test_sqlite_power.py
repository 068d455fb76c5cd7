"""A power cut at any write or flush loses nothing that was answered; with fewer flushes the same cuts find losses."""

import asyncio
import random
from functools import partial
from pathlib import Path
from typing import NamedTuple

import apsw
import pytest

from service.store.records import Appended
from service.store.sqlite import opening, writes
from service.store.sqlite.checkpoint import CheckpointRule
from service.store.sqlite.intake import Linger
from service.store.sqlite.writer import Writer
from tests.support.power import Disk, Wreck
from tests.support.soak import rounds
from tests.support.stores import append, creation, game_id

GAMES = 6
MOVES = 60


class PowerCut(NamedTuple):
    """A cut, and what had been answered before it: the newest version of each game."""

    wreck: Wreck
    answered: dict[int, int]


class Losses(NamedTuple):
    """What was found on the disks after the cuts."""

    disks: int
    answered: int
    lost: int
    corrupt: int


async def _play(path: Path, synchronous: str, seed: int) -> list[PowerCut]:
    """Let callers append to a store whose power is cut many times, on copies of its disk."""
    cuts: list[PowerCut] = []
    answered: dict[int, int] = {}
    disk = Disk(
        f"power-{synchronous}-{seed}", 40, random.Random(seed), lambda w: cuts.append(PowerCut(w, {**answered}))
    )
    connection = apsw.Connection(str(path), vfs=disk.vfs_name)
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    opening.prepare(connection)
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    writer = Writer(connection, Linger(most_jobs=4), CheckpointRule(0.001, 8, 40))

    async def play(number: int) -> None:
        await writer.run(partial(writes.create, creation(number)))
        answered[number] = 1
        for after in range(1, MOVES):
            move = append(number, after=after, request_id=f"move-{after + 1}", text="x" * 200 * (after % 7))
            assert await writer.run(partial(writes.append, move)) == Appended()
            answered[number] = after + 1
            await asyncio.sleep(0.002 * (after % 20 == 0))

    await asyncio.gather(*(play(number) for number in range(GAMES)))
    await writer.close()
    disk.unregister()
    return cuts


def _look(cut: PowerCut, folder: Path, kept: float, chance: random.Random) -> tuple[int, bool]:
    """Restore a disk and open it: how many answered entries are lost, and whether the file is sound."""
    for old in folder.iterdir():
        old.unlink()
    cut.wreck.restore(folder, kept, chance)
    connection = apsw.Connection(str(folder / "fairdeal.db"))
    try:
        if connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            return 0, False
        return _lost(connection, cut.answered), True
    except (apsw.CorruptError, apsw.NotADBError):
        return 0, False
    finally:
        connection.close()


def _lost(connection: apsw.Connection, answered: dict[int, int]) -> int:
    """Count answered entries that are not there; what is there must be the beginning of what was committed."""
    if not connection.table_exists(None, "entries"):
        return sum(answered.values())
    kept = connection.execute("SELECT rowid, game_id, version FROM entries ORDER BY rowid").fetchall()
    assert [rowid for rowid, _, _ in kept] == list(range(1, len(kept) + 1)), "a prefix of the order of commits"
    heads = dict(connection.execute("SELECT game_id, version FROM games").fetchall())
    newest: dict[str, int] = {}
    for _, game, version in kept:
        assert version == newest.get(game, 0) + 1, "dense"
        newest[game] = version
    assert heads == newest, "no half append"
    return sum(max(0, version - heads.get(game_id(number), 0)) for number, version in answered.items())


async def _cut_power(folder: Path, synchronous: str, runs: int) -> Losses:
    disks = answered = lost = corrupt = 0
    after = folder / "after"
    after.mkdir()
    for seed in range(runs):
        before = folder / str(seed)
        before.mkdir()
        for cut in await _play(before / "fairdeal.db", synchronous, seed):
            chance = random.Random(disks)
            missing, sound = _look(cut, after, chance.choice((0.0, 0.5, 0.9)), chance)
            disks, answered = disks + 1, answered + sum(cut.answered.values())
            lost, corrupt = lost + missing, corrupt + (not sound)
    return Losses(disks, answered, lost, corrupt)


async def test_a_power_cut_loses_nothing_that_was_answered(tmp_path: Path):
    losses = await _cut_power(tmp_path, "FULL", runs=rounds(3))

    assert losses.disks > 50
    assert losses.answered > 1000
    assert (losses.lost, losses.corrupt) == (0, 0), losses


async def test_the_same_cuts_find_what_fewer_flushes_lose(tmp_path: Path):
    losses = await _cut_power(tmp_path, "NORMAL", runs=2)

    assert losses.lost > 0, losses
    assert losses.corrupt == 0, losses


async def test_the_same_cuts_find_what_no_flush_damages(tmp_path: Path):
    losses = await _cut_power(tmp_path, "OFF", runs=2)

    assert losses.corrupt > 0, losses


@pytest.mark.parametrize("synchronous", ["FULL", "NORMAL"])
async def test_what_was_flushed_is_never_lost(tmp_path: Path, synchronous: str):
    """After a clean end every disk is the same."""
    await _play(tmp_path / "fairdeal.db", synchronous, 1)

    connection = apsw.Connection(str(tmp_path / "fairdeal.db"))
    assert _lost(connection, dict.fromkeys(range(GAMES), MOVES)) == 0
    connection.close()
