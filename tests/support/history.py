"""Is what callers were told possible? A check of concurrent histories of one game's log.

A history is right if it is linearizable: every call can be given one instant between its start and its end, so that
the calls in that order are what a single-threaded log would answer. In general that is a search; here every success
names its version and every refusal the head that it saw, so the order of the writes is in the answers and one pass
over the versions decides.
"""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from itertools import accumulate, pairwise
from math import inf

from msgspec import Struct


class Told(StrEnum):
    """What a call was told."""

    STORED = "STORED"
    """Its entry is in the log; `version` is the entry's."""
    MOVED = "MOVED"
    """Its entry is not; `version` is the head that it saw."""
    HEAD = "HEAD"
    """It asked only; `version` is the head that it saw."""
    NOTHING = "NOTHING"
    """No answer came: the entry may be there or not."""


class Call(Struct, frozen=True):
    """One call. All sends of one request id are one call: from the first start to the first end."""

    start: float
    """When it began."""
    end: float
    """When its answer came; infinite if none did."""
    told: Told
    """The answer."""
    version: int
    """The version told; 0 if none was."""
    request_id: str = ""
    """Its request id; empty for one that only asked."""
    expected: int = 0
    """The head that it expected."""


def faults(history: Sequence[Call], log: Sequence[str]) -> list[str]:
    """Tell what is impossible about a history, given the request ids in the final log; empty if nothing is.

    The log begins empty: the first request id is that of version 1.
    """
    version_of = {request_id: version for version, request_id in enumerate(log, start=1)}
    found = [f"{request_id} is in the log {times} times" for request_id, times in Counter(log).items() if times > 1]
    found += [fault for call in history for fault in _own_faults(call, version_of.get(call.request_id), len(log))]
    senders = {call.request_id for call in history}
    found += [f"version {version} was sent by nobody" for own, version in version_of.items() if own not in senders]
    return found or _out_of_order(history, version_of, len(log))


def _own_faults(call: Call, stored_as: int | None, length: int) -> list[str]:
    """Tell what is wrong about one call by itself."""
    found = []
    if call.version > length:
        found.append(f"{call} saw a version that never was")
    if call.told is Told.STORED and stored_as != call.version:
        found.append(f"{call} was told of a version that is not its own")
    if call.told is Told.MOVED and stored_as is not None:
        found.append(f"{call} was turned away and stored")
    if call.told is Told.MOVED and call.version == call.expected:
        found.append(f"{call} was turned away at the head that it expected")
    if stored_as is not None and stored_as != call.expected + 1:
        found.append(f"{call} was stored after another head than it expected")
    return found


def _out_of_order(history: Sequence[Call], version_of: dict[str, int], length: int) -> list[str]:
    """Tell which version cannot have been written at any instant.

    Version v was written after its caller began and before it was answered; before anybody who saw it was answered;
    and after everybody began who saw only the one before.
    """
    earliest, latest = [-inf] * (length + 2), [inf] * (length + 2)
    for call in history:
        if call.request_id in version_of:
            version = version_of[call.request_id]
            earliest[version] = max(earliest[version], call.start)
            latest[version] = min(latest[version], call.end)
        if call.told in (Told.MOVED, Told.HEAD):
            latest[call.version] = min(latest[call.version], call.end)
            earliest[call.version + 1] = max(earliest[call.version + 1], call.start)
    # Versions follow each other: one cannot be written before the last, nor after the next must have been.
    deadline = list(accumulate(reversed(latest), min))[::-1]
    instant = -inf
    for version in range(1, length + 1):
        instant = max(instant, earliest[version])
        if instant > deadline[version]:
            return [f"version {version} can have been written at no instant"]
    return []


def dense(versions: Sequence[int]) -> bool:
    """Tell whether versions are 1, 2, 3, …"""
    return list(versions[:1]) in ([], [1]) and all(after == before + 1 for before, after in pairwise(versions))
