"""The catalogue: forms for options, made from the options themselves."""

from enum import StrEnum
from typing import Annotated

import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.game import AnyTitle, Condition, Conflict
from engine.reason import SHARED_PARAMS, Reason
from engine.registry import titles
from engine.value import tagged
from service.app.app import App
from service.app.messages.catalog import (
    ChoiceOption,
    ChoiceValue,
    FlagOption,
    ListOption,
    NumberOption,
    OptionCondition,
    OptionConflict,
    SeatCounts,
)
from service.app.problem import Problem
from service.app.rule_book import RuleBook
from service.app.rules.catalog import Catalog, describe
from service.app.rules.checks import complete_options
from service.store.memory import MemoryStore
from tests.support.tables import LIMITS, PathTexts, make_app


class Style(StrEnum):
    SHORT = "SHORT"
    LONG = "LONG"


class Extra(Struct, frozen=True):
    style: Style


class Options(Struct, frozen=True, kw_only=True, tag=tagged("made_up")):
    style: Style = Style.LONG
    house: Style | None = None
    open: bool = True
    rounds: Annotated[int, Meta(ge=1, le=9)] = 2
    bonus: Annotated[int, Meta(ge=-5, le=5)] | None = None
    styles: Annotated[tuple[Style, ...], Meta(max_length=3)] = (Style.LONG,)
    extras: Annotated[tuple[Extra, ...], Meta(min_length=1, max_length=2)] = (Extra(Style.SHORT),)


CONFLICT = Conflict(Condition("open", ("false",)), Condition("styles", ("2", "3")), "M1.2")


def made_up() -> AnyTitle:
    title = next(iter(titles().values()))
    return replace(title, options=Options, conflicts=(CONFLICT,), premium=(Condition("style", ("SHORT",)),))


def test_every_kind_of_option_has_its_descriptor() -> None:
    title = made_up()
    options = {option.key: option for option in describe(title, PathTexts(), "ko").options}
    where = f"ko.{title.name}.options"
    values = {
        name: tuple(
            ChoiceValue(value, f"{where}.{name}.values.{value}", name == "style" and value == "SHORT")
            for value in ("SHORT", "LONG")
        )
        for name in ("style", "house", "styles", "extras")
    }
    told = {name: (name, f"{where}.{name}.name", f"{where}.{name}.summary") for name in options}
    assert list(options) == ["style", "house", "open", "rounds", "bonus", "styles", "extras"]
    assert options["style"] == ChoiceOption(*told["style"], False, "LONG", values["style"])
    assert options["house"] == ChoiceOption(*told["house"], True, None, values["house"])
    assert options["open"] == FlagOption(*told["open"], False, True)
    assert options["rounds"] == NumberOption(*told["rounds"], False, 2, 1, 9)
    assert options["bonus"] == NumberOption(*told["bonus"], True, None, -5, 5)
    assert options["styles"] == ListOption(*told["styles"], 0, 3, 1, values["styles"])
    assert options["extras"] == ListOption(*told["extras"], 1, 2, 1, values["extras"])


def test_conflicts_are_data_and_are_refused_at_creation() -> None:
    title = made_up()
    rule_set = describe(title, PathTexts(), "en")
    assert rule_set.conflicts == (
        OptionConflict(OptionCondition("open", ("false",)), OptionCondition("styles", ("2", "3")), "M1.2"),
    )
    book = RuleBook(title)
    assert complete_options(book, None) == Options()
    assert complete_options(book, Options(open=False)) == Options(open=False)
    with pytest.raises(Problem) as caught:
        complete_options(book, Options(open=False, styles=(Style.LONG, Style.SHORT)))
    problem = caught.value
    assert (problem.reason, problem.domain, problem.rule) == ("OPTION_CONFLICT", "fairdeal", "M1.2")
    assert problem.metadata == {"option": "open", "value": "false", "other": "styles", "other_value": "2"}


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.name)
def test_every_title_is_described_from_itself(title: AnyTitle) -> None:
    rule_set = describe(title, PathTexts(), "en")
    assert (rule_set.rule_set, rule_set.title, rule_set.levels) == (title.rule_set, title.name, title.levels)
    assert rule_set.seats == SeatCounts(title.seats.minimum, title.seats.maximum, title.seats.recommended)
    assert [option.key for option in rule_set.options] == list(title.options.__struct_fields__)
    told = {each.reason: (each.domain, {fact.name: fact.kind for fact in each.params}) for each in rule_set.reasons}
    shared = {reason.value: ("fairdeal", dict(SHARED_PARAMS.get(reason, {}))) for reason in Reason}
    own = {reason.value: (f"{title.name}.fairdeal", dict(title.params.get(reason, {}))) for reason in title.reason}
    assert told == shared | own
    assert [each.reason for each in rule_set.reasons] == [*shared, *own]
    prefix = f"{title.name}."
    assert all(tag.startswith(prefix) for tag in (*rule_set.move_tags, *rule_set.event_tags))
    assert len({*rule_set.move_tags, *rule_set.event_tags}) == len(rule_set.move_tags) + len(rule_set.event_tags)


class OneMissing(PathTexts):
    def text(self, title: str, language: str, *path: str) -> str:
        if path == ("title", "name") and language == "ko":
            raise KeyError(".".join(path))
        return super().text(title, language, *path)


def test_a_missing_text_shows_at_start() -> None:
    with pytest.raises(KeyError, match=r"title\.name"):
        Catalog(tuple(titles().values()), OneMissing())


def test_the_app_describes_itself() -> None:
    app: App = make_app(MemoryStore())
    assert app.limits == LIMITS
    described = app.catalog.described("take_that/1", "en")
    assert described is not None
    assert described is app.catalog.described("take_that/1", "en"), "it is made once, not for each caller"
    assert app.catalog.described("take_that/1", "fr") is None
