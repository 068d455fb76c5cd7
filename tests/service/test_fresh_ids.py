"""Nobody who does as the documents do gets the game of who did so before: where a token is answered, ids are fresh."""

import re
from pathlib import Path
from typing import Any

import pytest

from service.api.examples import FRESH, examples
from service.app.messages.lobby import CreateGameRequest
from service.app.problem import Problem
from service.rest.openapi.document import openapi_document
from service.wire import json

ROOT = Path(__file__).parents[2]
PAGES = [
    path
    for pattern in ("*.md", "docs/*.md", "examples/*", "k8s/*.md", "service/api/*.json", "service/rest/pages/*.*")
    for path in ROOT.glob(pattern)
    if path.is_file() and path.name not in ("CHANGELOG.md", "decisions.md")
]
GIVEN = re.compile(r"""["']?request_id["']?\s*[:=]\s*\\?["']([^"'\\]*)""")
"""A request id as JSON, Python, protobuf's text or a shell has it."""


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_no_page_tells_an_id_that_a_token_could_be_answered_to(path: Path):
    """Such an id has 22 characters; one that is made by a command stands behind a `$`, one of Python is no literal."""
    fixed = [given for given in GIVEN.findall(path.read_text("utf-8")) if len(given) >= 22 and "$" not in given]
    assert not [given for given in fixed if "{" not in given]


@pytest.mark.parametrize("random", ["$RANDOM", "Math.random", "random.random", "time.time", "Date.now"])
def test_no_page_makes_ids_of_what_can_be_guessed(random: str):
    assert not [path.name for path in PAGES if random in path.read_text("utf-8")]


def test_the_pages_are_found_and_ids_in_them():
    found = {path.name: GIVEN.findall(path.read_text("utf-8")) for path in PAGES}
    assert {"README.md", "uno-turn.md", "first_game.sh", "any_table.py", "docs.js", "examples.json"} <= found.keys()
    assert FRESH in found["uno-turn.md"]
    assert FRESH in found["spellings.md"]
    assert set(found["examples.json"]) == {FRESH}


def test_what_stands_for_an_id_in_the_documents_is_refused():
    body = json.encode({"request_id": FRESH, "rule_set": "take_that/1", "seats": 2})
    with pytest.raises(Problem) as refused:
        json.decode(CreateGameRequest, body)
    assert [field.path for field in refused.value.fields] == ["request_id"]


def ids_of(document: Any) -> list[str]:
    """Give every request id in a document."""
    match document:
        case dict():
            own = [document["request_id"]] if isinstance(document.get("request_id"), str) else []
            return own + [each for value in document.values() for each in ids_of(value)]
        case list():
            return [each for value in document for each in ids_of(value)]
        case _:
            return []


def test_ids_of_the_api_document_are_new_in_every_process():
    before = ids_of(openapi_document("0"))
    assert len(before) >= 20
    assert all(re.fullmatch(r"[0-9a-f-]{36}", each) for each in before)
    assert len(set(before)) == len(before)
    assert ids_of(openapi_document("0")) == before, "one document in one process"
    examples.cache_clear()
    assert not set(ids_of(openapi_document("0"))) & set(before)
