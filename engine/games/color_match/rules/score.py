"""Ranks the seats at the end (C10.1), and where a game stops before it (C13.1)."""

from engine.games.color_match.vocabulary.options import Options
from engine.games.color_match.vocabulary.state import State
from engine.outcome import Outcome, ranked


def final_outcome(state: State) -> Outcome:
    """Rank by the cards left, fewest first; equal counts share a place, and there are no points but these counts."""
    counts = [len(hand) for hand in state.hands]
    return ranked(counts, counts)


def lowest_wins(_options: Options) -> bool:
    """Tell that scores are the cards left, of which fewer are better (C10.1)."""
    return True
