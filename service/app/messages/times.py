"""Times: UTC, whole milliseconds, and in JSON always as long: `2026-12-01T01:02:03.000Z`.

msgspec writes a datetime with six digits of a second's fraction, or with none at a whole second, and asks no hook. So a
time is a type of its own, which every encoder must be told how to write (`time_text`), and which none writes by itself.
"""

import time as clock
from datetime import UTC, datetime, timedelta
from typing import Any, Final

_TEXT: Final = "%04d-%02d-%02dT%02d:%02d:%02d.%03dZ"
"""`isoformat` writes the same and takes twice as long."""


class Instant(datetime):
    """A point in time. It is made by the functions of this file, or of another one by adding to it."""


def utc_now() -> Instant:
    """Tell the time."""
    return Instant.fromtimestamp(clock.time_ns() // 1_000_000 / 1000, UTC)


def time_of(milliseconds: int) -> Instant:
    """Give the time of milliseconds since 1970, exactly."""
    return Instant.fromtimestamp(milliseconds // 1000, UTC).replace(microsecond=milliseconds % 1000 * 1000)


def instant(time: datetime) -> Instant:
    """Give any time with a zone in UTC; what is finer than a millisecond is cut off."""
    if isinstance(time, Instant):
        return time
    return _EPOCH + (time - _EPOCH) // _MILLISECOND * _MILLISECOND


def milliseconds_of(time: datetime) -> int:
    """Give the milliseconds since 1970 of a time, exactly."""
    return int(time.replace(microsecond=0).timestamp()) * 1000 + time.microsecond // 1000


def time_text(time: Any) -> str:
    """Write a time for JSON: the `enc_hook` of every encoder. Raises TypeError for every other value."""
    if not isinstance(time, Instant):
        raise TypeError(f"{type(time).__name__} cannot be written as JSON")
    day, at = (time.year, time.month, time.day), (time.hour, time.minute, time.second, time.microsecond // 1000)
    return _TEXT % (*day, *at)


_EPOCH: Final = time_of(0)
_MILLISECOND: Final = timedelta(milliseconds=1)
