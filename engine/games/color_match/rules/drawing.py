"""Drawing cards, and the new draw pile when it runs out (C4.3)."""

from engine.draws import Draws
from engine.games.color_match.rules.evolve import Emit
from engine.games.color_match.rules.sides import as_owner_sees, shown_backs
from engine.games.color_match.vocabulary.events.plays import CardsDrawn, DrawCause, PileReshuffled
from engine.games.color_match.vocabulary.state import State
from engine.value import Seat


def available(state: State) -> int:
    """Count the cards that can still be drawn: the draw pile, and all discards but the top one."""
    return len(state.draw_pile) + max(len(state.discard_pile) - 1, 0)


def renew(emit: Emit, draws: Draws) -> None:
    """Make a new draw pile of the discards, if it has run out and a card is needed."""
    state = emit.state
    if not state.draw_pile:
        pile = draws.shuffle(state.next_draw, "discards", state.discard_pile[:-1])
        emit(PileReshuffled(draw_number=state.next_draw, count=len(pile), draw_pile=pile))


def take_top(emit: Emit, seat: Seat, count: int, cause: DrawCause) -> None:
    """Move the next `count` cards of the draw pile, which must hold so many, into a hand."""
    options, cards = emit.state.options, emit.state.draw_pile[:count]
    emit(
        CardsDrawn(
            seat=seat,
            count=count,
            cards=as_owner_sees(options, cards),
            whole_cards=cards,
            backs=shown_backs(options, cards),
            cause=cause,
        )
    )


def draw_cards(emit: Emit, draws: Draws, seat: Seat, count: int, cause: DrawCause) -> int:
    """Draw up to `count` cards into a hand and give how many there were; the rest is forgiven (C5.12)."""
    missing = count
    while missing and available(emit.state):
        renew(emit, draws)
        drawn = min(missing, len(emit.state.draw_pile))
        take_top(emit, seat, drawn, cause)
        missing -= drawn
    return count - missing
