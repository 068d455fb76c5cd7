"""Reads a title's RULES.md: the rules by their numbers, and those that no play can show."""

import re
from collections.abc import Iterator
from typing import Annotated

from msgspec import Meta, Struct

HEADINGS = ("Source", "Chosen variation", "Deviations", "Options", "Sizes")
"""Headings that every page has, in this order."""

UNDECIDABLE = "Not decidable in play"
"""Heading of the list of rules that no ruling can show, with the reason for each: `- T1.1: what the box holds`."""

_RULE = re.compile(r"^\| *(?P<id>[A-Z]+\d+(?:\.\d+)?[a-z]?) *\|(?P<cells>.*)\|\s*$")
_OPTION = re.compile(r"^\| *`(?P<name>\w+)` *\|.*\|(?P<rule>[^|:]+):[^|]*\|\s*$")
_LISTED = re.compile(r"^- (?P<id>[A-Z]+\d+(?:\.\d+)?[a-z]?): (?P<why>.+)$")


RuleNumber = Annotated[str, Meta(pattern=r"^([A-Z]+\d+(\.\d+)?[a-z]?|option:\w+)$(?!\n)")]
"""The number of a rule as a title's RULES.md has it (`T2.2`), or `option:<name>` for what an option does."""


class RuleText(Struct, frozen=True):
    """One rule in words."""

    rule: RuleNumber
    """Its number, or `option:<name>` for what an option does; refusals cite it so."""
    text: str
    """What it says, Markdown in one line."""


class RuleSection(Struct, frozen=True):
    """One part of the help page."""

    heading: str
    """Its heading; that of the first part is the title's name."""
    text: str
    """What it says beside its rules, Markdown; may be empty."""
    rules: tuple[RuleText, ...]
    """Its rules, in order."""


def rule_sections(page: str) -> tuple[RuleSection, ...]:
    """Give the whole page, part by part: a table of rules becomes rules, all else stays text."""
    parts: list[tuple[str, list[str]]] = []
    for line in page.splitlines():
        if line.startswith(("# ", "## ")):
            parts.append((line.lstrip("#").strip(), []))
        elif parts:
            parts[-1][1].append(line)
    return tuple(_part(heading, lines) for heading, lines in parts)


def _part(heading: str, lines: list[str]) -> RuleSection:
    text: list[str] = []
    rules: list[RuleText] = []
    table: list[str] = []
    for line in (*lines, ""):
        if line.startswith("|"):
            table.append(line)
            continue
        found = [rule for row in table if (rule := _row(row)) is not None]
        rules += found
        text += [] if found else table
        text.append(line)
        table = []
    return RuleSection(heading, "\n".join(text).strip(), tuple(rules))


def _row(line: str) -> RuleText | None:
    if (match := _RULE.match(line)) is not None:
        return RuleText(match["id"], match["cells"].rpartition("|")[2].strip())
    if (match := _OPTION.match(line)) is not None:
        return RuleText(f"option:{match['name']}", line.strip().strip("|").rpartition("|")[2].strip())
    return None


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
