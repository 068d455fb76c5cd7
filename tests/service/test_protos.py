"""The .proto files of the titles are what their structs say, with the numbers of the lock."""

import re
from pathlib import Path

import pytest

from service.wire.protos.__main__ import LOCK, stale, written
from service.wire.protos.numbers import Lock
from service.wire.protos.places import Place
from service.wire.protos.text import option_lines

PROTO = Path(__file__).parents[2] / "proto"
FILES = sorted(path.relative_to(PROTO) for path in (PROTO / "fairdeal").rglob("*.proto"))


def test_they_and_the_lock_are_current():
    texts = written(Lock((PROTO / LOCK).read_text("utf-8")))
    assert stale(PROTO, texts) == [], "run `make proto`"


@pytest.mark.parametrize("path", FILES, ids=str)
def test_every_file_says_how_other_languages_name_it(path):
    text = (PROTO / path).read_text("utf-8")
    package = re.search(r"^package (.+);$", text, re.MULTILINE)[1]
    lines = [line for line in text.splitlines() if line.startswith("option ")]
    assert lines == option_lines(Place(package, path.stem))
