"""Options as data: their forms, and values that exclude each other."""

from enum import StrEnum
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.game import AnyTitle, Condition, Conflict, Refusal
from engine.options import OptionField, OptionKind, conflict, option_fields, option_text
from tests.support.high_card.high_card import TITLE


class Color(StrEnum):
    RED = "RED"
    BLUE = "BLUE"


class Extra(Struct, frozen=True):
    kind: Color
    count: Annotated[int, Meta(ge=1, le=3)] = 1


class Options(Struct, frozen=True, kw_only=True):
    open: bool = True
    color: Color = Color.BLUE
    rounds: Annotated[int, Meta(ge=1, le=4)] = 2
    limit: Annotated[int, Meta(ge=4, le=24)] | None = None
    extras: Annotated[tuple[Extra, ...], Meta(max_length=3)] = (Extra(Color.RED),)
    order: Annotated[tuple[Color, ...], Meta(min_length=1, max_length=2)] | None = None


def test_every_kind_of_option_is_described() -> None:
    assert option_fields(Options) == (
        OptionField("open", OptionKind.FLAG, False, True, (), 0, 0),
        OptionField("color", OptionKind.CHOICE, False, Color.BLUE, ("RED", "BLUE"), 0, 0),
        OptionField("rounds", OptionKind.NUMBER, False, 2, (), 1, 4),
        OptionField("limit", OptionKind.NUMBER, True, None, (), 4, 24),
        OptionField("extras", OptionKind.LIST, False, (Extra(Color.RED),), ("RED", "BLUE"), 0, 3),
        OptionField("order", OptionKind.LIST, True, None, ("RED", "BLUE"), 1, 2),
    )


@pytest.mark.parametrize(
    ("type_", "default"),
    [
        (Color, msgspec.NODEFAULT),
        (int, 1),
        (str, "x"),
        (tuple[Color, ...], ()),
        (Annotated[tuple[int, ...], Meta(max_length=2)], ()),
        (Color | bool, True),
    ],
)
def test_what_no_form_can_show_is_refused(type_: Any, default: Any) -> None:
    field = ("bad", type_) if default is msgspec.NODEFAULT else ("bad", type_, default)
    with pytest.raises(TypeError, match="option bad"):
        option_fields(msgspec.defstruct("Bad", [field]))


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "null"), (True, "true"), (False, "false"), (3, "3"), (Color.RED, "RED"), ((), "0"), (("a", "b"), "2")],
)
def test_values_are_named_as_text(value: object, text: str) -> None:
    assert option_text(value) == text


def _excluding() -> AnyTitle:
    first, second = Condition("tricks", ("1", "2")), Condition("winner", ("LOWEST",))
    return replace(TITLE, conflicts=(Conflict(first, second, "H9.9"),))


@pytest.mark.parametrize(("tricks", "winner"), [(3, "LOWEST"), (1, "HIGHEST")])
def test_one_side_of_a_conflict_alone_is_fine(tricks: int, winner: str) -> None:
    options = msgspec.convert({"tricks": tricks, "winner": winner}, TITLE.options)
    assert conflict(_excluding(), options) is None


def test_both_sides_are_refused_with_names_values_and_rule() -> None:
    options = msgspec.convert({"tricks": 2, "winner": "LOWEST"}, TITLE.options)
    found = conflict(_excluding(), options)
    assert isinstance(found, Refusal)
    assert (found.reason, found.rule) == ("OPTION_CONFLICT", "H9.9")
    facts = found.params
    assert facts == {"option": "tricks", "value": "2", "other": "winner", "other_value": "LOWEST"}
