"""A database that somebody has changed: what is noticed, when, and what is not, on the file of a real server."""

import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from service.access.tokens import token_hash
from tests.support.server import ROOT, Server
from tests.support.two_players import Played, call, get

Change = Callable[[sqlite3.Connection, str], object]
"""Changes something of one game."""


def sql(statement: str) -> Change:
    """A change by one statement, which names the game `:game`."""

    def change(database: sqlite3.Connection, game: str) -> None:
        assert database.execute(statement, {"game": game}).rowcount == 1

    return change


def edited(version: int, edit: Callable[[dict[str, Any]], object], *forms: str) -> Change:
    """A change of an entry by a function of its JSON, in its public and its full form unless told which."""

    def change(database: sqlite3.Connection, game: str) -> None:
        for form in forms or ("public", "full"):
            where = "FROM entries WHERE game_id = ? AND version = ?"
            ((data,),) = database.execute(f"SELECT {form} {where}", (game, version)).fetchall()
            entry = json.loads(data)
            edit(entry)
            data = json.dumps(entry, separators=(",", ":"), ensure_ascii=False).encode()
            set_it = f"UPDATE entries SET {form} = ? WHERE game_id = ? AND version = ?"
            database.execute(set_it, (data, game, version))

    return change


def another_move(database: sqlite3.Connection, game: str) -> None:
    """Let the move of another entry lead to what that of entry 5 did."""
    ((other,),) = database.execute("SELECT full FROM entries WHERE game_id = ? AND version = 4", (game,)).fetchall()
    edited(5, lambda entry: entry.update(move=json.loads(other)["move"]), "full")(database, game)


def commitment(entry: dict[str, Any]) -> None:
    entry["events"][0]["commitment"] = "0" * 64


NOTICED: dict[str, tuple[Change, int, str]] = {
    "seed": (sql("UPDATE games SET seed = zeroblob(32) WHERE game_id = :game"), 1, "commits to another seed"),
    "commitment": (edited(1, commitment), 1, "commits to another seed"),
    "rigged": (sql("UPDATE games SET rigged = 1 WHERE game_id = :game"), 1, "a secret that is no text"),
    "rules": (sql("UPDATE games SET seat_count = 3 WHERE game_id = :game"), 1, "tells of another game"),
    "creation": (sql("UPDATE games SET created_ms = created_ms + 1 WHERE game_id = :game"), 1, "at another time"),
    "head back": (sql("UPDATE games SET version = 5 WHERE game_id = :game"), 6, "lies after the head"),
    "head on": (sql("UPDATE games SET version = 9 WHERE game_id = :game"), 8, "is missing"),
    "status": (sql("UPDATE games SET status = 'ENDED' WHERE game_id = :game"), 7, "but the head says ENDED"),
    "time": (edited(5, lambda entry: entry.update(time="1999-12-31T23:59:59.000Z")), 5, "before entry 4"),
    "hole": (sql("DELETE FROM entries WHERE game_id = :game AND version = 4"), 5, "follows 3"),
    "end": (sql("DELETE FROM entries WHERE game_id = :game AND version = 7"), 7, "is missing"),
    "beginning": (edited(1, lambda entry: entry["events"].pop(0)), 1, "creates no game"),
    "seat": (sql("DELETE FROM seats WHERE game_id = :game AND seat = 1"), 7, "without a token: [1]"),
}
"""Changes that are noticed when the game is opened: the entry that is named, and what the operator reads."""


def shown_whole(database: sqlite3.Connection, game: str) -> None:
    """Show spectators the deal with every card."""
    database.execute("UPDATE entries SET public = full WHERE game_id = ? AND version = 3", (game,))


EXPORTED: dict[str, tuple[Change, int]] = {
    "shown whole": (shown_whole, 3),
    "seat in public": (edited(5, lambda entry: entry.update(seat=None), "public"), 5),
    "time in public": (edited(5, lambda entry: entry.update(time="2031-01-01T00:00:00.000Z"), "public"), 5),
    "event in public": (edited(5, lambda entry: entry["events"].pop(), "public"), 5),
    "garbage in public": (sql("UPDATE entries SET public = x'00' WHERE game_id = :game AND version = 5"), 5),
}
"""Changes that are noticed when the log is exported, since nothing else reads what was stored for spectators."""

