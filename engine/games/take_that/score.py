"""Counts a round and ranks the seats (section 5 of the rules)."""

from engine.games.take_that.cards import is_toad
from engine.games.take_that.events import ScoreLine
from engine.games.take_that.model import Options, State, Tally, Tiebreak
from engine.outcome import Outcome, ranked
from engine.value import Seat


def score_sheet(state: State) -> tuple[ScoreLine, ...]:
    """Score the round that has just ended, in order of seats."""
    return tuple(_line(state, seat) for seat in range(len(state.hands)))


def _line(state: State, seat: Seat) -> ScoreLine:
    """Score one seat: face up +1 each (T5.1); penalty cards -1 each, toads -5 (T5.2); its hand nothing (T5.3)."""
    face_up = len(state.face_up[seat])
    penalty = state.taken[seat] + state.extra[seat]
    toads = sum(is_toad(card) for card in penalty)
    score = face_up - 5 * toads - (len(penalty) - toads)
    before = state.tallies[seat]
    tally = Tally(before.score + score, before.toads + toads, before.penalty_count + len(penalty))
    return ScoreLine(
        seat=seat,
        face_up_count=face_up,
        penalty_count=len(penalty),
        toads=toads,
        extra=state.extra[seat],
        score=score,
        tally=tally,
    )


def final_outcome(options: Options, tallies: tuple[Tally, ...]) -> Outcome:
    """Rank the seats: the highest total wins (T5.4), equal totals by the option `tiebreak` (T5.5)."""
    return ranked([tally.score for tally in tallies], [_rank(options.tiebreak, tally) for tally in tallies])


def _rank(tiebreak: Tiebreak, tally: Tally) -> tuple[int, ...]:
    if tiebreak is Tiebreak.FEWEST_TOADS:
        return (-tally.score, tally.toads, tally.penalty_count)
    return (-tally.score,)
