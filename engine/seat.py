"""Seats and turn order."""

from collections.abc import Iterator

from msgspec import Struct

from engine.value import Seat


class SeatRange(Struct, frozen=True):
    """How many seats a title can have."""

    minimum: int
    """Fewest seats."""
    maximum: int
    """Most seats."""
    recommended: tuple[int, ...]
    """The counts that play best."""

    def __contains__(self, seats: int) -> bool:
        """Tell whether a game may have that many seats."""
        return self.minimum <= seats <= self.maximum

    def __iter__(self) -> Iterator[int]:
        """Give every allowed number of seats, fewest first."""
        return iter(range(self.minimum, self.maximum + 1))


def next_seat(seat: Seat, seats: int, direction: int = 1) -> Seat:
    """Give the seat after `seat`; clockwise (to the left) for direction 1, the other way for -1."""
    return (seat + direction) % seats


def around(first: Seat, seats: int, direction: int = 1) -> tuple[Seat, ...]:
    """Give all seats in turn order, beginning with `first`."""
    return tuple((first + direction * step) % seats for step in range(seats))
