"""What clients draw a table from, over every title: zones, cards, facts of refusals, groups of the hand.

A page that knows no rule animates an event by its transfers; so they must account for every change of every count.
"""

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Any

import msgspec
import pytest

from engine.game import AnyTitle, Refusal
from engine.reason import SHARED_PARAMS, ParamKind
from engine.value import field_types, members
from engine.visibility import AtSeat, Spectator
from engine.zones import Transfer, ZonePlace
from tests.support.explore import states
from tests.support.playouts import Playout, moments, playouts
from tests.support.probes import wrong_moves
from tests.support.titles import Case, every_title, stream

every = pytest.mark.parametrize("case", every_title(), ids=str)

Counts = Counter[tuple[str, int | None, int | None]]
"""How many cards lie in each zone, those of the seats by seat, those of several piles by pile."""


def _counts(title: AnyTitle, state: Any) -> Counts:
    """Count the cards of each zone as a spectator's view shows them."""
    view = msgspec.to_builtins(title.view_of(state, Spectator()))
    counts: Counts = Counter()
    for zone in title.zones:
        for holder in view["seats"] if zone.per_seat else [view]:
            for pile, number in _piles(holder, zone.view):
                counts[zone.name, holder.get("seat"), pile] = number
    return counts


def _piles(holder: dict[str, Any], path: str) -> Iterator[tuple[int | None, int]]:
    """Give the number of cards of each pile of a zone; a zone that is one pile has no number for it."""
    field, _, inner = path.partition(".")
    if inner:
        yield from ((number, _number(pile[inner])) for number, pile in enumerate(holder[field]))
    else:
        yield None, _number(holder[field])


def _number(value: Any) -> int:
    return value if isinstance(value, int) else len(value)


def _moved(counts: Counts, title: AnyTitle, event: Any, seats: int) -> None:
    """Apply the transfers of one event."""
    for transfer in title.transfers.get(type(event), ()):
        for record in getattr(event, transfer.each) if transfer.each else (event,):
            for source, target in _places(counts, transfer, record, seats):
                number = counts[source] if transfer.whole and source else _how_many(transfer, record)
                for place, sign in ((source, -1), (target, 1)):
                    if place is not None:
                        counts[place] += sign * number


def _places(counts: Counts, transfer: Transfer, record: Any, seats: int) -> list[tuple[Any, Any]]:
    sources, targets = (_each(counts, place, record, seats) for place in (transfer.source, transfer.target))
    return [(source, target) for source in sources for target in targets]


def _each(counts: Counts, place: ZonePlace | None, record: Any, seats: int) -> list[Any]:
    if place is None:
        return [None]
    owners = range(seats) if place.seat == "*" else [place.seat and getattr(record, place.seat)]
    if place.pile is not None:
        return [(place.zone, owner, getattr(record, place.pile)) for owner in owners]
    return [key for owner in owners for key in counts if key[:2] == (place.zone, owner)]


def _how_many(transfer: Transfer, record: Any) -> int:
    if transfer.count is not None:
        return int(getattr(record, transfer.count))
    cards = getattr(record, transfer.cards) if transfer.cards else None
    return len(cards) if isinstance(cards, tuple) else 1


@every
def test_every_change_of_a_count_is_a_transfer(case: Case) -> None:
    title = case.title
    for game in playouts(title):
        state = title.empty(game.options, game.seats)
        counts = _counts(title, state)
        for event in _events(game):
            state = title.evolve(state, event)
            _moved(counts, title, event, game.seats)
            assert +counts == +_counts(title, state), f"{event} moves other cards than its transfers say"


def _events(game: Playout) -> Iterator[Any]:
    yield from game.dealt
    for step in game.steps:
        yield from step.events


@every
def test_transfers_name_events_fields_and_zones_that_exist(case: Case) -> None:
    title = case.title
    zones = {zone.name: zone for zone in title.zones}
    events = set(members(title.event)[0])
    assert set(title.transfers) <= events
    for event, transfers in title.transfers.items():
        for transfer in transfers:
            fields = field_types(event)
            if transfer.each is not None:
                (record,) = members(fields[transfer.each])[0]
                fields = field_types(record.__args__[0])
            assert {transfer.cards, transfer.count} - {None} <= set(fields), event
            for place in (transfer.source, transfer.target):
                assert place is None or zones[place.zone].per_seat == (place.seat is not None), event
                assert place is None or place.seat in (None, "*") or place.seat in fields, event
                assert place is None or place.pile is None or place.pile in fields, event
                piles = place is not None and "." in zones[place.zone].view
                assert not piles or place.pile is not None or transfer.whole, f"{event} names no pile of {place}"


@every
def test_every_card_that_is_dealt_has_data(case: Case) -> None:
    title = case.title
    known = {data.card for data in title.deck}
    assert len(known) == len(title.deck)
    assert [data.sort_key for data in title.deck] == list(range(len(title.deck)))
    assert all(1 <= len(data.glyph) <= 4 and data.copies >= 1 for data in title.deck)
    for game in playouts(title):
        for hand in game.start.hands:
            for card in hand:
                faces = msgspec.to_builtins(card)
                shown = faces.values() if isinstance(faces, dict) else (faces,)
                assert {str(face) for face in shown if face is not None} <= known


@every
def test_a_refusal_carries_the_facts_that_are_declared(case: Case) -> None:
    title = case.title
    declared = {reason.value: kinds for reason, kinds in (SHARED_PARAMS | dict(title.params)).items()}
    assert set(title.params) <= set(title.reason)
    met: set[str] = set()
    for name, state, draws in states(case, 100):
        for seat, move in wrong_moves(title, state, stream(title.name, name, "params"), 100):
            verdict = title.decide(state, seat, move, draws)
            if isinstance(verdict, Refusal):
                met.add(verdict.reason)
                params = verdict.params
                kinds = declared.get(verdict.reason, {})
                assert set(params) == set(kinds), verdict
                for param, kind in kinds.items():
                    _check_kind(title, kind, params[param], len(state.hands))
    assert {reason.value for reason in title.reason} <= met


def _is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, StrEnum)


def _check_kind(title: AnyTitle, kind: ParamKind, value: str, seats: int) -> None:
    match kind:
        case ParamKind.CARD:
            spelt = {card.value for kind in title.cards if _is_enum(kind) for card in kind}
            assert value in spelt | {data.card for data in title.deck} or value.isdigit()
        case ParamKind.SEAT:
            assert int(value) < max(seats, 10)
        case ParamKind.NUMBER:
            int(value)
        case _:
            assert value


@every
def test_groups_lie_in_the_hand_and_come_of_the_view_alone(case: Case) -> None:
    title = case.title
    met = 0
    for game, number in moments(title, 100):
        state = game.states[number]
        for seat in range(game.seats):
            view = title.view_of(state, AtSeat(seat))
            for group in title.groups(view):
                met += 1
                assert group.places
                assert list(group.places) == sorted(set(group.places))
                assert group.places[-1] < len(view.hand)
        assert title.groups(title.view_of(state, Spectator())) == ()
    assert met > 0
