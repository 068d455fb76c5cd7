"""Times: UTC, whole milliseconds, and always as long: `2026-12-01T01:02:03.000Z`.

A time is kept as the text that JSON has. So logs and answers write it as it is, nothing is told finer than it is kept,
and of two times the later one is the greater text.
"""

import time as clock
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Annotated, Final, NewType

from service.app.messages.request import formed

Instant = NewType("Instant", str)
"""A point in time as text. It is made by the functions of this file alone."""

Time = Annotated[
    Instant,
    formed(r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z", "must be a time in UTC such as 2026-12-01T01:02:03.000Z"),
]
"""A point in time, UTC, whole milliseconds."""

SECONDS: Final = slice(len("2026-12-01T01:02:03"))
"""Where a time has its whole seconds."""

CLOCK: Final = slice(len("2026-12-01T"), len("2026-12-01T01:02:03"))
"""Where it has hours, minutes and seconds."""

FRACTION: Final = slice(len("2026-12-01T01:02:03."), len("2026-12-01T01:02:03.000"))
"""Where it has its milliseconds."""

_LENGTH: Final = len("2026-12-01T01:02:03.000Z")
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_SECOND: Final = timedelta(seconds=1)


def utc_now() -> Instant:
    """Tell the time."""
    return time_of(clock.time_ns() // 1_000_000)


def time_of(milliseconds: int) -> Instant:
    """Give the time of milliseconds since 1970, exactly."""
    seconds, rest = divmod(milliseconds, 1000)
    return Instant(f"{_text(seconds)}.{rest:03d}Z")


@lru_cache(64)
def _text(seconds: int) -> str:
    """Give the text of a second; most times that are told lie within the same few."""
    return (_EPOCH + timedelta(seconds=seconds)).isoformat()[SECONDS]


def instant(time: datetime) -> Instant:
    """Give any time with a zone; what is finer than a millisecond is cut off."""
    time = time.astimezone(UTC)
    return Instant(f"{time.isoformat()[SECONDS]}.{time.microsecond // 1000:03d}Z")


def read_time(text: str) -> Instant:
    """Give the time that a text is. Raises ValueError for one of another form, and for a day that never was."""
    try:
        datetime.fromisoformat(text)  # takes more forms than ours, and is no slower than looking at every place here
        formed_so = len(text) == _LENGTH and (text[7], text[10], text[19], text[23]) == ("-", "T", ".", "Z")
    except ValueError:
        formed_so = False
    if not formed_so:
        raise ValueError(f"{text[:_LENGTH]!r} is no time")
    return Instant(text)


def milliseconds_of(time: Instant) -> int:
    """Give the milliseconds since 1970 of a time, exactly."""
    return seconds_since_1970(time[SECONDS]) * 1000 + int(time[FRACTION])


@lru_cache(64)
def seconds_since_1970(seconds: str) -> int:
    """Give the number of the whole seconds of a time."""
    return (datetime.fromisoformat(f"{seconds}+00:00") - _EPOCH) // _SECOND


def later(time: Instant, milliseconds: int) -> Instant:
    """Give the time so many milliseconds after another."""
    return time_of(milliseconds_of(time) + milliseconds)
