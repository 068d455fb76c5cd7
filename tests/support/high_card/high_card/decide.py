"""Judges a move and says what it does."""

from engine.draws import Draws
from engine.game import Decided, Emitter, Refusal, refusal
from engine.hand import deck_key
from engine.outcome import ranked
from engine.reason import Reason as Shared
from engine.value import Seat

from .model import CardLaid, Event, GameEnded, Move, Reason, State, TrickTaken, Winner
from .setup import evolve

Emit = Emitter[State, Event]


def decide(state: State, seat: Seat, move: Move, _draws: Draws) -> Decided[State, Event] | Refusal:
    """Lay a card, or say why not."""
    if sum(state.taken) == state.options.tricks:
        return refusal(Shared.GAME_OVER)
    if seat >= len(state.hands):
        return refusal(Shared.NOT_YOUR_TURN)
    if state.laid[seat]:
        return refusal(Reason.ALREADY_LAID, "H2.2")
    if move.card not in state.hands[seat]:
        return refusal(Shared.CARD_NOT_IN_HAND, card=move.card)
    emit: Emit = Emitter(evolve, state)
    emit(CardLaid(seat=seat, card=move.card))
    if all(emit.state.laid):
        _take_trick(emit)
    return emit.decided()


def _take_trick(emit: Emit) -> None:
    """Show the cards; the highest, or the lowest by option, takes the trick (H2.3, H2.4)."""
    cards = [card for laid in emit.state.laid for card in laid]
    best = max if emit.state.options.winner is Winner.HIGHEST else min
    emit(TrickTaken(seat=cards.index(best(cards, key=deck_key)), cards=tuple(cards)))
    taken = emit.state.taken
    if sum(taken) == emit.state.options.tricks:
        emit(GameEnded(outcome=ranked(taken, [-tricks for tricks in taken])))
