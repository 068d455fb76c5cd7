"""Drawing cards, and the new draw pile when it runs out (section 8 of the rules)."""

from engine.draws import Draws
from engine.games.uno.rules.evolve import Emit
from engine.games.uno.rules.standing_call import end_call
from engine.games.uno.vocabulary.events import CardsDrawn, PileReshuffled
from engine.games.uno.vocabulary.events.turns import DrawCause
from engine.games.uno.vocabulary.state import State
from engine.value import Seat


def can_draw(state: State) -> bool:
    """Tell whether a card can still be drawn: from the draw pile, or a discarded one below the top (U8.1)."""
    return bool(state.draw_pile) or len(state.discard_pile) > 1


def draw_cards(emit: Emit, draws: Draws, seat: Seat, count: int, cause: DrawCause) -> int:
    """Draw up to `count` cards into a hand and give how many there were; the rest is forgiven (U8.4).

    The pile is renewed only when a card is needed, also in the middle of a draw (U8.2).
    """
    missing = count
    while missing and can_draw(emit.state):
        if not emit.state.draw_pile:
            _reshuffle(emit, draws)
        cards = emit.state.draw_pile[:missing]
        end_call(emit, seat)
        emit(CardsDrawn(seat=seat, count=len(cards), cards=cards, cause=cause, may_play=cause is DrawCause.TURN))
        missing -= len(cards)
    return count - missing


def _reshuffle(emit: Emit, draws: Draws) -> None:
    number, discarded = emit.state.next_draw, emit.state.discard_pile[:-1]
    pile = draws.shuffle(number, "discarded", discarded)
    emit(PileReshuffled(draw_number=number, count=len(pile), draw_pile=pile))
