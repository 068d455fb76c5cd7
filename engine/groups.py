"""Cards of one's own hand that belong together or fit the table, so that a page can let them glow without a rule."""

from msgspec import Struct

from engine.value import Count


class CardGroup(Struct, frozen=True, kw_only=True):
    """Some cards of the viewer's hand and what they make. It says what fits, not that a move is legal now."""

    kind: str
    """What they make, a word of the title: `SET`, `LAY_OFF`, `FITS`. It has a text of kind WORD."""
    places: tuple[Count, ...]
    """Where the cards lie in the `hand` of the view, from 0, ascending."""
    target: str | None = None
    """What on the table they fit, spelt as in the API: a card, the number of a meld; null where they make something
    by themselves."""
