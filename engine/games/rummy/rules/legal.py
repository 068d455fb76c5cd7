"""What a seat may do: the legal moves and what they depend on, and the move of the clock."""

from functools import cache

from engine.french import FrenchCard
from engine.games.rummy.rules.melds import melds_in, takes
from engine.games.rummy.vocabulary.cards import DECK, Cards, bits, points
from engine.games.rummy.vocabulary.moves import Discard, DrawCard, LayMeld, LayOff, Move, TakeDiscard
from engine.games.rummy.vocabulary.options import MeldsPerTurn
from engine.games.rummy.vocabulary.state import Phase, State
from engine.value import Seat

_DRAW_CARD, _TAKE_DISCARD = DrawCard(), TakeDiscard()
_DISCARDS = tuple(Discard(card=card) for card in DECK)


def can_draw_card(state: State) -> bool:
    """Tell whether there is a draw pile, or discards below the top one that can make one (R4.1, R4.3)."""
    return bool(state.draw_pile) or len(state.discard_pile) > 1


def may_meld(state: State) -> bool:
    """Tell whether the seat on turn may lay a meld: always the first in a turn (R3.2, option `melds_per_turn`)."""
    return state.options.melds_per_turn is MeldsPerTurn.UNLIMITED or state.last_meld != state.turn_number


def may_lay_off(state: State) -> bool:
    """Tell whether the seat on turn may lay off (R2.10, option `layoff_requires_own_meld`)."""
    return not state.options.layoff_requires_own_meld or any(meld.owner == state.turn for meld in state.melds)


def most_laid(state: State) -> int:
    """Give how many cards the seat on turn may lay down at once: all it has, or one fewer (R5.2, R5.6)."""
    return len(state.hands[state.turn]) - state.options.must_discard


def is_barred(state: State, card: FrenchCard) -> bool:
    """Tell whether a card was taken from the discard pile in this turn (R3.5); never the only one left (R3.6)."""
    return card is state.taken and len(state.hands[state.turn]) > 1


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move that would be accepted from `seat`: draws, or melds, lay-offs, discards; in deck order."""
    if state.outcome is not None or seat != state.turn:
        return ()
    if state.phase is Phase.DRAW:
        drawing = (_DRAW_CARD,) if can_draw_card(state) else ()
        return (*drawing, _TAKE_DISCARD) if state.discard_pile else drawing
    hand = state.hands[seat]
    held = bits(hand)
    discards = [_DISCARDS[card.order] for card in hand if not is_barred(state, card)]
    return (*_melds(state, held), *_lay_offs(state, hand, held), *discards)


def _melds(state: State, held: int) -> list[LayMeld]:
    found = melds_in(held, state.options.plays_high)
    if not found or not may_meld(state):
        return []
    most = most_laid(state)
    return [shape.move for shape in found if len(shape.cards) <= most]


def _lay_offs(state: State, hand: Cards, held: int) -> list[LayOff]:
    if not state.melds or most_laid(state) < 1 or not may_lay_off(state):
        return []
    high = state.options.plays_high
    wanted = [(meld.id, found) for meld in state.melds if (found := takes(meld, high) & held)]
    return [_lay_off(card.order, meld) for card in hand for meld, found in wanted if found >> card.order & 1]


@cache
def _lay_off(order: int, meld: int) -> LayOff:
    return LayOff(card=DECK[order], meld=meld)


def acting(state: State) -> tuple[Seat, ...]:
    """Give the seat on turn; none once the game is over.

    A made-up position can leave it without any move, which play never does (R4.3, R5.1); then nobody acts.
    """
    stuck = not (state.hands[state.turn] if state.phase is Phase.PLAY else state.discard_pile)
    return () if stuck or state.outcome is not None else (state.turn,)


def timeout_move(state: State, seat: Seat) -> Move:
    """Draw, from the draw pile if that can be; then discard the legal card that counts most, the first in the hand.

    See R3.13.
    """
    legal = legal_moves(state, seat)
    if state.phase is Phase.DRAW:
        return legal[0]
    discards = [move for move in legal if isinstance(move, Discard)]
    return max(discards, key=lambda move: points(move.card, ace=state.options.ace_points))
