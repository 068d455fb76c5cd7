"""The Midnight Clock of Day & Night, which turns the table over (section 8 of the rules)."""

from engine.games.color_match.rules.evolve import Emit
from engine.games.color_match.rules.sides import as_owner_sees, shown_backs
from engine.games.color_match.rules.tables import clock_ticks
from engine.games.color_match.vocabulary.cards import all_turned, in_order, turned
from engine.games.color_match.vocabulary.events.midnight import ClockTicked, TableFlipped, TurnedHand
from engine.games.color_match.vocabulary.options import Side
from engine.games.color_match.vocabulary.state import State
from engine.value import Seat


def tick(emit: Emit) -> None:
    """Let the clock go on for a completed turn, and flip the table at midnight (C8.2); elsewhere nothing."""
    state = emit.state
    if state.side is None:
        return
    midnight = clock_ticks(state.options)
    emit(ClockTicked(clock=min(state.clock + 1, midnight)))
    if emit.state.clock == midnight:
        _flip(emit)


def _flip(emit: Emit) -> None:
    """Show the other side of every card; the new top face has no effect, but its colour is current (C8.5, C8.6)."""
    state = emit.state
    top = turned(state.discard_pile[-1]) if state.discard_pile else None
    emit(
        TableFlipped(
            side=Side.NIGHT if state.side is Side.DAY else Side.DAY,
            top_card=top,
            color=top.face.color if top else None,
            hands=tuple(_turned_hand(state, seat) for seat in range(len(state.hands))),
        )
    )


def _turned_hand(state: State, seat: Seat) -> TurnedHand:
    cards = in_order(all_turned(state.hands[seat]))
    options = state.options
    return TurnedHand(
        seat=seat, count=len(cards), cards=as_owner_sees(options, cards), backs=shown_backs(options, cards)
    )
