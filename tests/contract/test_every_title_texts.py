"""Texts, over every title: complete in every language, the same facts in each, and never a hidden one."""

import re
import typing
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any

import pytest

from engine.game import Refusal
from engine.options import OptionKind, option_fields
from engine.table import phases_of
from engine.value import field_types, members, snake, struct_of
from engine.visibility import ALL, AtSeat, Mark
from service.wire.docstrings import attribute_docs
from service.wire.language import LANGUAGES
from service.wire.template import names_in, render
from tests.support.explore import states
from tests.support.playouts import playouts
from tests.support.probes import wrong_moves
from tests.support.titles import Case, every_title, stream

every = pytest.mark.parametrize("case", every_title(), ids=str)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


RULE = re.compile(r"\b[A-Z]+\d+\.\d+[a-z]?\b")

SHARED_ZONES = {"draw_pile", "hand", "discard_pile"}
"""Places that every title may have; the service names them."""


def _leaves(table: dict[str, Any], path: tuple[str, ...] = ()) -> dict[tuple[str, ...], Any]:
    found: dict[tuple[str, ...], Any] = {}
    for key, value in table.items():
        found |= _leaves(value, (*path, key)) if isinstance(value, dict) else {(*path, key): value}
    return found


def _wanted(case: Case) -> set[tuple[str, ...]]:
    """Give the keys of every text that a title needs, but for its cards."""
    keys = {("title", "name"), ("title", "summary")}
    for field in option_fields(case.title.options):
        keys |= {("options", field.name, "name"), ("options", field.name, "summary")}
        if field.kind in (OptionKind.CHOICE, OptionKind.LIST):
            keys |= {("options", field.name, "values", value) for value in field.values}
    keys |= {("reasons", reason.value) for reason in case.title.reason}
    keys |= {("events", snake(kind.__name__)) for kind in members(case.title.event)[0]}
    keys |= {("moves", snake(kind.__name__)) for kind in members(case.title.move)[0]}
    keys |= {("phases", phase.value) for phase in field_types(case.title.view)["phase"]}
    keys |= {("zones", zone.name) for zone in case.title.zones if zone.name not in SHARED_ZONES}
    return keys


@every
@in_every_language
def test_nothing_is_missing_and_nothing_is_left_over(case: Case, language: str) -> None:
    texts = _leaves(case.table(f"texts/{language}.toml"))
    assert {key for key in texts if key[0] not in {"cards", "words"}} == _wanted(case)
    assert all(isinstance(text, str) and text.strip() == text != "" for text in texts.values())


@every
@in_every_language
def test_cards_have_names_and_numbers_a_pattern(case: Case, language: str) -> None:
    names = case.table(f"texts/{language}.toml")["cards"]
    named = [kind for kind in case.title.cards if isinstance(kind, type) and issubclass(kind, StrEnum)]
    if named:
        assert set(names) == {member.value for kind in named for member in kind}
    else:
        assert names_in(names.pop("any")) == ["card"]
        assert not names


def _shown_enums(case: Case) -> set[type[StrEnum]]:
    """Give every enum that clients show by a WORD: in views, events, moves, groups; not cards, options, phases."""
    title = case.title
    shown: set[type[StrEnum]] = {type(group.kind) for group in _groups_met(case)}
    met: set[Any] = set()
    open_ = [title.view, *members(title.event)[0], *members(title.move)[0]]
    while open_:
        kind = open_.pop()
        if kind in met or kind is title.options:
            continue
        met.add(kind)
        for hint in field_types(kind).values():
            parts = list(_parts(hint))
            open_ += [part for part in parts if struct_of(part) is not None]
            shown |= {part for part in parts if _is_enum(part)}
    return shown - {*title.cards, phases_of(title.view)}


def _parts(hint: Any) -> Iterator[Any]:
    yield hint
    for part in typing.get_args(hint):
        yield from _parts(part)


