"""What a card is worth to the Normal bot."""

from collections.abc import Sequence

from engine.games.uno.vocabulary.cards import COLORS, Cards, Color, Kind
from engine.games.uno.vocabulary.moves import GiveCard, PlayCard
from engine.games.uno.vocabulary.options import Wd4Restriction
from engine.games.uno.vocabulary.view import View
from engine.seat import next_seat

_THREATS = (Kind.SKIP, Kind.DRAW_TWO, Kind.WILD_DRAW_FOUR)


def is_justified(view: View) -> bool:
    """Tell whether the viewer on turn could prove a Wild Draw Four (U6.2, U6.5), or would never have to (U6.14)."""
    if view.options.wd4_restriction is Wd4Restriction.NONE:
        return True
    hand = view.hand or ()
    wilds = sum(card.color is None for card in hand)
    return view.color not in [card.color for card in hand] and not (view.options.wd4_wilds_match and wilds > 1)


def best_color(hand: Cards) -> Color:
    """Give the colour of which most cards are held; of equal ones the one with more points."""
    return max(COLORS, key=lambda color: _strength(hand, color))


def _strength(hand: Cards, color: Color) -> tuple[int, int]:
    points = [card.points for card in hand if card.color is color]
    return len(points), sum(points)


def best_plays(view: View, plays: Sequence[PlayCard]) -> list[PlayCard]:
    """Give the plays of the highest worth, always with the call where one is due and in the best colour.

    A swap is made with a seat of the smallest hand.
    """
    only = len({play.card for play in plays}) == 1
    worths = [_worth(view, play, only) for play in plays]
    best = max(worths)
    return [play for play, worth in zip(plays, worths, strict=True) if worth == best]


def _worth(view: View, play: PlayCard, only: bool) -> tuple[float, bool, int, bool]:
    card, hand = play.card, view.hand or ()
    left = len(hand) - 1
    worth = 3 * (sum(other.color is card.color for other in hand) - 1) if card.color else 0
    worth += card.points / 10
    if card.color is None and not only and left != 1:
        worth -= 15
    if _hinders(view, play):
        worth += 20
    fewest = 0 if play.target is None else -view.seats[play.target].hand_count
    return worth, play.color in (None, best_color(hand)), fewest, play.call_uno


def _hinders(view: View, play: PlayCard) -> bool:
    """Tell whether a play takes the turn from a next seat that is close to the end."""
    seats = len(view.seats)
    threat = play.card.kind in _THREATS or (play.card.kind is Kind.REVERSE and seats == 2)
    return threat and view.seats[next_seat(view.turn, seats, view.direction)].hand_count <= 2


def best_gifts(view: View, gifts: Sequence[GiveCard]) -> list[GiveCard]:
    """Give the gifts of the card of which least of its colour is held, the dearer the better, to the smallest hand.

    Wild types are kept.
    """
    hand = view.hand or ()

    def cost(gift: GiveCard) -> tuple[bool, int, int, int]:
        color = gift.card.color
        held = 0 if color is None else _strength(hand, color)[0]
        return color is None, held, -gift.card.points, view.seats[gift.target].hand_count

    least = min(cost(gift) for gift in gifts)
    return [gift for gift in gifts if cost(gift) == least]
