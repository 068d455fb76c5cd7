"""How an event of an older revision becomes one of today, so that a log replays for ever."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

Plain = dict[str, Any]
"""One event as plain data, with its tag under `type`."""


class Upcaster(Struct, frozen=True, kw_only=True):
    """Brings the events of one tag from one revision to the next. Chosen by the stored revision, never by shape."""

    event: str
    """The tag of the event at `revision`: `uno.card_played`."""
    revision: int
    """The revision that it is brought from, to the one after it."""
    upcast: Callable[[Plain], tuple[Plain, ...]]
    """Gives what it is at the next revision: usually one event, none for one that is no fact any more."""
