"""The README keeps its promises: what it shows is run here, against a real server."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.server import Server

ROOT = Path(__file__).parents[2]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, test=False) as running:
        yield running


def _run(*command: str) -> str:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "proto" / "gen")])}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_with_curl(server: Server):
    told = _run("bash", "examples/first_game.sh", f"http://127.0.0.1:{server.port}")
    assert re.match(r"game [a-z2-7]{26}\nseat [01] begins\nplays \{", told)
    assert '"accepted_version":3' in told


def test_the_game_over_grpc(server: Server):
    told = _run(sys.executable, "examples/first_game.py", f"127.0.0.1:{server.grpc_port}")
    game = re.fullmatch(r"game ([a-z2-7]{26})\n(?:seat [01]: place [12], score -?\d+\n){2}", told)
    assert game is not None
    log = server.folder / "game.jsonl"
    _run(sys.executable, "-m", "service", "export", game[1], "--out", str(log), "--database", str(server.database))
    assert "as seat 0 saw it" in _run(sys.executable, "-m", "service", "replay", str(log), "--seat", "0")


@pytest.mark.parametrize("example", ["first_game.sh", "first_game.py"])
def test_the_readme_shows_what_is_run(example: str):
    assert f"\n{(ROOT / 'examples' / example).read_text()}```\n" in (ROOT / "README.md").read_text()


def test_the_readme_names_commands_and_files_that_exist():
    readme = (ROOT / "README.md").read_text()
    makefile = (ROOT / "Makefile").read_text()
    assert [
        target for target in re.findall(r"^make (\w+)", readme, re.MULTILINE) if f"\n{target}:" not in makefile
    ] == []
    assert [link for link in re.findall(r"\]\(([^)]+)\)", readme) if not (ROOT / link).exists()] == []
    commands = subprocess.run(
        [sys.executable, "-m", "service", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert [name for name in re.findall(r"bin/fairdeal (\w+)", readme) if name not in commands] == []
