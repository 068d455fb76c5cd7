"""How a game ended: places with shared ranks, and scores."""

from collections.abc import Collection, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from engine.value import Points, Seat


class Placing(Struct, frozen=True, forbid_unknown_fields=True):
    """Where one seat finished."""

    seat: Seat
    """The seat."""
    place: Annotated[int, Meta(ge=1, le=10)]
    """Its rank, 1 is best; equal seats share a rank and the following ranks are skipped."""
    score: Points
    """Its final score, in the title's own points."""


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game."""

    placings: tuple[Placing, ...]
    """One for each seat, in order of seats."""


def ranked(scores: Sequence[int], keys: Sequence[Any]) -> Outcome:
    """Rank seats by their keys, smallest first; equal keys share a rank (1, 2, 2, 4).

    `scores[seat]` is what the outcome shows, `keys[seat]` is what decides.
    """
    placings = [
        Placing(seat, 1 + sum(other < key for other in keys), score)
        for seat, (score, key) in enumerate(zip(scores, keys, strict=True))
    ]
    return Outcome(tuple(placings))


def conceded(standing: Outcome, gone: Collection[Seat]) -> Outcome:
    """Rank a game that stopped because the seats `gone` resigned or left: they are last, and share that place.

    The others keep their order among themselves, so of two seats the one that stayed wins; if all are gone, all share
    the first place. Scores stay as they stand.
    """
    placings = standing.placings
    keys = [(True, 0) if placing.seat in gone else (False, placing.place) for placing in placings]
    return ranked([placing.score for placing in placings], keys)
