"""Reads a title's RULES.md: the rules by their numbers, and those that no play can show."""

import re
from collections.abc import Iterator

HEADINGS = ("Source", "Chosen variation", "Deviations", "Options", "Sizes")
"""Headings that every page has, in this order."""

UNDECIDABLE = "Not decidable in play"
"""Heading of the list of rules that no ruling can show, with the reason for each: `- T1.1: what the box holds`."""

_RULE = re.compile(r"^\| *(?P<id>[A-Z]+\d+(?:\.\d+)?[a-z]?) *\|(?P<cells>.*)\|\s*$")
_OPTION = re.compile(r"^\| *`(?P<name>\w+)` *\|.*\|(?P<rule>[^|:]+):[^|]*\|\s*$")
_LISTED = re.compile(r"^- (?P<id>[A-Z]+\d+(?:\.\d+)?[a-z]?): (?P<why>.+)$")


def rule_texts(page: str) -> dict[str, str]:
    """Give the text of each rule by its number: the last cell of its line in a table."""
    found = (match for line in page.splitlines() if (match := _RULE.match(line)))
    return {match["id"]: match["cells"].rpartition("|")[2].strip() for match in found}


def option_rules(page: str) -> dict[str, str]:
    """Give the numbers of the rules behind each option: what stands before the colon in the last cell of its line."""
    found = (match for line in _section(page, "Options") if (match := _OPTION.match(line)))
    return {match["name"]: match["rule"].strip() for match in found}


def undecidable(page: str) -> dict[str, str]:
    """Give the rules that no play can show, each with the reason."""
    lines = _section(page, UNDECIDABLE)
    return {match["id"]: match["why"] for line in lines if (match := _LISTED.match(line))}


def headings(page: str) -> tuple[str, ...]:
    """Give the headings of the second level, in order."""
    return tuple(line.removeprefix("## ").strip() for line in page.splitlines() if line.startswith("## "))


def _section(page: str, heading: str) -> Iterator[str]:
    inside = False
    for line in page.splitlines():
        if line.startswith("## "):
            inside = line.removeprefix("## ").strip() == heading
        elif inside:
            yield line
