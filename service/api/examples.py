"""A call of each operation for each title, as the documents show them; `make examples` writes the file."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final
from uuid import uuid4

import msgspec
from msgspec import Struct

FRESH: Final = "<a new UUID>"
"""Stands in the file for every request id: one that stood there would be everybody's, and with it the seat of whoever
sent it first. The server would refuse it as it is."""

FILE: Final = "examples.json"
"""Lies beside this module. A test holds it to what the server answers."""


class Example(Struct, frozen=True):
    """One call that was made."""

    fields: dict[str, Any]
    """The fields of its request."""
    answer: Any
    """What came back, as plain data; the first message of a stream."""
    lines: str | None = None
    """The body, where it is a log."""


class Examples(Struct, frozen=True):
    """Calls of a game of each title, played a few moves."""

    calls: Mapping[str, Mapping[str, Example]]
    """One call of each operation for each title, by their names; of the catalogue for one title alone."""
    problems: Mapping[str, Any]
    """Problem documents of some calls that were refused, by their reason."""


@cache
def examples() -> Examples:
    """Read the file, with request ids that are new in every process.

    Raises msgspec.DecodeError for one that was written by hand, FileNotFoundError without it.
    """
    found = msgspec.json.decode((files("service.api") / FILE).read_bytes(), type=Examples)
    for calls in found.calls.values():
        for call in calls.values():
            if call.fields.get("request_id") == FRESH:
                call.fields["request_id"] = str(uuid4())
    return found
