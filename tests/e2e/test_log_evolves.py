"""The drills: a title's events change, logs of every former revision lead where they led, and former code copes.

Each revision is a copy of the project with a process of its own, changed as CONTRIBUTING.md tells.
"""

import json
import shutil
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import apsw
import pytest

from tests.support.drill import Drilled, make_proto, run, tried
from tests.support.evolution import CHANGES, OPTIONAL, REQUIRED, change
from tests.support.server import Server

TITLE = "high_card"


class Evolved(NamedTuple):
    """A copy of the project for each revision, and what the replays of each one said."""

    trees: tuple[Path, ...]
    logs: Path
    replayed: tuple[list[str], ...]


@pytest.fixture(scope="module")
def evolved(drilled: Drilled, tmp_path_factory: pytest.TempPathFactory) -> Evolved:
    folder = tmp_path_factory.mktemp("evolved")
    logs = folder / "logs"
    logs.mkdir()
    trees, replayed = [drilled.root], [_retell(drilled.root, logs)]
    for revision in range(2, len(CHANGES) + 2):
        tree = folder / f"revision-{revision}"
        shutil.copytree(trees[-1], tree, symlinks=True, ignore=shutil.ignore_patterns("__pycache__"))
        change(tree, revision)
        trees.append(tree)
        replayed.append(_retell(tree, logs))
    return Evolved(tuple(trees), logs, tuple(replayed))


def _retell(tree: Path, logs: Path) -> list[str]:
    """Replay every log that was written so far, and write one more."""
    return run(tree, sys.executable, "-m", "tests.support.retold", TITLE, str(logs)).split()


@pytest.mark.parametrize("number", range(len(CHANGES)), ids=[each.name for each in CHANGES])
def test_every_former_log_leads_to_the_same_states_and_views(evolved: Evolved, number: int) -> None:
    assert evolved.replayed[number + 1] == [f"revision-{before}" for before in range(1, number + 2)]


def test_each_revision_writes_what_it_changed(evolved: Evolved) -> None:
    written = [(evolved.logs / f"revision-{number}.jsonl").read_text() for number in range(1, len(CHANGES) + 2)]
    for number, log in enumerate(written, start=1):
        reader = 1 if number <= 2 else number
        assert f'"revision":{{"title":{number},"table":2}},"reader":{{"title":{reader},"table":2}}' in log
    told = ('"lying":', '],"count":', '"won":', "high_card.trick_won", "high_card.tricks_left")
    for number, text in enumerate(told):
        assert text not in written[number]
        assert all(text in later for later in written[number + 1 :])
    assert "trick_taken" not in written[-1]


@pytest.mark.parametrize("number", [1, 2, 5])
def test_former_code_says_what_it_can_read(evolved: Evolved, number: int) -> None:
    """An optional field is read over; what needs a newer reader is told as such, not as damage."""
    log = evolved.logs / f"revision-{number + 1}.jsonl"
    done = tried(evolved.trees[0], sys.executable, "-m", "service", "replay", "--json", str(log))
    if CHANGES[number - 1].old_reads:
        assert (done.returncode, json.loads(done.stdout)["status"]) == (0, "ENDED")
    else:
        needed = f"entry 1 needs a newer fairdeal: revision {number + 1} of high_card, this one has 1"
        assert (done.returncode, done.stdout) == (1, "")
        assert needed in done.stderr


class Game:
    """A game of two seats that one caller plays, through whatever server has the file."""

    def __init__(self, server: Server, name: str) -> None:
        claims = [{"seat": 1}]
        asked = {"rule_set": f"{TITLE}/1", "seats": 2, "claims": claims, "spectators": "OPEN"}
        created = _call(server, "POST", "/v1/games", {"request_id": f"create-{name}-{'x' * 22}"} | asked)
        self.id: str = created["game"]["game_id"]
        self._tokens = {each["seat"]: each["seat_token"] for each in created["credentials"]}
        self._asked = 0
        self._post(server, 0, "start", {})

    def _post(self, server: Server, seat: int, path: str, body: dict[str, Any]) -> Any:
        self._asked += 1
        own = {"request_id": f"call-{self._asked}"}
        return _call(server, "POST", f"/v1/games/{self.id}/{path}", own | body, self._tokens[seat])

    def see(self, server: Server, seat: int | None = None) -> Any:
        """Look at the game."""
        token = None if seat is None else self._tokens[seat]
        return _call(server, "GET", f"/v1/games/{self.id}", None, token)["update"]

    def play(self, server: Server, moves: int = 100) -> int:
        """Play on, at most so many moves; give the version."""
        update = self.see(server)
        while moves and update["status"] == "RUNNING":
            seat = update["waiting_for"][0]["seat"]
            move = self.see(server, seat)["legal_moves"][0]
            body = {"expected_version": update["version"], "move": move}
            update = self._post(server, seat, "moves", body)["update"]
            moves -= 1
        return update["version"]


def _call(server: Server, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}", data, headers, method=method)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


@contextmanager
def serving(folder: Path, tree: Path) -> Iterator[Server]:
    """Run the server of a tree, and end it as a failing machine would: what it answered must be there."""
    server = Server(folder, root=tree)
    server.start()
    try:
        yield server
    finally:
        server.kill()


def test_the_former_process_goes_on_with_all_that_it_can_read(evolved: Evolved, tmp_path: Path) -> None:
    """The newer process wrote on; the former one is started again, as in a rollout that is taken back."""
    former, optional, required = evolved.trees[0], evolved.trees[1], evolved.trees[2]
    assert CHANGES[0] is OPTIONAL
    assert CHANGES[1] is REQUIRED
    for tree in (optional, required):
        make_proto(tree)
    with serving(tmp_path, former) as server:
        tolerated, refused, untouched = [Game(server, name) for name in ("tolerated", "refused", "untouched")]
        assert refused.play(server, 1) == 3
    with serving(tmp_path, optional) as server:
        assert tolerated.play(server, 2) == 4
    with serving(tmp_path, required) as server:
        assert refused.play(server, 2) == 5
    stored = _entries(tmp_path, refused.id)
    with serving(tmp_path, former) as server:
        with pytest.raises(urllib.error.HTTPError, match="503") as caught:
            refused.see(server, 0)
        problem = json.load(caught.value)
        assert (problem["reason"], problem["retry"]) == ("GAME_NEEDS_NEWER_SERVER", "AFTER_DELAY")
        assert tolerated.see(server)["version"] == 4
        for game in (tolerated, untouched):
            game.play(server)
            assert game.see(server)["status"] == "ENDED"
        listed = _call(server, "GET", "/v1/games")["games"]
        assert {each["game_id"]: each["status"] for each in listed}[refused.id] == "RUNNING"
        log = run(former, sys.executable, "-m", "service", "export", refused.id, "--database", str(server.database))
        assert [line.encode() for line in log.splitlines()[1:-1]] == [public for public, _ in stored]
    assert _entries(tmp_path, refused.id) == stored
    told = [json.loads(line) for line in server.log().splitlines()]
    assert [(line["level"], line["event"]) for line in told] == [("warning", "newer server needed")]


def _entries(folder: Path, game_id: str) -> list[tuple[bytes, bytes]]:
    connection = apsw.Connection(str(folder / "fairdeal.db"), flags=apsw.SQLITE_OPEN_READONLY)
    rows = connection.execute(
        "SELECT public, full FROM entries WHERE game_id = ? ORDER BY version", (game_id,)
    ).fetchall()
    connection.close()
    return rows
