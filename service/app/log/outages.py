"""The times in which no server answered: nobody's clock may have run then."""

from collections.abc import Sequence
from typing import Protocol

from service.app.log.snapshot import Snapshot
from service.app.messages.times import Instant, milliseconds_of


class _Span(Protocol):
    """A span of time, milliseconds since 1970."""

    @property
    def from_ms(self) -> int:
        """When it began."""
        ...

    @property
    def to_ms(self) -> int:
        """When it ended."""
        ...


class Outages:
    """The outages that a running game can have seen, as the store tells them."""

    def __init__(self) -> None:
        """Begin with none."""
        self._spans: tuple[_Span, ...] = ()

    def learn(self, spans: Sequence[_Span]) -> None:
        """Take over what the store tells."""
        self._spans = tuple(spans)

    def lost_ms(self, at: Snapshot, now: Instant) -> int:
        """Give the milliseconds between when the clocks of a game were set and now in which nobody could play."""
        if not self._spans or at.table.set_at is None:
            return 0
        ahead = at.table.ahead_ms
        since, until = milliseconds_of(at.table.set_at) - ahead, milliseconds_of(now) - ahead
        return sum(max(0, min(span.to_ms, until) - max(span.from_ms, since)) for span in self._spans)
