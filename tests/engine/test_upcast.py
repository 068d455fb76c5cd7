"""Events of older revisions: raised step by step by what was stored, and what nobody knows is left out."""

from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct, inspect

from engine.upcast import Plain, Revisions, Upcaster, known_fields


def _with_count(event: Plain) -> tuple[Plain, ...]:
    return ({**event, "count": len(event["cards"])},)


def _renamed(event: Plain) -> tuple[Plain, ...]:
    after = dict(event)
    after["draw_pile"] = after.pop("stock")
    return (after,)


def _retired(_: Plain) -> tuple[Plain, ...]:
    return ()


def _two(event: Plain) -> tuple[Plain, ...]:
    return ({"type": "demo.shuffled"}, {**event, "type": "demo.dealt_out"})


CHANGES = (
    Upcaster(event="demo.drawn", revision=1, upcast=_with_count),
    Upcaster(event="demo.dealt", revision=1, upcast=_renamed),
    Upcaster(event="demo.coughed", revision=2, upcast=_retired),
    Upcaster(event="demo.dealt", revision=3, upcast=_two),
)
DEMO = Revisions("demo", 4, 2, CHANGES)

DRAWN = {"type": "demo.drawn", "cards": [1, 2]}
DEALT = {"type": "demo.dealt", "stock": [3]}
COUGHED = {"type": "demo.coughed"}


@pytest.mark.parametrize(
    ("events", "revision", "raised"),
    [
        ([DRAWN], 1, [{**DRAWN, "count": 2}]),
        ([DRAWN], 2, [DRAWN]),
        (
            [DEALT, DRAWN],
            1,
            [{"type": "demo.shuffled"}, {"type": "demo.dealt_out", "draw_pile": [3]}, {**DRAWN, "count": 2}],
        ),
        ([COUGHED, DRAWN], 2, [DRAWN]),
        ([COUGHED], 3, [COUGHED]),
        ([DEALT], 4, [DEALT]),
        ([DEALT], 9, [DEALT]),
    ],
)
def test_events_are_raised_by_the_stored_revision_alone(
    events: list[Plain], revision: int, raised: list[Plain]
) -> None:
    before = [dict(event) for event in events]
    assert DEMO.raised(events, revision) == raised
    assert events == before


@pytest.mark.parametrize(
    ("revision", "reader", "upcasters"),
    [
        (0, 0, ()),
        (1, 0, ()),
        (1, 2, ()),
        (1, 1, [Upcaster(event="demo.drawn", revision=1, upcast=_retired)]),
        (2, 1, [Upcaster(event="demo.drawn", revision=0, upcast=_retired)]),
        (2, 1, [Upcaster(event="other.drawn", revision=1, upcast=_retired)]),
        (2, 1, [Upcaster(event="demo.drawn", revision=1, upcast=_retired)] * 2),
    ],
)
def test_what_cannot_be_is_a_startup_error(revision: int, reader: int, upcasters: Any) -> None:
    with pytest.raises(TypeError, match=r"^demo: "):
        Revisions("demo", revision, reader, upcasters)


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    face: str
    back: str | None = None


class Drawn(Struct, frozen=True, tag="demo.drawn"):
    cards: tuple[Card, ...] | None
    top: Card | int | None
    count: Annotated[int, Meta(ge=0)]


class Passed(Struct, frozen=True, tag="demo.passed"):
    seat: int


@pytest.mark.parametrize(
    ("plain", "kept"),
    [
        ({"type": "demo.passed", "seat": 1, "why": "x"}, {"type": "demo.passed", "seat": 1}),
        (
            {
                "type": "demo.drawn",
                "cards": [{"face": "A", "age": 7}, {"face": "B"}],
                "top": 4,
                "count": "no",
                "by": {},
            },
            {"type": "demo.drawn", "cards": [{"face": "A"}, {"face": "B"}], "top": 4, "count": "no"},
        ),
        (
            {"type": "demo.drawn", "cards": None, "top": {"face": "A", "age": 7}, "count": 0},
            {"type": "demo.drawn", "cards": None, "top": {"face": "A"}, "count": 0},
        ),
        ({"type": "demo.drawn", "cards": {"face": 1}}, {"type": "demo.drawn", "cards": {"face": 1}}),
        ({"type": "demo.other", "seat": 1, "why": "x"}, {"type": "demo.other", "seat": 1, "why": "x"}),
        ([], []),
        (None, None),
    ],
)
def test_only_unknown_fields_are_left_out(plain: Any, kept: Any) -> None:
    assert known_fields(plain, inspect.type_info(Drawn | Passed)) == kept
