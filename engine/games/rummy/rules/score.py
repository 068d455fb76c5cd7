"""Counts a round and ranks the seats (section 6 of the rules)."""

from engine.games.rummy.vocabulary.cards import Cards, points
from engine.games.rummy.vocabulary.events import GameEndCause, ScoreLine
from engine.games.rummy.vocabulary.options import Options
from engine.games.rummy.vocabulary.state import State
from engine.outcome import Outcome, ranked
from engine.value import Seat

VOID_ROUNDS = 3
"""So many void rounds running end a game (R4.5)."""


def hand_points(options: Options, hand: Cards) -> int:
    """Count what is left in a hand, melds or not (R6.1, R6.2)."""
    return sum(points(card, ace=options.ace_points) for card in hand)


def is_rummy(state: State, winner: Seat | None) -> bool:
    """Tell whether who went out had laid down nothing in any earlier turn of the round (R6.3 to R6.5)."""
    return winner is not None and state.first_laid[winner] in (0, state.turn_number)


def score_sheet(state: State, winner: Seat | None) -> tuple[ScoreLine, ...]:
    """Score the round that has just ended, in order of seats: all for who went out (R6.1), nothing if void (R4.5)."""
    left = [hand_points(state.options, hand) for hand in state.hands]
    prize = sum(left) * (state.options.rummy_factor if is_rummy(state, winner) else 1)
    return tuple(
        ScoreLine(seat=seat, points=gained, score=before + gained, hand_points=points)
        for seat, (points, before) in enumerate(zip(left, state.scores, strict=True))
        for gained in [prize if seat == winner else 0]
    )


def end_cause(state: State) -> GameEndCause | None:
    """Tell, at the end of a round, what ends the game with it (R6.7, R6.9, R4.5); None if it goes on."""
    if max(state.scores) >= state.options.target:
        return GameEndCause.TARGET_REACHED
    return GameEndCause.VOID_ROUNDS if state.voids >= VOID_ROUNDS else None


def final_outcome(scores: tuple[int, ...]) -> Outcome:
    """Rank the seats: the highest score wins (R6.7), equal scores share the place (R6.8)."""
    return ranked(scores, [-score for score in scores])


def standing(state: State) -> Outcome:
    """Rank the seats by their scores, then by what is left in their hands, least first (R8.1)."""
    left = [hand_points(state.options, hand) for hand in state.hands]
    return ranked(state.scores, [(-state.scores[seat], points) for seat, points in enumerate(left)])
