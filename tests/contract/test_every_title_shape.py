"""The shape of every title: what the engine, the codec and the catalogue read from its types."""

import keyword
import typing
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Any

import pytest
from msgspec import Meta, inspect
from msgspec.structs import fields

from engine.game import AnyTitle
from engine.hand import in_deck_order
from engine.options import OptionKind, conflict, option_fields
from engine.value import field_types, members, snake, struct_of
from engine.visibility import AtSeat, Spectator, redaction_of
from tests.support.findings import shows
from tests.support.playouts import playouts
from tests.support.titles import Case, draw_number, every_title

every = pytest.mark.parametrize("case", every_title(), ids=str)


def _structs(title: AnyTitle) -> set[Any]:
    """Give every struct that a title's types reach."""
    return _reached([title.options, title.state, title.view, *members(title.move)[0], *members(title.event)[0]])


def _reached(open_: list[Any]) -> set[Any]:
    found: set[Any] = set()
    while open_:
        kind = open_.pop()
        if kind not in found:
            found.add(kind)
            hints = field_types(kind).values()
            open_ += [part for hint in hints for part in _parts(hint) if struct_of(part) is not None]
    return found


def _parts(hint: Any) -> Iterator[Any]:
    """Give everything that a type is made of."""
    yield hint
    for part in typing.get_args(hint):
        if not isinstance(part, Meta):
            yield from _parts(part)


@every
def test_the_names_agree(case: Case) -> None:
    title = case.title
    assert case.folder.name == title.name == snake(title.name)
    name, _, number = title.rule_set.partition("/")
    assert name == title.name
    assert int(number) >= 1
    assert 2 <= title.seats.minimum <= title.seats.maximum <= 10
    assert title.levels
    assert set(title.seats.recommended) <= set(title.seats)


@every
def test_tags_are_unique_and_name_their_class(case: Case) -> None:
    title = case.title
    travelling = [title.options, title.state, title.view, *members(title.move)[0], *members(title.event)[0]]
    tags = [kind.__struct_config__.tag for kind in travelling]
    assert tags == [f"{title.name}.{snake(kind.__name__)}" for kind in travelling]
    assert Counter(tags).most_common(1)[0][1] == 1


@every
def test_structs_are_frozen_strict_and_hold_no_loose_number(case: Case) -> None:
    sent = _reached([case.title.options, case.title.state, *members(case.title.move)[0]])
    for kind in _structs(case.title):
        config = (typing.get_origin(kind) or kind).__struct_config__
        assert config.frozen, kind
        assert kind not in sent or config.forbid_unknown_fields, f"{kind} takes unknown fields"
        for field in typing.cast("inspect.StructType", inspect.type_info(kind)).fields:
            assert field.name != "type"
            assert not keyword.iskeyword(field.name)
            _check_bounds(field.type, f"{kind}.{field.name}")


def _check_bounds(kind: inspect.Type, where: str) -> None:
    match kind:
        case inspect.IntType():
            assert kind.ge is not None, f"{where} has no lower bound"
            assert kind.le is not None, f"{where} has no upper bound"
            assert -(2**31) <= kind.ge <= kind.le < 2**31, f"{where} is more than 32 bits"
        case inspect.VarTupleType(item_type=item):
            _check_bounds(item, where)
        case inspect.UnionType(types=types):
            for part in types:
                _check_bounds(part, where)
        case inspect.BoolType() | inspect.StrType() | inspect.EnumType() | inspect.StructType() | inspect.NoneType():
            pass
        case _:
            pytest.fail(f"{where} has a type that protobuf cannot hold: {kind}")


@every
def test_enums_speak_in_capitals(case: Case) -> None:
    for kind in _structs(case.title):
        for hint in field_types(kind).values():
            for part in _parts(hint):
                if isinstance(part, type) and issubclass(part, StrEnum):
                    assert all(member.value == member.name == member.name.upper() for member in part), part


@every
def test_state_and_view_have_the_fields_that_everybody_reads(case: Case) -> None:
    title = case.title
    for game in playouts(title):
        for state in game.states[:20]:
            assert state.options == game.options
            assert len(state.hands) == game.seats
            assert state.next_draw >= 0
            assert title.view_of(state, Spectator()).hand is None
            for seat in range(game.seats):
                hand = title.view_of(state, AtSeat(seat)).hand
                assert hand == in_deck_order(hand)
                assert state.hands[seat] == in_deck_order(state.hands[seat])
                assert all(shows(card, held) for card, held in zip(hand, state.hands[seat], strict=True))


@every
def test_every_draw_is_numbered_in_its_event(case: Case) -> None:
    for game in playouts(case.title):
        events = [*game.dealt, *(event for step in game.steps for event in step.events)]
        numbers = [number for event in events if (number := draw_number(event)) is not None]
        assert numbers == list(range(len(numbers)))
        assert game.states[-1].next_draw == len(numbers)


@every
def test_options_have_defaults_that_can_be_played_and_a_form(case: Case) -> None:
    options = case.title.options()
    assert conflict(case.title, options) is None
    assert [field.name for field in option_fields(case.title.options)] == [field.name for field in fields(options)]


@every
def test_conflicts_name_options_and_values_that_exist(case: Case) -> None:
    known = {field.name: field for field in option_fields(case.title.options)}
    for pair in case.title.conflicts:
        assert pair.rule in case.rules or pair.rule.startswith("option:")
        for condition in (pair.first, pair.second):
            field = known[condition.option]
            assert condition.values
            if field.values and not field.maximum:
                assert set(condition.values) <= {*field.values, "null"}


@every
def test_premium_values_and_the_variant_are_those_of_choices(case: Case) -> None:
    choices = {
        field.name: field.values for field in option_fields(case.title.options) if field.kind is OptionKind.CHOICE
    }
    for condition in case.title.premium:
        assert set(condition.values) <= set(choices[condition.option])
        assert str(getattr(case.title.options(), condition.option)) not in condition.values, "the default is premium"
    assert case.title.variant is None or case.title.variant in choices


@every
def test_required_arguments_of_moves_have_no_default(case: Case) -> None:
    for kind in members(case.title.move)[0]:
        for field in fields(kind):
            nullable = type(None) in typing.get_args(field.type)
            assert field.required or nullable or field.default in (False, ()), f"{kind}.{field.name}"


@every
def test_every_event_field_that_can_hold_a_card_is_marked(case: Case) -> None:
    redaction_of(case.title.cards, case.title.event)
