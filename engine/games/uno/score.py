"""Counts hands and ranks seats (section 11 of the rules)."""

from engine.games.uno.cards import Cards
from engine.games.uno.model import Scoring, State
from engine.games.uno.round_events import ScoreLine
from engine.outcome import Outcome, Placing, ranked
from engine.value import Seat

GOAL = 500
"""The score that wins a game of several rounds (U11.9)."""

MOST_BLOCKED = 3
"""Blocked rounds in a row that end a game of several rounds (U11.9)."""


def hand_points(hand: Cards) -> int:
    """Count a hand: numbers their value, signs 20 each, wild types 50 each (U11.4)."""
    return sum(card.points for card in hand)


def score_sheet(state: State, winner: Seat | None) -> tuple[ScoreLine, ...]:
    """Score a round that `winner` has ended with an empty hand, or that was blocked (None), in order of seats."""
    points = [hand_points(hand) for hand in state.hands]
    places = ranked(points, _round_keys(points, winner)).placings
    scores = _scores(state, points, winner)
    return tuple(
        ScoreLine(seat=place.seat, points=place.score, place=place.place, score=score)
        for place, score in zip(places, scores, strict=True)
    )


def _round_keys(points: list[int], winner: Seat | None) -> list[int]:
    """Order seats by what they hold, lowest first (U11.5, U11.8); the winner before all, also before a 0 (U11.7)."""
    return [-1 if seat == winner else held for seat, held in enumerate(points)]


def _scores(state: State, points: list[int], winner: Seat | None) -> list[int]:
    """Give the scores after a round: what is held, or in several rounds what the winners have won (U11.9)."""
    if state.options.scoring is Scoring.RANKING:
        return points
    return [score + (sum(points) if seat == winner else 0) for seat, score in enumerate(state.scores)]


def is_decided(state: State) -> bool:
    """Tell whether the game is over with the round that has just been scored (U11.9)."""
    if state.options.scoring is Scoring.RANKING:
        return True
    return max(state.scores) >= GOAL or state.blocked_rounds >= MOST_BLOCKED


def final_outcome(state: State, sheet: tuple[ScoreLine, ...]) -> Outcome:
    """Rank the seats: as the one round did, or in several rounds by their scores, highest first (U11.6, U11.9)."""
    if state.options.scoring is Scoring.RANKING:
        return Outcome(tuple(Placing(line.seat, line.place, line.score) for line in sheet))
    return ranked(state.scores, [-score for score in state.scores])
