"""The end of a round: the score sheet, then the next deal or the end of the game (section 11 of the rules)."""

from engine.draws import Draws
from engine.games.uno.evolve import Emit
from engine.games.uno.round_events import FinalHand, GameEnded, RoundEnded
from engine.games.uno.score import final_outcome, is_decided, score_sheet
from engine.games.uno.setup import start_round
from engine.seat import next_seat
from engine.value import Seat


def end_round(emit: Emit, draws: Draws, winner: Seat | None) -> None:
    """Score the round; None: it was blocked. The next dealer sits to the left of this one (U2.2)."""
    state = emit.state
    sheet = score_sheet(state, winner)
    emit(
        RoundEnded(
            round=state.round,
            winner=winner,
            blocked_rounds=state.blocked_rounds + 1 if winner is None else 0,
            hands=tuple(FinalHand(seat=seat, cards=hand) for seat, hand in enumerate(state.hands)),
            sheet=sheet,
        )
    )
    if is_decided(emit.state):
        emit(GameEnded(outcome=final_outcome(emit.state, sheet)))
    else:
        start_round(emit, draws, state.round + 1, next_seat(state.dealer, len(state.hands)))
