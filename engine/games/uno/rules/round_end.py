"""The end of a round: the score sheet, then the next deal or the end of the game (section 11 of the rules)."""

from engine.draws import Draws
from engine.events import ShownHand
from engine.games.uno.rules.evolve import Emit
from engine.games.uno.rules.score import final_outcome, game_end, score_sheet
from engine.games.uno.rules.setup import start_round
from engine.games.uno.vocabulary.events import GameEnded, RoundEnded
from engine.games.uno.vocabulary.events.end import GameEndCause, RoundEndCause
from engine.seat import next_seat
from engine.value import Seat


def end_round(emit: Emit, draws: Draws, cause: RoundEndCause, winner: Seat | None = None) -> None:
    """Score the round, then end the game or deal the next, whose dealer sits to the left of this one (U2.2)."""
    state = emit.state
    _score(emit, cause, winner)
    ended = game_end(emit.state)
    if ended is None:
        turns = state.turns_before + state.turn_number
        start_round(emit, draws, state.round + 1, next_seat(state.dealer, len(state.hands)), turns)
    else:
        emit(GameEnded(cause=ended, outcome=final_outcome(emit.state, winner)))


def end_by_limit(emit: Emit) -> None:
    """End the round and the game by the standings, since they have had all their turns (U11.10)."""
    _score(emit, RoundEndCause.TURN_LIMIT, None)
    emit(GameEnded(cause=GameEndCause.TURN_LIMIT, outcome=final_outcome(emit.state, None)))


def _score(emit: Emit, cause: RoundEndCause, winner: Seat | None) -> None:
    state = emit.state
    emit(
        RoundEnded(
            round=state.round,
            cause=cause,
            winner=winner,
            blocked_rounds=state.blocked_rounds + 1 if cause is RoundEndCause.BLOCKED else 0,
            hands=tuple(ShownHand(seat=seat, cards=hand) for seat, hand in enumerate(state.hands)),
            sheet=score_sheet(state, winner),
        )
    )
