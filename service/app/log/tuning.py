"""Sizes and times inside the process."""

from typing import Final

from msgspec import Struct


class Tuning(Struct, frozen=True):
    """Sizes and times inside the process that no client needs to know."""

    cached_games: int = 1000
    """Games kept folded in memory."""
    poll_seconds: float = 5.0
    """How long a watcher waits for a signal before it reads the log anyway."""
    lag_entries: int = 1000
    """How many entries a reader of a stream may be behind, once it has been at the head."""

    begin_wait_ms: float = 500.0
    """How long a call may have to wait before it is begun, in milliseconds."""
    watches: int = 10_000
    """Most watches at once."""
    watches_each: int = 2_500
    """Most watches of one address, 0 for all: a backend may watch for many seats, a school share an address."""
    waiting_work: int = 128
    """Most calls that wait with costly work of their own: tables and logs that they bring, long requests."""
    waiting_work_each: int = 64
    """Most of these of one address."""


TUNING: Final = Tuning()
"""As shipped."""
