"""What the cards of one's own hand can do on the table, read from the view alone."""

from collections.abc import Iterator

from engine.games.color_match.rules.piles import answers
from engine.games.color_match.rules.playable import matching
from engine.games.color_match.vocabulary.view import GroupKind, View
from engine.groups import CardGroup


def groups(view: View) -> tuple[CardGroup, ...]:
    """Tell which hand cards fit the top card or the current colour (C4.1), and which answer the pile that waits.

    Both are told whosever turn it is and for whomever the pile waits: a card that fits helps where the pile is gone.
    """
    return tuple(_groups(view))


def _groups(view: View) -> Iterator[CardGroup]:
    top = None if view.top_card is None else view.top_card.face
    fitting = matching(view.color, top)
    for place, card in enumerate(view.hand or ()):
        if card.face in fitting:
            yield CardGroup(kind=GroupKind.FITS, places=(place,), target=top)
        if view.pile is not None and answers(view.options.table, view.pile.kind, card.face):
            yield CardGroup(kind=GroupKind.ANSWERS, places=(place,), target=view.pile.kind)