UNNOTICED: dict[str, Change] = {
    "token": sql(f"UPDATE seats SET token_hash = '{token_hash('fds_mine')}' WHERE game_id = :game AND seat = 1"),
    "move": another_move,
    "name": sql("UPDATE names SET display_name = 'Bob' WHERE game_id = :game AND seat = 1"),
}
"""Changes that nothing but a chain of hashes or of signatures, whose end lies elsewhere, could show."""


class Changed(NamedTuple):
    """A server on a file of which every game was changed but one."""

    server: Server
    games: dict[str, Played]


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Changed]:
    server = Server(tmp_path_factory.mktemp("changed"))
    changes = {name: change for name, (change, *_) in (NOTICED | EXPORTED).items()} | UNNOTICED
    with server:
        games = {name: Played(server) for name in (*changes, "untouched")}
        assert {get(server, game.path)[1]["update"]["version"] for game in games.values()} == {7}
    database = sqlite3.connect(server.database)
    for name, change in changes.items():
        change(database, games[name].game_id)
    database.commit()
    database.close()
    with server:
        yield Changed(server, games)


def told_of(server: Server, game: Played) -> list[dict[str, Any]]:
    """The lines of the log about a game, as far as they are written."""
    lines = [json.loads(line) for line in server.log().splitlines()]
    return [line for line in lines if line.get("game_id") == game.game_id]


def told_once(server: Server, game: Played) -> str:
    """What the operator is told of a game, which is one line; it may come after the answer."""
    end = time.monotonic() + 10
    while not told_of(server, game) and time.monotonic() < end:
        time.sleep(0.02)
    (line,) = told_of(server, game)
    assert (line["level"], line["event"]) == ("error", "log corrupt")
    return line["problem"]


@pytest.mark.parametrize("name", NOTICED)
def test_what_cannot_be_is_noticed_when_the_game_is_opened(changed: Changed, name: str):
    server, game = changed.server, changed.games[name]
    _, version, problem = NOTICED[name]
    for path, token in [("", None), ("", game.tokens[0]), ("/log", None), ("/entries", game.tokens[1])]:
        status, refused = get(server, game.path + path, token)
        assert (status, refused["reason"], refused["params"]) == (500, "LOG_CORRUPT", {"version": str(version)})
    told = told_once(server, game)
    assert told.startswith(f"entry {version}")
    assert problem in told


@pytest.mark.parametrize("name", EXPORTED)
def test_a_public_form_unlike_the_whole_is_noticed_when_the_log_is_exported(changed: Changed, name: str):
    server, game = changed.server, changed.games[name]
    _, version = EXPORTED[name]
    assert get(server, game.path)[0] == 200, "it can be played on, and nobody is shown what was stored"
    status, refused = get(server, f"{game.path}/log")
    assert (status, refused["reason"], refused["params"]) == (500, "LOG_CORRUPT", {"version": str(version)})
    assert told_once(server, game).startswith(f"entry {version}")
    done = export(server, game)
    assert done.returncode == 2
    assert done.stdout.count(b"\n") <= version, "the entry is not written"
    assert f"entry {version}: " in done.stderr.decode()


def export(server: Server, game: Played) -> subprocess.CompletedProcess[bytes]:
    """Export a log from the file."""
    command = [sys.executable, "-m", "service", "export", game.game_id, "--database", str(server.database)]
    path = f"{ROOT}:{ROOT / 'proto' / 'gen'}"
    return subprocess.run(command, cwd=ROOT, env={"PYTHONPATH": path}, capture_output=True, timeout=60, check=False)


@pytest.mark.parametrize("name", UNNOTICED)
def test_what_fits_itself_is_not_noticed(changed: Changed, name: str):
    server, game = changed.server, changed.games[name]
    assert get(server, game.path)[0] == 200
    assert len(call(server, f"{game.path}/log", None, None)[1].splitlines()) == 9
    assert export(server, game).returncode == 0
    assert not told_of(server, game)
    if name == "token":
        assert get(server, game.path, game.tokens[1])[1]["reason"] == "CREDENTIAL_INVALID"
        assert get(server, game.path, "fds_mine")[0] == 200


def test_a_neighbour_goes_on(changed: Changed, tmp_path: Path):
    game = changed.games["untouched"]
    game.move(changed.server)
    assert get(changed.server, game.path)[1]["update"]["version"] == 8
    assert not told_of(changed.server, game)
