"""The pages of rules, over every title: in both languages the same rules under the same numbers and tags."""

import re

import pytest

from engine.rules_page import headings, rule_texts
from tests.support.titles import Case, every_title

every = pytest.mark.parametrize("case", every_title(), ids=str)

_LINE = re.compile(r"^\| *([A-Z]+\d+\S*) *\|([^|]*)\|", re.MULTILINE)
_LISTED = re.compile(r"^- ([A-Z]+\d+\S*): ", re.MULTILINE)
_CHOICE = re.compile(r"^\| *`(\w+)` *\|.*\|[^|:]*?([\w., ]+):[^|]*\|", re.MULTILINE)


@every
def test_both_languages_have_the_same_rules_in_the_same_order(case: Case) -> None:
    english, korean = case.page(), (case.folder / "RULES.ko.md").read_text("utf-8")
    assert list(rule_texts(korean)) == list(rule_texts(english))
    for pattern in (_LINE, _LISTED, _CHOICE):
        assert pattern.findall(korean) == pattern.findall(english)


@every
def test_both_languages_have_as_many_headings_and_tables(case: Case) -> None:
    english, korean = case.page(), (case.folder / "RULES.ko.md").read_text("utf-8")
    assert len(headings(korean)) == len(headings(english))
    assert korean.count("\n|---|") == english.count("\n|---|")
