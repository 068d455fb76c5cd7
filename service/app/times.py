"""Times: UTC, whole milliseconds everywhere."""

import time as clock
from datetime import UTC, datetime


def utc_now() -> datetime:
    """Tell the time."""
    return datetime.fromtimestamp(clock.time_ns() // 1_000_000 / 1000, UTC)


def time_of(milliseconds: int) -> datetime:
    """Give the time of milliseconds since 1970, exactly."""
    return datetime.fromtimestamp(milliseconds // 1000, UTC).replace(microsecond=milliseconds % 1000 * 1000)


def milliseconds_of(time: datetime) -> int:
    """Give the milliseconds since 1970 of a time, exactly."""
    return int(time.replace(microsecond=0).timestamp()) * 1000 + time.microsecond // 1000
