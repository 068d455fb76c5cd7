"""What holds of every outcome, of a game that is over and of one that stopped."""

from msgspec import convert, to_builtins

from engine.outcome import Outcome


def well_ranked(outcome: Outcome, seats: int) -> None:
    """Hold an outcome to one placing for each seat in order, shared ranks, and the bounds of its types."""
    assert [placing.seat for placing in outcome.placings] == list(range(seats))
    places = [placing.place for placing in outcome.placings]
    assert all(place == 1 + sum(other < place for other in places) for place in places)
    assert convert(to_builtins(outcome), Outcome) == outcome
