"""Killed at any instant, the store keeps what it answered; what it did not answer is settled by sending it again."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec import Struct

from service.store.records import Appended, Known
from service.store.sqlite import SqliteStore
from tests.support.appender import GAMES
from tests.support.history import dense
from tests.support.soak import rounds
from tests.support.stores import append, creation, game_id, ignore, log

KILLS = 30
ROOT = Path(__file__).parents[2]


class Sent(Struct, frozen=True):
    """An entry that was sent."""

    game: int
    version: int
    request_id: str


class Told(Struct, frozen=True):
    """What a killed process had told."""

    stored: frozenset[Sent]
    """Answered."""
    unknown: frozenset[Sent]
    """Sent and not answered."""


def _play_and_die(file: Path, chance: random.Random) -> Told:
    """Start a process on the file and kill it while it opens the file, or, mostly, while it plays."""
    command = [sys.executable, "-m", "tests.support.appender", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        if chance.random() < 0.2:
            first = b""
            time.sleep(chance.uniform(0.1, 0.3))
        else:
            first = process.stdout.readline()
            time.sleep(chance.uniform(0, 0.1))
        process.kill()
        lines = (first + process.stdout.read()).decode().splitlines()
    assert process.returncode == -9, "it was alive until then"
    words = [line.split() for line in lines]
    stored = frozenset(Sent(int(game), int(version), name) for word, game, version, name in words if word == "stored")
    sent = frozenset(Sent(int(game), int(version), name) for word, game, version, name in words if word == "sent")
    return Told(stored, sent - stored)


async def _kept(store: SqliteStore, number: int) -> set[Sent]:
    """What is stored of a game, which must be whole."""
    entries = await log(store, number)
    assert dense([entry.version for entry in entries])
    record = await store.game(game_id(number))
    assert (record.head.version if record else 0) == len(entries), "no half append"
    return {Sent(number, entry.version, entry.full.decode().split()[2]) for entry in entries[1:]}


async def _settle(store: SqliteStore, unknown: Sent) -> bool:
    """Send it again; tell whether it had been stored."""
    if unknown.version == 1:
        answer = await store.create(creation(unknown.game, f"create-{unknown.game}"))
    else:
        move = append(unknown.game, after=unknown.version - 1, request_id=unknown.request_id)
        answer = await store.append(move, ignore)
    if isinstance(answer, Known):
        assert answer.version == unknown.version
        return True
    assert answer == Appended()
    return False


@pytest.mark.parametrize("seed", range(1, 1 + rounds(1)))
async def test_kills_lose_nothing_that_was_answered(tmp_path: Path, seed: int):
    file, chance = tmp_path / "fairdeal.db", random.Random(seed)
    expected: list[set[Sent]] = [set() for _ in range(GAMES)]
    answered = were_stored = were_not = 0
    for _ in range(KILLS):
        told = _play_and_die(file, chance)
        answered += len(told.stored)
        store = await SqliteStore.open(file)
        for number in range(GAMES):
            kept = await _kept(store, number)
            stored = {sent for sent in told.stored if sent.game == number and sent.version > 1}
            unknown = {sent for sent in told.unknown if sent.game == number}
            assert expected[number] | stored <= kept, "what was answered is there"
            assert kept <= expected[number] | stored | unknown, "what is there was sent"
            for sent in unknown:
                was_stored = await _settle(store, sent)
                were_stored, were_not = were_stored + was_stored, were_not + (not was_stored)
            expected[number] = await _kept(store, number)
            assert expected[number] >= {sent for sent in unknown if sent.version > 1}, "each unknown call has its entry"
        await store.close()
    assert answered > KILLS
    assert were_stored + were_not > KILLS
