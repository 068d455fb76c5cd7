"""Writes docs/options.md from the catalogue: `python -m service.wire.option_reference > docs/options.md`."""

import sys
from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from engine.game import AnyTitle
from engine.registry import titles
from engine.rules_page import option_rules
from service.app.messages.catalog import (
    ChoiceOption,
    FlagOption,
    ListOption,
    NumberOption,
    OptionCondition,
    OptionConflict,
    OptionInfo,
    RuleSetInfo,
    SeatCounts,
)
from service.app.rules.catalog import describe
from service.wire.texts import TitleTexts

_HEAD: Final = """\
# Options

This page is written from the catalogue, which a client gets with `GET /v1/rule-sets`;
`python -m service.wire.option_reference` makes it anew.

Options are chosen when a game is created and stay as they are. One that is left out has its default; `null` leaves it
to the other options. The numbers of rules are those in the title's RULES.md. Values that are refused together end in
OPTION_CONFLICT, which names both options and the rule. Premium values are for games of hosts who are entitled to them.
"""


def options_page() -> str:
    """Give the whole page as Markdown."""
    return "\n".join([_HEAD, *(line for title in titles().values() for line in _title(title))])


def _title(title: AnyTitle) -> Iterator[str]:
    rule_set = describe(title, TitleTexts(), "en")
    page = (files(f"engine.games.{title.name}") / "RULES.md").read_text("utf-8")
    rules = option_rules(page)
    yield from (f"## {rule_set.name} (`{rule_set.rule_set}`)", "")
    yield from (f"For {_seats(rule_set.seats)} seats.", "")
    yield from ("| option | values | default | rule | what it decides |", "|---|---|---|---|---|")
    for option in rule_set.options:
        told = f"{option.name}. {option.summary}"
        yield f"| `{option.key}` | {_values(option)} | {_default(option)} | {rules[option.key]} | {told} |"
    yield from ("", *_conflicts(rule_set), "")


def _seats(seats: SeatCounts) -> str:
    return str(seats.minimum) if seats.minimum == seats.maximum else f"{seats.minimum} to {seats.maximum}"


def _values(option: OptionInfo) -> str:
    named = [f"`{each.value}`{' (premium)' * each.premium}: {each.name}" for each in getattr(option, "values", ())]
    match option:
        case ChoiceOption():
            parts = named
        case FlagOption():
            parts = ["`true`", "`false`"]
        case NumberOption():
            parts = [f"{option.minimum} to {option.maximum}"]
        case ListOption():
            parts = [f"{option.minimum_items} to {option.maximum_items} items", *named]
    return "<br>".join([*parts, "`null`"] if getattr(option, "nullable", False) else parts)


def _default(option: OptionInfo) -> str:
    match option:
        case ListOption():
            return "`null`" if option.default_items is None else f"{option.default_items} items"
        case FlagOption(default_value=bool(value)):
            return f"`{str(value).lower()}`"
        case _:
            return "`null`" if option.default_value is None else f"`{option.default_value}`"


def _conflicts(rule_set: RuleSetInfo) -> Iterator[str]:
    if not rule_set.conflicts:
        yield "No two values exclude each other."
        return
    lists = {option.key for option in rule_set.options if isinstance(option, ListOption)}
    yield from ("| refused together | | rule |", "|---|---|---|")
    yield from (_conflict(pair, lists) for pair in rule_set.conflicts)


def _conflict(pair: OptionConflict, lists: set[str]) -> str:
    return f"| {_condition(pair.first, lists)} | {_condition(pair.second, lists)} | {pair.rule} |"


def _condition(condition: OptionCondition, lists: set[str]) -> str:
    values = condition.values
    told = f"{values[0]} to {values[-1]}" if _is_range(values) else " or ".join(f"`{value}`" for value in values)
    return f"`{condition.key}` = {told}{' items' * (condition.key in lists)}"


def _is_range(values: tuple[str, ...]) -> bool:
    if len(values) < 2 or not all(value.isdecimal() for value in values):
        return False
    numbers = [int(value) for value in values]
    return numbers == list(range(numbers[0], numbers[-1] + 1))


if __name__ == "__main__":
    sys.stdout.write(options_page())
