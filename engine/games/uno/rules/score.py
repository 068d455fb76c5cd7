"""Counts hands and ranks seats (section 11 of the rules)."""

from collections.abc import Sequence

from engine.games.uno.vocabulary.cards import Cards
from engine.games.uno.vocabulary.events.end import GameEndCause, ScoreLine
from engine.games.uno.vocabulary.options import Options, Scoring
from engine.games.uno.vocabulary.state import State
from engine.outcome import Outcome, ranked
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


def _round_keys(points: Sequence[int], winner: Seat | None) -> list[int]:
    """Order seats by what they hold, lowest first (U11.5, U11.8); the winner before all, also before a 0 (U11.7)."""
    return [-1 if seat == winner else held for seat, held in enumerate(points)]


def _scores(state: State, points: list[int], winner: Seat | None) -> list[int]:
    """Give the scores after a round: what is held, or in several rounds what the winners have won (U11.9)."""
    if state.options.scoring is Scoring.RANKING:
        return points
    return [score + (sum(points) if seat == winner else 0) for seat, score in enumerate(state.scores)]


def game_end(state: State) -> GameEndCause | None:
    """Tell what ends the game with the round that has just been scored (U11.9, U11.10); None: it goes on."""
    if state.options.scoring is Scoring.RANKING:
        return GameEndCause.ROUND_PLAYED
    if max(state.scores) >= GOAL:
        return GameEndCause.GOAL_REACHED
    if state.blocked_rounds >= MOST_BLOCKED:
        return GameEndCause.BLOCKED_ROUNDS
    return GameEndCause.TURN_LIMIT if is_last_turn(state) else None


def is_last_turn(state: State) -> bool:
    """Tell whether the game may see no turn after this one (option `max_turns`, U11.10)."""
    most = state.options.max_turns
    return most is not None and state.turns_before + state.turn_number >= most


def final_outcome(state: State, winner: Seat | None) -> Outcome:
    """Rank the seats: by the one round that is scored, or in several rounds by their scores (U11.6, U11.9)."""
    if state.options.scoring is Scoring.RANKING:
        return ranked(state.scores, _round_keys(state.scores, winner))
    return ranked(state.scores, [-score for score in state.scores])


def standing(state: State) -> Outcome:
    """Rank the seats by what they hold, least first; in several rounds by their scores before that (U14.1)."""
    held = [hand_points(hand) for hand in state.hands]
    if state.options.scoring is Scoring.RANKING:
        return ranked(held, held)
    return ranked(state.scores, [(-state.scores[seat], points) for seat, points in enumerate(held)])


def lowest_wins(options: Options) -> bool:
    """Tell whether scores are what is left in the hands (U11.5), not what is won in rounds (U11.9)."""
    return options.scoring is Scoring.RANKING
