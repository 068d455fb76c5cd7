"""`fairdeal export` and `fairdeal replay`."""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from engine.registry import titles
from engine.visibility import AtSeat, Auditor
from service.bootstrap import open_app
from service.settings import Settings
from service.wire.json import encode
from tests.support.command import Done, Run, runner
from tests.support.local_game import LocalGame, export_lines, play_game
from tests.support.mirror import Mirror
from tests.support.server import ROOT

TITLE = next(iter(titles().values()))


class Files(NamedTuple):
    """A store with one finished and one running game, and the logs that the API exports of them."""

    database: Path
    finished: LocalGame
    mirror: Mirror
    running: LocalGame
    logs: dict[str, list[bytes]]


@pytest.fixture
def fairdeal(capfdbinary: pytest.CaptureFixture[bytes]) -> Run:
    return runner(capfdbinary)


def process(*arguments: object) -> subprocess.CompletedProcess[bytes]:
    """Run a command as a process of its own."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "proto" / "gen")])}
    command = [sys.executable, "-m", "service", *map(str, arguments)]
    return subprocess.run(command, env=environment, capture_output=True, timeout=60, check=False)


def plain(value: object) -> Any:
    """Give a value as JSON shows it."""
    return msgspec.json.decode(encode(value))


async def make_files(folder: Path) -> Files:
    settings = Settings(database=str(folder / "games.db"), service_key=str(folder / "games.key"), test=True)
    async with open_app(settings) as app:
        mirror = Mirror(TITLE, TITLE.options(), TITLE.seats.minimum, "finished", random.Random(1))
        finished = await play_game(app, mirror)
        other = Mirror(TITLE, TITLE.options(), TITLE.seats.minimum, "running", random.Random(2))
        running = await play_game(app, other, moves=5)
        logs = {game.game_id: await export_lines(app, game.game_id) for game in (finished, running)}
        exported = await asyncio.to_thread(process, "export", running.game_id, "--database", folder / "games.db")
        assert exported.stdout.splitlines() == logs[running.game_id], "while the file is in use"
    return Files(folder / "games.db", finished, mirror, running, logs)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    return asyncio.run(make_files(tmp_path_factory.mktemp("games")))


@pytest.fixture
def log(fairdeal: Run, files: Files, tmp_path: Path) -> Path:
    """The log of the finished game, exported."""
    path = tmp_path / "game.jsonl"
    done = fairdeal("export", files.finished.game_id, "--database", files.database, "--out", path)
    assert done == Done(0, b"", b"")
    return path


def test_an_export_is_what_the_api_exports(fairdeal: Run, files: Files, log: Path):
    assert log.read_bytes().splitlines() == files.logs[files.finished.game_id]
    running = fairdeal("export", files.running.game_id, "--database", files.database)
    assert running.out.splitlines() == files.logs[files.running.game_id]


def test_an_export_of_a_running_game_hides_what_spectators_do_not_see(fairdeal: Run, files: Files):
    lines = fairdeal("export", files.running.game_id, "--database", files.database).out.splitlines()
    assert msgspec.json.decode(lines[0])["viewer"] == {"type": "viewer.spectator"}
    assert all(msgspec.json.decode(line)["move"] is None for line in lines[1:-1])


def test_an_export_leaves_the_store_as_it_was(fairdeal: Run, files: Files):
    before = files.database.read_bytes()
    assert fairdeal("export", files.finished.game_id, "--database", files.database).code == 0
    assert files.database.read_bytes() == before


def test_an_export_reads_where_a_server_would_keep_its_games(
    fairdeal: Run, files: Files, log: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("FAIRDEAL_DATABASE", str(files.database))
    assert fairdeal("export", files.finished.game_id).out == log.read_bytes()
    other = fairdeal("export", files.finished.game_id, "--database", tmp_path / "none.db")
    assert (other.code, b"none.db" in other.err) == (2, True), "a flag counts first"
    monkeypatch.setenv("FAIRDEAL_DATABSE", "games.db")
    mistyped = fairdeal("export", files.finished.game_id)
    assert (mistyped.code, b"did you mean FAIRDEAL_DATABASE?" in mistyped.err) == (2, True)


def test_an_export_names_what_is_not_there(fairdeal: Run, files: Files, tmp_path: Path):
    nowhere = fairdeal("export", "a" * 26, "--database", tmp_path / "none.db")
    assert (nowhere.code, b"there is no file" in nowhere.err) == (2, True)
    assert list(tmp_path.iterdir()) == []
    nothing = fairdeal("export", "a" * 26, "--database", files.database)
    assert (nothing.code, b"holds no game" in nothing.err) == (2, True)
    (tmp_path / "text.db").write_text("this is no database, however long it is" * 100)
    other = fairdeal("export", "a" * 26, "--database", tmp_path / "text.db")
    assert (other.code, b"Traceback" in other.err) == (2, False)


def test_a_replay_tells_the_outcome(fairdeal: Run, files: Files, log: Path):
    done = fairdeal("replay", "--json", log)
    assert (done.code, done.err) == (0, b"")
    told = json.loads(done.out)
    assert told["game_id"] == files.finished.game_id
    assert (told["version"], told["status"]) == (files.mirror.version, "ENDED")
    assert told["outcome"] == plain(files.mirror.outcome)
    assert told["view"] == plain(TITLE.view_of(files.mirror.state, Auditor()))


def test_a_replay_for_a_seat_shows_its_view_alone(fairdeal: Run, files: Files, log: Path):
    told = json.loads(fairdeal("replay", "--json", "--seat", 1, log).out)
    assert told["view"] == plain(TITLE.view_of(files.mirror.state, AtSeat(1)))


def test_a_replay_stops_where_it_is_told(fairdeal: Run, log: Path):
    told = json.loads(fairdeal("replay", "--json", "--to", 3, log).out)
    assert (told["version"], told["status"], told["outcome"]) == (3, "RUNNING", None)


def test_a_version_that_the_log_does_not_have_is_refused_before_anything_is_told(
    fairdeal: Run, files: Files, log: Path
):
    for flags in ((), ("--json",)):
        done = fairdeal("replay", *flags, "--to", 100_000, log)
        assert (done.code, done.out) == (1, b"")
        assert f"--to must be at most {files.mirror.version}, where the log ends" in done.err.decode()
        assert fairdeal("replay", *flags, "--to", 0, log)[:2] == (1, b"")


def test_a_replay_is_readable(fairdeal: Run, files: Files, log: Path):
    done = fairdeal("replay", log)
    assert done.code == 0
    lines = done.out.decode().splitlines()
    assert TITLE.rule_set in lines[0]
    numbers = [line.split()[0] for line in lines[1:] if line[:5].strip().isdigit()]
    assert numbers == [str(version) for version in range(1, files.mirror.version + 1)]
    best = min(files.mirror.outcome.placings, key=lambda placing: placing.place)
    assert f"seat {best.seat}: place 1, score {best.score}" in done.out.decode()


def test_a_replay_for_a_seat_tells_nothing_that_it_did_not_see(fairdeal: Run, log: Path):
    hand = re.compile(r"seat (\d), count \d+(, cards \(.+\))?$", re.MULTILINE)
    told = fairdeal("replay", "--seat", 0, "--to", 2, log).out.decode()
    assert [(seat, bool(cards)) for seat, cards in hand.findall(told)] == [("0", True), ("1", False)]
    open_to_all = fairdeal("replay", "--to", 2, log).out.decode()
    assert [(seat, bool(cards)) for seat, cards in hand.findall(open_to_all)] == [("0", True), ("1", True)]


def cut(lines: list[bytes]) -> list[bytes]:
    return lines[:-1]


def without_an_entry(lines: list[bytes]) -> list[bytes]:
    return lines[:4] + lines[5:]


def with_another_outcome(lines: list[bytes]) -> list[bytes]:
    footer = msgspec.json.decode(lines[-1])
    footer["outcome"]["placings"][0]["score"] += 1
    return [*lines[:-1], encode(footer)]


def with_an_entry_twice(lines: list[bytes]) -> list[bytes]:
    return lines[:4] + lines[3:]


def with_a_broken_line(lines: list[bytes]) -> list[bytes]:
    return [*lines[:4], lines[4][:-3], *lines[5:]]


def of_other_rules(lines: list[bytes]) -> list[bytes]:
    header = msgspec.json.decode(lines[0]) | {"rule_set": "whist/7"}
    return [encode(header), *lines[1:]]


def empty(lines: list[bytes]) -> list[bytes]:
    return []


Spoil = Callable[[list[bytes]], list[bytes]]
SPOILS = (cut, without_an_entry, with_another_outcome, with_an_entry_twice, with_a_broken_line, of_other_rules, empty)


@pytest.mark.parametrize("spoil", SPOILS, ids=lambda spoil: spoil.__name__)
def test_a_bad_log_is_told_and_the_exit_code_says_so(
    fairdeal: Run, log: Path, spoil: Callable[[list[bytes]], list[bytes]]
):
    spoilt = log.with_name("spoilt.jsonl")
    spoilt.write_bytes(b"".join(line + b"\n" for line in spoil(log.read_bytes().splitlines())))
    for flags in ((), ("--json",)):
        done = fairdeal("replay", *flags, spoilt)
        assert (done.code, done.out) == (1, b"")
        assert done.err.startswith(b"fairdeal replay: ")
        assert b"Traceback" not in done.err
        assert len(done.err.splitlines()) == 1


ESCAPES = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e\n"
"""Sets the title, clears the screen, turns red, turns the line around and begins another one."""


def steers(shown: bytes) -> set[str]:
    """What of a text a terminal would obey, line ends apart."""
    return {sign for sign in shown.decode() if not sign.isprintable()} - {"\n"}


def test_no_text_of_a_file_steers_the_terminal(fairdeal: Run, log: Path):
    first, *rest = log.read_bytes().splitlines()
    header = msgspec.json.decode(first)
    for altered in ({"game_id": ESCAPES}, {"rule_set": ESCAPES}, {"format": ESCAPES}, {"type": ESCAPES}):
        spoilt = log.with_name(f"{next(iter(altered))}{ESCAPES[:-1].replace('/', '')}.jsonl")
        spoilt.write_bytes(b"".join(line + b"\n" for line in [msgspec.json.encode(header | altered), *rest]))
        plain_text, for_programs = fairdeal("replay", spoilt), fairdeal("replay", "--json", spoilt)
        assert plain_text.code == for_programs.code == (0 if "game_id" in altered else 1)
        for done in (plain_text, for_programs):
            assert steers(done.out) == steers(done.err) == set()
        if "game_id" in altered:
            assert json.loads(for_programs.out)["game_id"] == ESCAPES


def test_a_file_without_end_is_refused_at_its_first_line(fairdeal: Run):
    done = fairdeal("replay", "/dev/zero")
    assert (done.code, done.out) == (1, b"")
    assert b"is longer than 262144 bytes (line 1)" in done.err


def test_an_altered_move_is_told_by_its_entry(fairdeal: Run, log: Path):
    lines = log.read_bytes().splitlines()
    told = set()
    for number, line in enumerate(lines[3:12], start=3):
        changed = re.sub(rb'"seat":(\d)', lambda seat: b'"seat":%d' % (9 - int(seat[1])), line)
        spoilt = log.with_name("spoilt.jsonl")
        spoilt.write_bytes(b"".join(part + b"\n" for part in [*lines[:number], changed, *lines[number + 1 :]]))
        done = fairdeal("replay", spoilt)
        assert done.code == 1
        told.add(done.err.decode().partition("jsonl: ")[2])
    assert any(re.match(r"entry \d+: \w+\.\w+ cannot have happened after entry \d+ ", one) for one in told), told
    assert not any("Error" in one or "index" in one or "list" in one for one in told)


def test_a_bad_log_among_good_ones_does_not_hide_them(fairdeal: Run, log: Path):
    missing = log.with_name("missing.jsonl")
    done = fairdeal("replay", "--json", missing, log)
    assert done.code == 1
    assert str(missing).encode() in done.err
    assert len(done.out.splitlines()) == 1


def test_a_seat_that_the_table_does_not_have_is_refused(fairdeal: Run, log: Path):
    done = fairdeal("replay", "--seat", 9, log)
    assert (done.code, done.out, b"there is no seat 9" in done.err) == (1, b"", True)
