"""Judges what is worth points: announcements, plays and the count (sections 4 to 7 of the rules)."""

from collections.abc import Sequence

from engine.games.cuarenta.vocabulary.cards import STEP, Cards
from engine.games.cuarenta.vocabulary.events import ScoreLine
from engine.games.cuarenta.vocabulary.options import Award, LimpiaCheck, Options
from engine.games.cuarenta.vocabulary.state import State
from engine.outcome import Outcome, ranked
from engine.seat import next_seat
from engine.value import Seat

WINNING = 40
"""The score that wins (Q4.10)."""

RONDA_LIMIT = 30
"""From this score on no ronda counts (Q5.1)."""

LIMPIA_LIMIT = 38
"""From this score on no limpia counts (Q4.7)."""

POINTS = {Award.TWO: 2, Award.FOUR: 4}
"""What an award is worth."""


def alike(hand: Cards, count: int) -> Cards | None:
    """Give the cards of the rank that lies exactly `count` times in a dealt hand; None if there is none."""
    steps = [STEP[card] for card in hand]
    for step in steps:
        if steps.count(step) == count:
            return tuple(card for card in hand if STEP[card] == step)
    return None


def ronda_points(options: Options, score: int) -> int:
    """Give what three of a rank are worth: nothing from 30 points on (Q5.1)."""
    return POINTS[options.ronda_points] if score < RONDA_LIMIT else 0


def play_points(options: Options, score: int, *, caida: bool, emptied: bool) -> tuple[int, int]:
    """Give what a play is worth to a seat with `score` points: for a caida (Q4.2), for a limpia (Q4.5, Q4.7)."""
    fallen = 2 if caida else 0
    judged = score + fallen if options.limpia_check is LimpiaCheck.AFTER_CAIDA else score
    if not emptied or judged >= LIMPIA_LIMIT:
        return fallen, 0
    return fallen, (POINTS[options.caida_limpia] - fallen if caida else 2)


def count_points(counts: Sequence[int], next_dealer: Seat) -> tuple[int, int]:
    """Give both seats' points for their captured cards (section 6): always to exactly one of them (Q6.2).

    That is the seat with more cards, or who deals next if both have as many. From 20 cards on it gets the number less
    14, raised to even; below that 2.
    """
    first, second = counts
    most = max(first, second)
    points = most + most % 2 - 14 if most >= 20 else 2
    taker = next_dealer if first == second else counts.index(most)
    return (points, 0) if taker == 0 else (0, points)


def score_sheet(state: State) -> tuple[ScoreLine, ...]:
    """Count the round that has just ended, in order of seats. The seat that did not deal it deals next (Q6.1)."""
    counts = [len(pile) for pile in state.captured]
    points = count_points(counts, next_seat(state.dealer, len(counts)))
    return tuple(
        ScoreLine(seat=seat, captured_count=counts[seat], points=points[seat], score=score + points[seat])
        for seat, score in enumerate(state.scores)
    )


def final_outcome(scores: Sequence[int], *, drawn: bool) -> Outcome:
    """Rank the seats: more points win, and in a draw both share the place (Q5.3)."""
    return ranked(scores, [drawn or -score for score in scores])


def margin(scores: Sequence[int], *, drawn: bool) -> int:
    """Give how many points the winner is ahead, its score not cut at 40 (Q7.5); 0 in a draw."""
    return 0 if drawn else max(scores) - min(scores)


def standing(state: State) -> Outcome:
    """Rank the seats by their points, then by the cards that they have captured in this round (Q8.1)."""
    return ranked(state.scores, [(-state.scores[seat], -len(pile)) for seat, pile in enumerate(state.captured)])
