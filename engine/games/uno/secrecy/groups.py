"""Which cards of one's own hand fit the table."""

from collections.abc import Iterator

from engine.games.uno.rules.stacking import answers
from engine.games.uno.vocabulary.cards import MATCHING
from engine.games.uno.vocabulary.view import GroupKind, View
from engine.groups import CardGroup


def groups(view: View) -> tuple[CardGroup, ...]:
    """Tell which hand cards fit the top card and the colour (U4.2), and which answer the present debt (U13.1)."""
    return tuple(_groups(view))


def _groups(view: View) -> Iterator[CardGroup]:
    top = None if view.top_card is None else view.top_card.value
    fitting, answering = MATCHING[view.color, view.top_card], answers(view.options.stacking, view.pending)
    for place, card in enumerate(view.hand or ()):
        if card in fitting:
            yield CardGroup(kind=GroupKind.FITS, places=(place,), target=top)
        if card in answering:
            yield CardGroup(kind=GroupKind.ANSWERS, places=(place,), target=top)
