"""How often an event is told in a minute: whoever can cause one must not fill the log with it."""

import threading
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final

A_MINUTE: Final = 20
"""How often one event is told in a minute; more are counted."""

_MINUTE: Final = 60.0

_MOST_EVENTS: Final = 200
"""Most events that are counted apart; all others are one."""

_OTHER: Final = "other events"


class _Span:
    __slots__ = ("began", "told", "withheld")

    def __init__(self, began: float) -> None:
        self.began = began
        self.told = 0
        self.withheld = 0


class EventRates:
    """Counts events by name. Any thread may call it."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Begin with nothing; `clock` gives seconds."""
        self._clock = clock
        self._spans: dict[str, _Span] = {}
        self._lock = threading.Lock()

    def allow(self, event: str) -> bool:
        """Say whether this one is told; if not, it is counted as withheld."""
        now = self._clock()
        with self._lock:
            if event not in self._spans and len(self._spans) >= _MOST_EVENTS:
                event = _OTHER
            span = self._spans.setdefault(event, _Span(now))
            if now >= span.began + _MINUTE:
                span.began, span.told = now, 0
            if span.told == A_MINUTE:
                span.withheld += 1
                return False
            span.told += 1
            return True

    def withheld(self, *, ending: bool = False) -> Iterator[tuple[str, int]]:
        """Give each event that was withheld and how often, once its minute is over, or in any case at the end.

        Each is given once. What has not happened for a minute is forgotten.
        """
        now = self._clock()
        with self._lock:
            over = [(event, span) for event, span in self._spans.items() if ending or now >= span.began + _MINUTE]
            for event, _ in over:
                del self._spans[event]
        yield from ((event, span.withheld) for event, span in over if span.withheld)
