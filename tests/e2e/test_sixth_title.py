"""The drill: a title that the service has never heard of is one folder, and `make proto`."""

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.drill import BIN, Drilled, run
from tests.support.server import ROOT, Server


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
    both_ways, answers = ("GameOptions", "GameState", "GameMove"), ("GameView", "GameEvent", "GamePosition")
    unions = {*both_ways, *(f"{name}Input" for name in both_ways), *answers}
    old, new = before["components"]["schemas"], after["components"]["schemas"]
    assert {name for name in old if new.get(name) != old[name]} | {"ReasonName"} == unions | {"ReasonName"}
    one_of = {name: "anyOf" if "anyOf" in old[name] else "oneOf" for name in unions}
    assert all(each in new[name][one_of[name]] for name in unions for each in old[name][one_of[name]])
    assert set(old["ReasonName"]["enum"]) <= set(new["ReasonName"]["enum"])
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
