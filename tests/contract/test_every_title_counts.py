"""Tiny tables, over every title: every state is walked, and every move tried there."""

from typing import Any

import msgspec
import pytest

from tests.support.explore import Tiny, explore
from tests.support.titles import Case, every_title


def _tables() -> list[Any]:
    return [
        pytest.param(case, msgspec.convert(tiny, Tiny), id=f"{case}: {tiny['name']}")
        for case in every_title()
        for tiny in case.table("counts.toml")["tiny"]
    ]


@pytest.mark.parametrize(("case", "tiny"), _tables())
def test_the_counts_are_known_and_every_move_is_judged_as_listed(case: Case, tiny: Tiny) -> None:
    counts, disagreements = explore(case.title, tiny)
    assert disagreements == []
    assert counts == tiny.counts


@pytest.mark.parametrize("case", every_title(), ids=str)
def test_there_is_a_tiny_table_that_is_played_to_its_ends(case: Case) -> None:
    tables = case.table("counts.toml")["tiny"]
    assert any(tiny["ends"] > 1 and tiny["states"] >= 100 for tiny in tables), (
        f"{case.folder}/counts.toml needs a tiny table with 100 states or more and two ends or more: "
        f"give a seat another card or let one more seat play, then `make record ARGS={case}` writes its counts"
    )
