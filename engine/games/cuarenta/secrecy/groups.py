"""What the cards of a hand make, by themselves or with the table."""

from collections.abc import Iterator

from engine.games.cuarenta.rules.legal import captures
from engine.games.cuarenta.rules.score import alike
from engine.games.cuarenta.vocabulary.cards import STEP
from engine.games.cuarenta.vocabulary.view import GroupKind, View
from engine.groups import CardGroup


def groups(view: View) -> tuple[CardGroup, ...]:
    """Tell what each hand card could capture from the table, and whether three or four of a rank are held."""
    return (*_captures(view), *_alike(view))


def _captures(view: View) -> Iterator[CardGroup]:
    for place, card in enumerate(view.hand or ()):
        for capture in captures(view.table, STEP[card]):
            kind = GroupKind.RANK if len(capture) == 1 else GroupKind.SUM
            yield CardGroup(kind=kind, places=(place,), target=",".join(capture))


def _alike(view: View) -> Iterator[CardGroup]:
    for kind, count in ((GroupKind.RONDA, 3), (GroupKind.FOUR, 4)):
        cards = alike(view.hand or (), count)
        if cards is not None:
            yield CardGroup(kind=kind, places=tuple(map((view.hand or ()).index, cards)))
