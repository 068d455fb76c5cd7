"""What a client needs to draw any table without knowing a rule, in the order of `fairdeal/v1/client_data.proto`.

Cards, zones and transfers are the engine's own structs (`engine/card_data.py`, `engine/zones.py`).
"""

from msgspec import Struct

from engine.reason import ParamKind
from engine.zones import Transfer


class FactInfo(Struct, frozen=True):
    """A field of a move or an event, as its text names it."""

    name: str
    """The field."""
    kind: ParamKind
    """What its value is."""
    many: bool
    """Whether it is a list of such values."""


class MoveInfo(Struct, frozen=True):
    """A move of a title."""

    tag: str
    """Its tag, which is its `type` in JSON: `take_that.place`."""
    facts: tuple[FactInfo, ...]
    """Its fields, in order."""


class EventInfo(Struct, frozen=True):
    """An event, of the title or of the table itself."""

    tag: str
    """Its tag, which is its `type` in JSON: `take_that.card_placed`."""
    facts: tuple[FactInfo, ...]
    """Its fields that a text can name, in order; records inside it are left out."""
    transfers: tuple[Transfer, ...]
    """How it moves cards, in order; empty if it moves none."""
