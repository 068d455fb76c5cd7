"""Redaction: who sees which field, and which events are refused at start-up because they could leak."""

from typing import Annotated, Any, NewType

import msgspec
import pytest
from msgspec import Meta, Struct

from engine.value import Seat
from engine.visibility import ALL, NOBODY, AnyViewer, AtSeat, Auditor, Redaction, Seen, Spectator, Unmarked

Card = NewType("Card", int)
Cards = tuple[Card, ...]


class Part(Struct, frozen=True):
    seat: Seat
    count: int
    cards: Annotated[Cards | None, Seen("seat")] = None


class Dealt(Struct, frozen=True):
    parts: tuple[Part, ...]
    stock: Annotated[Cards | None, NOBODY] = None
    top: Annotated[Card | None, ALL] = None


class Drawn(Struct, frozen=True):
    seat: Seat | None
    count: int
    card: Annotated[Annotated[Card, Meta(ge=1)] | None, Seen("seat")]


class Passed(Struct, frozen=True):
    seat: Seat


SIGHT = Redaction((Card,), Dealt | Drawn | Passed)
DEALT = Dealt((Part(0, 1, (Card(5),)), Part(1, 2, (Card(6), Card(7)))), (Card(8),), Card(9))


@pytest.mark.parametrize(
    ("viewer", "cards"),
    [
        (AtSeat(0), [(Card(5),), None]),
        (AtSeat(1), [None, (Card(6), Card(7))]),
        (AtSeat(9), [None, None]),
        (Spectator(), [None, None]),
    ],
)
def test_a_seat_sees_its_own_part_and_nobody_the_stock(viewer: AnyViewer, cards: list[Cards | None]) -> None:
    shown = SIGHT.redact(DEALT, viewer)
    assert [part.cards for part in shown.parts] == cards
    assert [part.count for part in shown.parts] == [1, 2]
    assert shown.stock is None
    assert shown.top == 9


def test_an_auditor_sees_everything() -> None:
    assert SIGHT.redact(DEALT, Auditor()) is DEALT


def test_while_the_seat_is_null_nobody_sees() -> None:
    for viewer in (AtSeat(0), Spectator()):
        assert SIGHT.redact(Drawn(None, 1, Card(3)), viewer).card is None


def test_an_event_that_hides_nothing_stays_the_same_object() -> None:
    passed, own = Passed(2), Drawn(1, 1, Card(3))
    assert SIGHT.redact(passed, Spectator()) is passed
    assert SIGHT.redact(own, AtSeat(1)) is own
    open_parts = Dealt((Part(0, 0),))
    assert SIGHT.redact(open_parts, Spectator()) is open_parts


def test_what_is_hidden_is_null_and_keeps_no_trace() -> None:
    one, two = (SIGHT.redact(Drawn(1, 1, Card(number)), Spectator()) for number in (3, 77_777))
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


def _event(name: str, **fields: Any) -> type[Struct]:
    return msgspec.defstruct(name, list(fields.items()), frozen=True)


@pytest.mark.parametrize(
    "event",
    [
        _event("Bare", card=Card),
        _event("Nullable", card=Card | None),
        _event("Bounded", card=Annotated[Card, Meta(ge=1)]),
        _event("Listed", cards=Cards),
        _event("Nested", cards=tuple[Cards, ...]),
        _event("Mixed", card=Card | str),
        _event("Pair", pair=tuple[int, Card]),
        _event("PairOfRecords", pair=tuple[Passed, Card]),
        _event("Inside", part=_event("Unsafe", card=Card)),
        _event("InsideList", parts=tuple[_event("Unsafer", card=Card), ...]),
        _event("Mapping", cards=dict[str, Card]),
    ],
    ids=lambda event: event.__name__,
)
def test_an_unmarked_card_is_refused(event: type[Struct]) -> None:
    with pytest.raises(Unmarked):
        Redaction((Card,), event)


@pytest.mark.parametrize(
    "event",
    [
        _event("NotNullable", card=Annotated[Card, NOBODY]),
        _event("ListNotNullable", seat=Seat, cards=Annotated[Cards, Seen("seat")]),
        _event("NoSuchSeat", cards=Annotated[Cards | None, Seen("owner")]),
        _event("Overruled", parts=Annotated[tuple[Part, ...], ALL]),
        _event("OverruledOne", seat=Seat, part=Annotated[Part | None, Seen("seat")]),
    ],
    ids=lambda event: event.__name__,
)
def test_a_mark_that_cannot_work_is_refused(event: type[Struct]) -> None:
    with pytest.raises(Unmarked):
        Redaction((Card,), event)


def test_a_number_that_is_no_card_needs_no_mark() -> None:
    Redaction((Card,), _event("Plain", count=int, seat=Seat | None, notes=tuple[str, ...]))


def test_viewers_travel_by_their_tags() -> None:
    for viewer, text in (
        (AtSeat(2), b'{"type":"viewer.at_seat","seat":2}'),
        (Spectator(), b'{"type":"viewer.spectator"}'),
    ):
        assert msgspec.json.encode(viewer) == text
        assert msgspec.json.decode(text, type=AnyViewer) == viewer
