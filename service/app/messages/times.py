"""Times: UTC, whole milliseconds, and in JSON always as long: `2026-12-01T01:02:03.000Z`.

msgspec writes a datetime with six digits of a second's fraction, or with none at a whole second, and asks no hook. So a
time is a type of its own, which every encoder must be told how to write (`time_text`), and which none writes by itself.
"""

import time as clock
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any, Final

_SECONDS: Final = len("2026-12-01T01:02:03")


class Instant(datetime):
    """A point in time. It is made by the functions of this file, or of another one by adding to it."""

    __slots__ = ("text",)

    text: str
    """How JSON has it. One that was added to has none before it is written."""


def utc_now() -> Instant:
    """Tell the time."""
    return time_of(clock.time_ns() // 1_000_000)


def time_of(milliseconds: int) -> Instant:
    """Give the time of milliseconds since 1970, exactly."""
    seconds, rest = divmod(milliseconds, 1000)
    fields, text = _second(seconds)
    time = Instant(*fields, rest * 1000, UTC)
    time.text = f"{text}.{rest:03d}Z"
    return time


@lru_cache(64)
def _second(seconds: int) -> tuple[tuple[int, int, int, int, int, int], str]:
    """Give year to second, and the text of them; most times that are told lie within the same few seconds."""
    time = datetime.fromtimestamp(seconds, UTC)
    return (time.year, time.month, time.day, time.hour, time.minute, time.second), time.isoformat()[:_SECONDS]


def instant(time: datetime) -> Instant:
    """Give any time with a zone in UTC; what is finer than a millisecond is cut off."""
    if isinstance(time, Instant):
        return time
    if time.tzinfo is UTC and not time.microsecond % 1000:  # every time of a log, most of which are never written again
        return Instant(time.year, time.month, time.day, time.hour, time.minute, time.second, time.microsecond, UTC)
    return time_of((time - _EPOCH) // _MILLISECOND)


def milliseconds_of(time: datetime) -> int:
    """Give the milliseconds since 1970 of a time, exactly."""
    return int(time.replace(microsecond=0).timestamp()) * 1000 + time.microsecond // 1000


def time_text(time: Any) -> str:
    """Write a time for JSON: the `enc_hook` of every encoder. Raises TypeError for every other value."""
    try:
        return time.text
    except AttributeError:
        if not isinstance(time, Instant):
            raise TypeError(f"{type(time).__name__} cannot be written as JSON") from None
    time.text = time_of(milliseconds_of(time)).text
    return time.text


_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)
