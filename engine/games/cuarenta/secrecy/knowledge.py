"""What a viewer may conclude of the hidden cards."""

from collections.abc import Sequence
from math import comb

from engine.draws import Stream
from engine.games.cuarenta.vocabulary.cards import STEP, STEPS, Cards, in_order
from engine.games.cuarenta.vocabulary.events import CardLaid, CardsCaptured, CardsDealt, Event


def played_in_deal(history: Sequence[Event], seats: int) -> tuple[Cards, ...]:
    """Give the cards that each seat has played since both hands were dealt, newest first."""
    played: list[Cards] = [() for _ in range(seats)]
    for event in reversed(history):
        match event:
            case CardLaid(seat=seat, card=card) | CardsCaptured(seat=seat, card=card):
                played[seat] += (card,)
            case CardsDealt():
                break
            case _:
                pass
    return tuple(played)


def ronda_hand(cards: Cards, count: int, played: Cards, stream: Stream) -> Cards | None:
    """Draw `count` of the cards so that exactly three of them and of `played` are of one rank, each such hand alike.

    None if there is no such hand.
    """
    alike = {step: [card for card in cards if STEP[card] == step] for step in STEPS}
    missing = {step: 3 - sum(STEP[card] == step for card in played) for step in STEPS}
    ways = [
        comb(len(alike[step]), missing[step]) * comb(len(cards) - len(alike[step]), count - missing[step])
        if 0 <= missing[step] <= count
        else 0
        for step in STEPS
    ]
    if not any(ways):
        return None
    place = stream.below(sum(ways))
    step = next(step for step in STEPS if place < sum(ways[:step]))
    others = [card for card in cards if STEP[card] != step]
    drawn = (*stream.shuffle(alike[step])[: missing[step]], *stream.shuffle(others)[: count - missing[step]])
    return in_order(drawn)
