"""Places to watch: who waits for what happens next holds one, whatever the transport.

A watch is cheap for the caller and costs the server memory for as long as it lasts. So the places are bounded in all,
for each address, and for each seat; and the last of them are kept for seats, so that those who only look on never shut
out those who play.
"""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from engine.visibility import AnyViewer, AtSeat
from service.admission.fullness import Fullness
from service.admission.shares import Shares
from service.app.problem import Problem, ServiceReason

EACH_SEAT: Final = 16
"""Places of one seat: several devices, each with an old watch not yet found dead."""

_KEPT_OF: Final = 4


class WatchPlaces:
    """Counts the watches of a process, and refuses those that are too many."""

    __slots__ = ("_by_address", "_by_seat", "_full", "_kept")

    def __init__(self, most: int, each: int) -> None:
        """Give out `most` places, `each` to one address (0: all of them), the last quarter to seats alone."""
        self._by_address = Shares(most, each)
        self._by_seat = Shares(most, EACH_SEAT)
        self._full = Fullness("watches", most)
        self._kept = most // _KEPT_OF

    @property
    def most(self) -> int:
        """The places in all."""
        return self._by_address.most

    @property
    def held(self) -> int:
        """The places that are taken."""
        return self._by_address.held

    @contextmanager
    def place(self, peer: str, game_id: str, viewer: AnyViewer) -> Generator[None]:
        """Hold a place while the context is open. Raises OVERLOADED if there is none for this address or seat."""
        seat = f"{game_id}/{viewer.seat}" if isinstance(viewer, AtSeat) else None
        if (seat is None and self.held >= self.most - self._kept) or not self._by_address.take(peer):
            raise Problem(ServiceReason.OVERLOADED)
        if seat is not None and not self._by_seat.take(seat):
            self._by_address.release(peer)
            raise Problem(ServiceReason.OVERLOADED)
        self._full.at(self.held)
        try:
            yield
        finally:
            self._by_address.release(peer)
            self._full.at(self.held)
            if seat is not None:
                self._by_seat.release(seat)
