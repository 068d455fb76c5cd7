"""Options, over every title: each pair of values works or is refused by name, and the page of options tells it all."""

import re
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import asdict

from engine.game import AnyTitle, Condition
from engine.options import conflict, option_fields, option_text
from engine.registry import titles
from engine.rules_page import option_rules
from service.app.call import Call
from service.app.games.create_game import create_game
from service.app.messages.lobby import CreateGameRequest
from service.store.memory import MemoryStore
from service.store.status import Status
from service.wire.option_reference import options_page
from tests.support.pairs import covering, samples
from tests.support.tables import make_app, problem_of, running_table
from tests.support.titles import Case, every_title

PAGE = Path(__file__).parents[2] / "docs" / "options.md"
NUMBER = re.compile(r"\b[A-Z]+\d+\.\d+[a-z]?\b")

every = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.name)

Pair = dict[str, Any]


def _pairs(title: AnyTitle) -> list[Pair]:
    """Give every two options with every two of their values."""
    values = {field.name: samples(title, field) for field in option_fields(title.options)}
    return [
        {one: first, two: second}
        for one, two in combinations(values, 2)
        for first, second in product(values[one], values[two])
    ]


def _holds(options: Any, pair: Pair) -> bool:
    """Say whether a game with these values is the same game."""
    return type(options)(**asdict(options) | pair) == options


def _completions(title: AnyTitle, pair: Pair) -> list[Any]:
    others = {field.name: samples(title, field) for field in option_fields(title.options) if field.name not in pair}
    return [title.options(**pair, **dict(zip(others, rest, strict=True))) for rest in product(*others.values())]


def _meets(options: Any, condition: Condition) -> bool:
    return option_text(getattr(options, condition.option)) in condition.values


@every
async def test_every_pair_of_values_works_or_is_refused_with_its_rule(title: AnyTitle) -> None:
    app = make_app(MemoryStore())
    rows = covering(title)
    for number, options in enumerate(rows):
        table = await running_table(
            app, title.seats.minimum, rule_set=title.rule_set, options=options, request_id=f"works-{number}"
        )
        assert (await table.folded()).head.status is Status.RUNNING
    refused = [pair for pair in _pairs(title) if not any(_holds(options, pair) for options in rows)]
    for number, pair in enumerate(refused):
        assert all(conflict(title, options) for options in _completions(title, pair)), f"{pair} could be played"
        options = title.options(**pair)
        request = CreateGameRequest(
            request_id=f"refused-{number}", rule_set=title.rule_set, seats=title.seats.minimum, options=options
        )
        problem = await problem_of(app.bind(create_game)(Call(), request))
        assert (problem.reason, problem.domain) == ("OPTION_CONFLICT", "fairdeal")
        broken = [each for each in title.conflicts if _meets(options, each.first) and _meets(options, each.second)]
        assert (problem.rule, problem.metadata["option"], problem.metadata["other"]) in [
            (each.rule, each.first.option, each.second.option) for each in broken
        ]
    assert bool(refused) == bool(title.conflicts)


@every
def test_conflicts_name_options_values_and_rules_that_exist(title: AnyTitle) -> None:
    case = next(case for case in every_title() if case.title is title)
    fields = {field.name: field for field in option_fields(title.options)}
    known = {*case.rules, *(f"option:{name}" for name in fields)}
    for pair in title.conflicts:
        assert pair.rule in known
        for condition in (pair.first, pair.second):
            field = fields[condition.option]
            lengths = map(str, range(field.minimum, field.maximum + 1))
            assert set(condition.values) <= {*field.values, *lengths, "true", "false", "null"}, condition


@pytest.mark.parametrize("case", every_title(), ids=str)
def test_every_option_stands_beside_the_rules_that_it_changes(case: Case) -> None:
    told = option_rules(case.page())
    assert list(told) == list(case.title.options.__struct_fields__)
    for name, rules in told.items():
        numbers = NUMBER.findall(rules)
        assert numbers, name
        assert set(numbers) <= set(case.rules), name


def test_the_page_of_options_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == options_page(), "python -m service.wire.option_reference > docs/options.md"
