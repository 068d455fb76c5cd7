"""A page that knows no rule: the example draws, labels and tells any rule set from answers alone, in both languages."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from engine.game import AnyTitle
from engine.registry import titles
from service.wire.language import LANGUAGES
from tests.support.server import Server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "any_table.py"
TABLES = [(title, seats) for title in titles().values() for seats in sorted({title.seats.minimum, title.seats.maximum})]
NAMES = ("Ann", "Bo", "Eve", "Kim", "Lea")

SPELLING = re.compile(r"[A-Za-z]+\d*_\w+|[{}…]|\b(?:None|null|True|False|true|false)\b|\(가\)|\(를\)|\(는\)|\(로\)")
"""What would be the API's spelling in place of words: names of values and fields, templates, facts that are missing."""

LATIN_WORD = re.compile(r"[a-z]{3,}")
"""An English word, which a Korean text has no need of."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("any_table"), test=False) as running:
        yield running


def shown(server: Server, rule_set: str, *flags: str) -> tuple[str, list[str]]:
    """Run the example; give the id of its game and the lines below the first."""
    command = [sys.executable, str(EXAMPLE), rule_set, "--server", f"http://127.0.0.1:{server.port}", *flags]
    environment = os.environ | {"PYTHONPATH": "", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, cwd=server.folder, env=environment, capture_output=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr.decode()
    first, *lines = done.stdout.decode().splitlines()
    return first.rpartition(" ")[2], lines


def events(server: Server, game: str) -> list[str]:
    """Give the tags of everything that happened in a game, as its spectators see it."""
    entries = httpx.get(f"http://127.0.0.1:{server.port}/v1/games/{game}/entries?page_size=500").json()["entries"]
    return [event["type"] for entry in entries for event in entry["events"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "seats"), TABLES, ids=lambda part: getattr(part, "name", None))
def test_every_rule_set_is_shown_in_words_alone(server: Server, title: AnyTitle, seats: int, language: str):
    table = ("--language", language, "--seats", str(seats), "--moves", "120", "--seed", "3")
    game, lines = shown(server, title.rule_set, *table)
    told = [line for line in lines if line.startswith("  · ")]
    assert len(told) == len(events(server, game)) > 20
    assert all(line.removeprefix("  · ").strip() for line in told)
    assert [line for line in lines if SPELLING.search(line)] == []
    if language == "ko":
        assert [line for line in lines if LATIN_WORD.search(re.sub("|".join(NAMES), "", line))] == []
    assert sum(line.startswith("→ ") for line in lines) == sum(line.startswith("── ") for line in lines) > 0


def test_a_whole_game_ends_with_its_places(server: Server):
    _, lines = shown(server, "take_that/1", "--language", "ko", "--seats", "2")
    assert re.fullmatch(r"1\. (?:Ann|지민)   ★ -?\d+", lines[-2])
    assert re.fullmatch(r"[12]\. (?:Ann|지민)   ★ -?\d+", lines[-1])


def test_the_example_knows_no_title_and_only_the_standard_library():
    code = EXAMPLE.read_text()
    assert len(code.splitlines()) <= 260
    below = code.partition('"""\n\nimport')[2]
    assert [title.name for title in titles().values() if title.name in below] == []
    imported = re.findall(r"^(?:import|from) (\w+)", code, re.MULTILINE)
    assert set(imported) <= set(sys.stdlib_module_names)
