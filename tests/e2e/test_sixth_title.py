"""The drill: a title that the service has never heard of is one folder, and `make proto`."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.server import ROOT, Server

DRILL = ROOT / "tests" / "support" / "high_card"
BIN = Path(sys.executable).parent


def copy_tree(to: Path) -> None:
    """Copy what git tracks or would track."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.check_output(listed, cwd=ROOT, text=True).split("\0"):
        if name and (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)


def add_title(root: Path) -> None:
    """Do what CONTRIBUTING.md tells: put the folder there; `make proto` writes everything else."""
    shutil.copytree(DRILL / "high_card", root / "engine" / "games" / "high_card")


def run(root: Path, *command: str) -> str:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(root), str(root / "proto" / "gen")])}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tree(root: Path) -> dict[str, bytes]:
    """Give every file of a tree that is no cache."""
    files = (path for path in root.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {str(path.relative_to(root)): path.read_bytes() for path in files}


class Drilled(NamedTuple):
    """A copy of the whole project that knows a sixth title."""

    root: Path
    changed: set[str]


@pytest.fixture(scope="module")
def drilled(tmp_path_factory: pytest.TempPathFactory) -> Drilled:
    root = tmp_path_factory.mktemp("sixth") / "fairdeal"
    copy_tree(root)
    before = tree(root)
    add_title(root)
    run(root, "make", "proto", "READY=", f"BIN={BIN}")
    after = tree(root)
    return Drilled(root, {name for name in before | after if before.get(name) != after.get(name)})


@pytest.fixture
def server(drilled: Drilled, tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, root=drilled.root) as running:
        yield running


def test_it_is_played_over_both_transports(drilled: Drilled, server: Server, tmp_path: Path):
    ports = (str(server.port), str(server.grpc_port))
    run(drilled.root, sys.executable, "-m", "tests.support.both_transports", "high_card", *ports, str(tmp_path))
    logs = [str(tmp_path / f"{name}.jsonl") for name in ("rest", "grpc")]
    told = run(drilled.root, sys.executable, "-m", "service", "replay", "--json", *logs)
    first, second = [json.loads(line) for line in told.splitlines()]
    assert first["rule_set"] == "high_card/1"
    assert first["status"] == "ENDED"
    assert first["outcome"] == second["outcome"]


def test_its_rulings_are_judged(drilled: Drilled):
    told = run(drilled.root, sys.executable, "-m", "service", "rulings", "engine/games/high_card")
    assert re.fullmatch(r"(\d+) of \1 rulings hold\.\n", told)


def test_its_proto_keeps_the_rules_of_the_house(drilled: Drilled):
    run(drilled.root, str(BIN / "buf"), "lint", "proto")
    run(drilled.root, str(BIN / "buf"), "breaking", "proto", "--against", str(ROOT / "proto"))


def test_its_arrival_renames_nothing_in_openapi(drilled: Drilled):
    before, after = [
        json.loads(run(root, sys.executable, "-m", "service.rest.openapi")) for root in (ROOT, drilled.root)
    ]
    both_ways, answers = ("GameOptions", "GameState", "GameMove"), ("GameView", "GameEvent")
    unions = {*both_ways, *(f"{name}Input" for name in both_ways), *answers}
    old, new = before["components"]["schemas"], after["components"]["schemas"]
    assert {name for name in old if new.get(name) != old[name]} == unions
    assert all(each in new[name]["oneOf"] for name in unions for each in old[name]["oneOf"])
    assert {name for name in new if name not in old} == {name for name in new if name.startswith("HighCard")}
    assert before["paths"].keys() == after["paths"].keys()


def test_nothing_was_written_by_hand_outside_its_folder(drilled: Drilled):
    own = {name for name in drilled.changed if name.startswith(("engine/games/high_card/", "proto/gen/"))}
    unions = {f"proto/fairdeal/v1/game_{name}.proto" for name in ("options", "state", "move", "view", "event")}
    assert drilled.changed - own == unions | {
        "proto/numbers.toml",
        "proto/fairdeal/games/high_card/v1/high_card.proto",
    }


def test_no_other_number_was_changed(drilled: Drilled):
    before, after = [tomllib.loads((root / "proto" / "numbers.toml").read_text()) for root in (ROOT, drilled.root)]
    assert after["titles"] == before["titles"] | {"high_card": max(before["titles"].values()) + 1}
    assert {name: after[name] for name in before if name != "titles"} == {
        name: numbers for name, numbers in before.items() if name != "titles"
    }
