"""What a client needs to know of a card to draw it and to sort a hand, without reading its name."""

from msgspec import Struct

from engine.value import Count, Points


class CardData(Struct, frozen=True, kw_only=True):
    """One card of a title, in the spelling that it has wherever a card stands (or a face of a card with two)."""

    card: str
    """How the API spells it: `RED_5`, `HEARTS_10`, `43`."""
    suit: str | None
    """Its suit or colour, `HEARTS` or `RED`; null without one."""
    rank: str | None
    """What it is within its suit: `10`, `K`, `DRAW_TWO`; null without one."""
    points: Points | None
    """What it counts in the title's scoring; null where it counts nothing by itself."""
    glyph: str
    """A short form for a small face, at most four characters: `10♥`, `+2`, `43`."""
    sort_key: Count
    """Its place in deck order, from 0."""
    copies: Count
    """How many the fullest deck of the title has."""