def _is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, StrEnum)


@every
@in_every_language
def test_other_values_that_clients_show_have_words(case: Case, language: str) -> None:
    words = set(case.table(f"texts/{language}.toml").get("words", {}))
    suits = {data.suit for data in case.title.deck if data.suit is not None}
    assert {member.value for kind in _shown_enums(case) for member in kind} | suits <= words


def _groups_met(case: Case) -> list[Any]:
    states = (state for game in playouts(case.title) for state in game.states[:50])
    return [group for state in states for group in _groups(case, state)]


def _groups(case: Case, state: Any) -> list[Any]:
    seats = range(len(state.hands))
    return [group for seat in seats for group in case.title.groups(case.title.view_of(state, AtSeat(seat)))]


@every
def test_a_word_means_the_same_in_every_enum(case: Case) -> None:
    """WORD texts are one namespace of bare values: enums may share one if their texts cite the same rule for it."""
    meanings: dict[str, dict[str, str]] = {}
    for kind in _shown_enums(case):
        for member in kind:
            meanings.setdefault(member.value, {})[kind.__name__] = attribute_docs(kind)[member.name]
    shared = {value: texts for value, texts in meanings.items() if len(texts) > 1}
    assert [f"{value}: {texts}" for value, texts in shared.items() if not _one_meaning(texts.values())] == []


def _one_meaning(texts: Iterable[str]) -> bool:
    rules = {tuple(sorted(RULE.findall(text))) for text in texts}
    return len(set(texts)) == 1 or (len(rules) == 1 and () not in rules)


@every
@in_every_language
def test_a_move_is_told_with_its_fields(case: Case, language: str) -> None:
    texts = case.table(f"texts/{language}.toml")["moves"]
    for kind in members(case.title.move)[0]:
        assert set(names_in(texts[snake(kind.__name__)])) <= set(field_types(kind))


@every
@in_every_language
def test_an_event_is_told_with_its_fields(case: Case, language: str) -> None:
    texts = case.table(f"texts/{language}.toml")["events"]
    for kind in members(case.title.event)[0]:
        assert set(names_in(texts[snake(kind.__name__)])) <= set(field_types(kind))


@every
@in_every_language
def test_a_phase_is_told_without_facts_too(case: Case, language: str) -> None:
    for text in case.table(f"texts/{language}.toml")["phases"].values():
        assert set(names_in(text)) <= {"count"}
        assert "…" not in render(text, {})


@every
def test_languages_say_the_same_facts(case: Case) -> None:
    tables = [_leaves(case.table(f"texts/{language}.toml")) for language in LANGUAGES]
    for key in tables[0]:
        params = [sorted(names_in(table[key])) for table in tables]
        assert all(found == params[0] for found in params), key


@every
@in_every_language
def test_events_tell_fields_that_nobody_hides(case: Case, language: str) -> None:
    texts = case.table(f"texts/{language}.toml")["events"]
    for kind in members(case.title.event)[0]:
        hints = field_types(kind)
        for param in names_in(texts[snake(kind.__name__)]):
            marks = [part for part in typing.get_args(hints[param]) if isinstance(part, Mark)]
            assert all(mark is ALL for mark in marks), f"{kind.__name__} tells {param}"


@every
@in_every_language
def test_reasons_tell_params_that_every_refusal_carries(case: Case, language: str) -> None:
    title, texts = case.title, case.table(f"texts/{language}.toml").get("reasons", {})
    told: set[str] = set()
    for name, state, draws in states(case, 100):
        for seat, move in wrong_moves(title, state, stream(title.name, name, "texts"), 100):
            verdict = title.decide(state, seat, move, draws)
            if isinstance(verdict, Refusal) and verdict.reason in texts:
                params = set(verdict.params)
                assert set(names_in(texts[verdict.reason])) <= params, verdict
                told.add(verdict.reason)
    assert told == set(texts)
