"""A title whose events are those of all card tables with its own card is written like any other."""

from enum import StrEnum
from typing import Annotated, Any, NewType

import msgspec
import pytest
from msgspec import Meta, Struct

from engine import events
from engine.french import FrenchCard
from engine.value import tagged
from engine.visibility import Seen
from service.wire.protos.collect import Collector
from service.wire.protos.numbers import Lock
from service.wire.protos.text import text_of
from service.wire.shapes import Unsayable
from tests.support.high_card.high_card import TITLE
from tests.support.high_card.high_card.vocabulary import Card

PATH = "fairdeal/games/high_card/v1/high_card.proto"
Number = NewType("Number", int)
Numbers = tuple[Annotated[Number, Meta(ge=1, le=52)], ...]


class Base(Struct, frozen=True, tag=tagged("high_card")):
    """Gives every event its tag."""


class Cause(StrEnum):
    """Why cards were drawn."""

    TURN = "TURN"
    """It is the seat's turn."""


class CardsDealt(events.CardsDealt[Card], Base, frozen=True, kw_only=True):
    """The hands were dealt, in a way of its own."""

    bottom: Annotated[Card | None, Seen("dealer")]
    """The card at the bottom; null if none was turned."""
    dealer: Annotated[int, Meta(ge=0, le=9)]


class CardsDrawn(events.CardsDrawn[Card, Cause], Base, frozen=True, kw_only=True):
    pass


class Odd(Base, frozen=True, kw_only=True):
    """Holds what else an event can."""

    params: dict[str, str]
    """Texts by name."""
    given: dict[str, Any] | None
    """Anything."""
    numbers: Numbers | None
    """Some numbers."""
    rows: tuple[tuple[bool, ...], ...]
    """Some rows."""
    score_line: events.ScoreLine
    """A record of all titles."""


class Pile(Base, frozen=True):
    """Holds records of one name of two families."""

    first: events.DealtHand[Card]
    """One."""
    second: events.DealtHand[Cause]
    """Another."""


class Shown(Base, frozen=True):
    """Holds records over a deck that titles share."""

    hand: events.DealtHand[FrenchCard]
    """One."""
    kept: tuple[FrenchCard, ...] | None
    """Others."""


class Chosen(Base, frozen=True):
    """Holds a union."""

    either: CardsDealt | CardsDrawn
    """One of two."""


def texts(event: Any) -> dict[str, str]:
    """Give the files of High Card with these events instead of its own."""
    collector = Collector()
    collector.add(msgspec.structs.replace(TITLE, event=event), "High Card: a test.")
    numbers = Lock("").number(collector.files)
    return {file.place.path: text_of(file, numbers) for file in collector.files}


WRITTEN = texts(CardsDealt | CardsDrawn | Odd)


@pytest.mark.parametrize(
    "declared",
    [
        """
// The hands were dealt, in a way of its own.
message CardsDealt {
  // The hands, in order of seats.
  repeated DealtHand hands = 1;
  // Cards left in the draw pile.
  int32 draw_pile_count = 2;
  // The card at the bottom; absent if none was turned. Told to the seat in `dealer` alone.
  optional Card bottom = 3;
  // Not described.
  int32 dealer = 4;
}
""",
        """
// The cards that one seat was dealt.
message DealtHand {
  // The seat.
  int32 seat = 1;
  // How many.
  int32 count = 2;
  // Which, in deck order. Told to the seat in `seat` alone.
  Cards cards = 3;
}
""",
        """
// A seat drew from the draw pile into its hand.
message CardsDrawn {
  // Who drew.
  int32 seat = 1;
  // How many.
  int32 count = 2;
  // Which, first drawn first. Told to the seat in `seat` alone.
  Cards cards = 3;
  // Why.
  Cause cause = 4;
}
""",
        """
// Why cards were drawn.
enum Cause {
  CAUSE_UNSPECIFIED = 0;
  // It is the seat's turn.
  CAUSE_TURN = 1;
}
""",
        """
// Holds what else an event can.
message Odd {
  // Texts by name.
  map<string, string> params = 1;
  // Anything.
  google.protobuf.Struct given = 2;
  // Some numbers.
  Numbers numbers = 3;
  // Some rows.
  repeated Flags rows = 4;
  // A record of all titles.
  fairdeal.events.v1.ScoreLine score_line = 5;
}
""",
        """
// Some flags.
message Flags {
  // The flags.
  repeated bool items = 1;
}
""",
        """
import "fairdeal/events/v1/events.proto";
import "fairdeal/outcome/v1/outcome.proto";
import "google/protobuf/struct.proto";
""",
    ],
    ids=lambda declared: declared.split("\n")[2],
)
def test_its_declarations(declared):
    assert declared in WRITTEN[PATH]


def test_a_record_that_titles_share_has_a_file_of_its_own():
    assert "message ScoreLine {\n  // The seat.\n  int32 seat = 1;" in WRITTEN["fairdeal/events/v1/events.proto"]


def test_a_record_over_a_deck_that_titles_share_lies_beside_it_under_its_name():
    written = texts(Shown | CardsDrawn)
    deck = written["fairdeal/cards/v1/french.proto"]
    assert "FrenchCards cards = 3;\n}" in deck.partition("message FrenchDealtHand {")[2]
    assert "message FrenchCards {\n  // The french cards.\n  repeated FrenchCard items = 1;\n}" in deck
    assert "\nimport" not in deck
    own = written[PATH].partition("message Shown {")[2]
    assert "fairdeal.cards.v1.FrenchDealtHand hand = 1;" in own
    assert "fairdeal.cards.v1.FrenchCards kept = 2;" in own


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Pile, "two types want the name DealtHand"),
        (Chosen, "a union inside a struct has no name"),
    ],
)
def test_what_cannot_be_written_is_refused(event, told):
    with pytest.raises(Unsayable, match=told):
        texts(event)
