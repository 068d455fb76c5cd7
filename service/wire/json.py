"""JSON, the one strict way in and the one way out.

Refused with the path: unknown fields, wrong types (`"7"` for 7, but 7.0 is 7), keys that stand twice, names and numbers
out of range. Refused as a whole: what is no JSON (RFC 8259, UTF-8), what goes on after its end, what is nested too
deeply or holds too many values.
Answers write every field, null included; a time is RFC 3339 in UTC, to the millisecond, with `Z`.
"""

import json
from collections.abc import Collection
from typing import Any, Final, TypeVar, cast

import msgspec

from service.app.messages.whole_numbers import whole_numbers
from service.app.problem import FieldFault, WrongField, invalid, invalid_fields
from service.wire.checking import checked, has_open_object
from service.wire.faults import MOST_VALUES, field_problem, malformed, shortened, too_many

T = TypeVar("T")

_ENCODER: Final = msgspec.json.Encoder()


def decode(kind: type[T], data: bytes) -> T:
    """Read JSON as a struct. Raises Problem: VALIDATION_FAILED with the fields, or UNKNOWN_MOVE."""
    return convert(kind, parse(data))


def convert(kind: type[T], plain: Any, known: Collection[WrongField] = ()) -> T:
    """Make a struct of plain data (dicts, lists, texts, numbers).

    Raises Problem as `decode`, in any case if `known` says what is wrong with it already.
    """
    if has_open_object(kind):
        try:
            plain = whole_numbers(plain)
        except RecursionError:
            raise malformed("is nested too deeply") from None
    return checked(kind, plain, known)


def parse(data: bytes | str) -> Any:
    """Read JSON as plain data. Raises Problem for what is no JSON and for a key that stands twice."""
    try:
        plain = msgspec.json.decode(data)
        if _colons(data) != _keys(plain):
            _check_keys(data)
    except msgspec.ValidationError as error:
        raise invalid_fields((field_problem(str(error)),)) from None
    except ValueError:
        raise malformed("is not JSON in UTF-8") from None
    except RecursionError:
        raise malformed("is nested too deeply") from None
    return plain


def encode(value: Any) -> bytes:
    """Write a struct (or structs in lists and dicts) as JSON."""
    return _ENCODER.encode(value)


def to_plain(value: Any) -> Any:
    """Give a struct (or structs in lists and dicts) as the plain data that its JSON holds."""
    return msgspec.to_builtins(value)


class _Repeated(ValueError):
    """A key stands twice in its object."""


class _Holder(dict[str, Any]):
    """An object in which a key stands twice."""

    def __init__(self, pairs: list[tuple[str, Any]], key: str) -> None:
        super().__init__(pairs)
        self.key = key


def _unique(pairs: list[tuple[str, Any]]) -> None:
    if len(dict(pairs)) < len(pairs):
        raise _Repeated


def _held(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    met: set[str] = set()
    for key, _ in pairs:
        if key in met:
            return _Holder(pairs, key)
        met.add(key)
    return dict(pairs)


_UNIQUE: Final = json.JSONDecoder(object_pairs_hook=_unique)
_HELD: Final = json.JSONDecoder(object_pairs_hook=_held)


def _colons(data: bytes | str) -> int:
    return data.count(":") if isinstance(data, str) else data.count(b":")


def _keys(plain: Any) -> int:
    """Count the keys of all objects. One that stood twice counts once, so there are then fewer than colons.

    Refuses more values than any request needs: each costs the check some microseconds.
    """
    keys, met = 0, [plain]
    for value in met:
        if type(value) is dict:
            keys += len(cast("dict[str, Any]", value))
            met += cast("dict[str, Any]", value).values()
        elif type(value) is list:
            met += cast("list[Any]", value)
    if len(met) > MOST_VALUES:
        raise too_many()
    return keys


def _check_keys(data: bytes | str) -> None:
    """Refuse a key that stands twice in its object. msgspec takes the last one, so the text is read once more."""
    text = data if isinstance(data, str) else data.decode()
    try:
        _UNIQUE.decode(text)
    except _Repeated:
        path = _repeated(_HELD.decode(text)) or ""
        raise invalid(path.removeprefix("."), "stands there twice", FieldFault.DUPLICATE_KEY) from None


def _repeated(plain: Any) -> str | None:
    """Give the path of the first key that stands twice, or None."""
    if isinstance(plain, _Holder):
        return f".{shortened(plain.key)}"
    for part, value in _parts(plain):
        if (rest := _repeated(value)) is not None:
            return f"{part}{rest}"
    return None


def _parts(plain: Any) -> list[tuple[str, Any]]:
    match plain:
        case dict():
            return [(f".{shortened(key)}", value) for key, value in cast("dict[str, Any]", plain).items()]
        case list():
            return [(f"[{place}]", value) for place, value in enumerate(cast("list[Any]", plain))]
        case _:
            return []
