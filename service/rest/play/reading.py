"""Reads what a client says, as strictly as REST reads bodies."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from service.app.problem import FieldFault, Problem, ServiceReason, invalid
from service.rest.play.up_frames import UP_FRAMES, PlayUpFrame
from service.wire import json
from service.wire.faults import malformed, shortened

_KINDS: Final[Mapping[Any, type[PlayUpFrame]]] = {kind.__struct_config__.tag: kind for kind in UP_FRAMES}
_MOST_ID: Final = 64
_BYTES_A_CHARACTER: Final = 4


def read_frame(data: str | bytes, most: int) -> PlayUpFrame:
    """Read one frame.

    Raises PAYLOAD_TOO_LARGE for one of more than `most` bytes, VALIDATION_FAILED with the field for one that is binary,
    no JSON, of no known type or of the wrong shape, UNKNOWN_MOVE for a move that no title has.
    """
    if isinstance(data, bytes):
        raise malformed("must be a frame of text")
    if len(data) * _BYTES_A_CHARACTER > most and len(data.encode()) > most:
        raise Problem(ServiceReason.PAYLOAD_TOO_LARGE, metadata={"limit": most})
    plain = json.parse(data)
    if not isinstance(plain, dict):
        raise invalid("", "must be an object", FieldFault.WRONG_TYPE)
    tag: Any = plain.get("type")  # type: ignore[reportUnknownMemberType]
    kind = _KINDS.get(tag) if isinstance(tag, str) else None
    if kind is None:
        raise _no_type(tag)
    return json.convert(kind, plain)


def _no_type(tag: Any) -> Problem:
    match tag:
        case None:
            return invalid("type", "is required", FieldFault.REQUIRED)
        case str():
            return invalid("type", "cannot be {value}", FieldFault.UNKNOWN_VALUE, value=shortened(tag))
        case _:
            return invalid("type", "must be text", FieldFault.WRONG_TYPE)


class Subject(msgspec.Struct, frozen=True):
    """What a frame that could not be read seems to be about, so that the client can tell which one it was."""

    request_id: str | None = None
    """Its request id."""
    game_id: str | None = None
    """Its game."""


def subject_of(data: str | bytes) -> Subject:
    """Give what a bad frame seems to be about; nothing where that cannot be told."""
    try:
        plain: Any = msgspec.json.decode(data)
    except (ValueError, RecursionError):
        return Subject()
    match plain:
        case {**fields}:
            return Subject(_short_text(fields.get("request_id")), _short_text(fields.get("game_id")))
        case _:
            return Subject()


def _short_text(value: Any) -> str | None:
    return value if isinstance(value, str) and len(value) <= _MOST_ID else None
