"""Golden playthroughs, over every title: games come out as they are written."""

from itertools import zip_longest

import pytest

from tests.support.golden import MOST_LINES, golden_file, golden_text
from tests.support.titles import Case, every_title

every = pytest.mark.parametrize("case", every_title(), ids=str)


@every
def test_games_come_out_as_they_are_written(case: Case) -> None:
    written = golden_file(case.title).read_text("utf-8").splitlines()
    assert len(written) <= MOST_LINES, "a person must be able to read it"
    for number, (old, new) in enumerate(zip_longest(written, golden_text(case.title).splitlines()), 1):
        assert old == new, f"line {number}: if this is meant, run python -m tests.support.record {case.title.name}"
