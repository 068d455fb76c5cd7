"""Rulings, over every title: each holds, and together they cite every rule that play can show."""

from functools import cache
from typing import Any

import pytest

from engine.judge import judge
from engine.rules_page import HEADINGS, headings, undecidable
from engine.rulings import Ruling, read_ruling
from service.cli.ruling_files import WrittenRuling, read_rulings, ruling_files
from tests.support.titles import Case, every_title

FEW = 0.2
"""Share of the rules that may stand in the list of those that no play can show."""

every = pytest.mark.parametrize("case", every_title(), ids=str)


def _written(case: Case) -> list[WrittenRuling]:
    return [written for file in ruling_files(case.folder) for written in read_rulings(file)]


@cache
def _rulings(case: Case) -> tuple[Ruling, ...]:
    return tuple(read_ruling(written.plain, {case.title.name: case.title}) for written in _written(case))


def _each() -> list[Any]:
    return [
        pytest.param(case, written, id=f"{case}/{written.file.name}:{written.line}")
        for case in every_title()
        for written in _written(case)
    ]


@pytest.mark.parametrize(("case", "written"), _each())
def test_it_holds(case: Case, written: WrittenRuling) -> None:
    ruling = read_ruling(written.plain, {case.title.name: case.title})
    assert judge(ruling) == ()


@every
def test_names_are_unique(case: Case) -> None:
    names = [ruling.name for ruling in _rulings(case)]
    assert len(set(names)) == len(names)


@every
def test_every_rule_is_cited_or_stands_in_a_short_list(case: Case) -> None:
    cited = {rule for ruling in _rulings(case) for rule in ruling.rules}
    listed = set(undecidable(case.page()))
    rules = set(case.rules)
    options = {f"option:{name}" for name in case.title.options.__struct_fields__}
    assert options - cited == set(), "an option that no ruling shows"
    assert cited - rules - options == set(), "cited, and not on the page"
    assert listed - rules == set(), "listed as not decidable, and not on the page"
    assert listed & cited == set(), "listed as not decidable, and cited"
    assert rules - cited - listed == set(), "on the page, and shown by no ruling"
    assert len(listed) <= FEW * len(rules)


@every
def test_the_page_has_its_headings_and_names_every_option(case: Case) -> None:
    found = headings(case.page())
    assert found[: len(HEADINGS)] == HEADINGS
    for option in case.title.options.__struct_fields__:
        assert f"`{option}`" in case.page(), f"RULES.md does not name {option}"
