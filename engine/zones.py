"""Where cards lie and how events move them, as data: a client animates any event of any title from it.

A zone is a place for cards. Its count stands in a field of the view; so every change of a count in a view is a
transfer of some event, which a test holds over whole games.
"""

from collections.abc import Mapping

from msgspec import Struct


class Zone(Struct, frozen=True, kw_only=True):
    """A place where cards lie."""

    name: str
    """Its name, the same in every title that has it: `draw_pile`, `discard_pile`, `hand`."""
    view: str
    """The field of the view that tells how many cards lie there: a number, or the list of the cards. Of a zone of the
    seats it is a field of each item of `seats`. `melds.cards` is the field `cards` of each item of the list `melds`: a
    zone of several piles, numbered from 0 as the list has them."""
    per_seat: bool = False
    """Whether every seat has one of its own."""
    own: str | None = None
    """The field of the view that shows the cards to their seat; null where `view` itself shows them, or nobody may
    see them."""


class ZonePlace(Struct, frozen=True, kw_only=True):
    """One zone as an event means it."""

    zone: str
    """The zone."""
    seat: str | None = None
    """The field of the event (or of the record, see `Transfer.each`) with the seat, `*` for every seat; null for a zone
    of the table."""
    pile: str | None = None
    """The field with the number of the pile, in a zone of several; null for all its piles."""


class Transfer(Struct, frozen=True, kw_only=True):
    """Cards that an event moves. Several transfers of an event happen in their order."""

    source: ZonePlace | None
    """Where they come from; null for cards that come to the table out of the box."""
    target: ZonePlace | None
    """Where they go; null for cards that leave the table."""
    each: str | None = None
    """The list of records in the event for each of which this holds, as `hands`; null for the event itself."""
    cards: str | None = None
    """The field with the cards, or the one card; null where no field shows them."""
    count: str | None = None
    """The field with their number; null where `cards` tells it."""
    whole: bool = False
    """Whether everything that lies in the source moves, however much it is."""


Transfers = Mapping[type[Struct], tuple[Transfer, ...]]
"""How each kind of event moves cards."""


def at(zone: str, seat: str | None = None, pile: str | None = None) -> ZonePlace:
    """Name a zone, of the seat in field `seat` if every seat has one, its pile in field `pile` if it has several."""
    return ZonePlace(zone=zone, seat=seat, pile=pile)


DRAW_PILE = Zone(name="draw_pile", view="draw_pile_count")
"""The pile to draw from, face down."""

HAND = Zone(name="hand", view="hand_count", per_seat=True, own="hand")
"""A seat's hand."""

SHUFFLED = (Transfer(source=None, target=at("draw_pile"), cards="draw_pile", count="count"),)
"""Transfers of `DeckShuffled`."""

DEALT = (Transfer(source=at("draw_pile"), target=at("hand", "seat"), each="hands", cards="cards", count="count"),)
"""Transfers of `CardsDealt`."""

DRAWN = (Transfer(source=at("draw_pile"), target=at("hand", "seat"), cards="cards", count="count"),)
"""Transfers of `CardsDrawn`."""

START_CARD = (Transfer(source=at("draw_pile"), target=at("discard_pile"), cards="card"),)
"""Transfers of `StartCardTurned`."""

RESHUFFLED = (Transfer(source=at("discard_pile"), target=at("draw_pile"), cards="draw_pile", count="count"),)
"""Transfers of `PileReshuffled`."""


def cleared(*zones: Zone) -> tuple[Transfer, ...]:
    """Make the transfers of `RoundStarted`: every card leaves the table."""
    return tuple(
        Transfer(source=at(zone.name, "*" if zone.per_seat else None), target=None, whole=True) for zone in zones
    )
