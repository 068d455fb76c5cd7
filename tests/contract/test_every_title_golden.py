"""Golden playthroughs, over every title: a game comes out as written, and a written log replays for ever."""

from itertools import zip_longest
from typing import Any

import msgspec
import pytest

from engine.log import replay
from tests.support.golden import FOLDER, committed_log, golden_games, playthrough
from tests.support.titles import Case, every_title

every = pytest.mark.parametrize("case", every_title(), ids=str)


@every
def test_games_come_out_as_they_are_written(case: Case) -> None:
    for golden in golden_games(case.title):
        written = golden.file.read_text("utf-8").splitlines()
        played = playthrough(golden).splitlines()
        for number, (old, new) in enumerate(zip_longest(written, played), 1):
            assert old == new, f"line {number}: if this is meant, run python -m tests.support.record {case.title.name}"


@every
def test_written_logs_replay_for_ever(case: Case) -> None:
    title = case.title
    files = sorted((FOLDER / title.name).glob("rules-*.txt"))
    assert files
    for file in files:
        head, entries, last = committed_log(file.read_text("utf-8"))
        options = msgspec.json.decode(head["options"], type=title.options)
        event: Any = title.event
        log = [
            (version, [msgspec.json.decode(text, type=event) for text in texts])
            for version, texts in enumerate(entries, 1)
        ]
        states = [state for _, state in replay(title, title.empty(options, int(head["seats"])), log)]
        assert states[-1] == msgspec.json.decode(last, type=title.state)
        assert title.outcome(states[-1]) is not None
