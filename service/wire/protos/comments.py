"""What stands above a declaration: the docstring, and what else a reader of the .proto file must know."""

import re
from typing import Any, Final

import msgspec
from msgspec import NODEFAULT, Meta

from engine.visibility import NOBODY, Seen
from service.wire.docstrings import attribute_docs, class_doc
from service.wire.shapes import Field, Many, Names, Scalar, Shape, Wrapped, class_of

_USUAL: Final = {(0, 9), (0, 1_000_000), (-1_000_000, 1_000_000)}
"""Bounds of seats, counts and points, which tell a reader nothing."""


def of_class(kind: Any) -> str:
    """Say what a struct or an enum is: the first paragraph of its docstring."""
    return _told(class_doc(class_of(kind)))


def of_member(kind: Any, name: str) -> str:
    """Say what a member of an enum is, if its source does."""
    return _told(attribute_docs(kind).get(name, ""))


def of_field(kind: Any, field: Field, *, sent: bool) -> str:
    """Say what a field is: its docstring, its bounds, and what its absence means where callers may leave it out."""
    said = [_told(attribute_docs(kind).get(field.name, "")), *_bounds(field), *_seen(field)]
    if sent and field.default not in (NODEFAULT, None) and isinstance(field.shape, Scalar | Names):
        said.append(f"{msgspec.json.encode(field.default).decode().strip(chr(34))} when left out.")
    return " ".join(part for part in said if part) or "Not described."


def _bounds(field: Field) -> list[str]:
    metas = [extra for extra in field.declared if isinstance(extra, Meta)]
    least = [meta.ge for meta in metas if meta.ge is not None]
    most = [meta.le for meta in metas if meta.le is not None]
    longest = [meta.max_length for meta in metas if meta.max_length is not None]
    said: list[str] = []
    if least and most and (bounds := (max(least), min(most))) not in _USUAL and bounds[0] != bounds[1]:
        said.append(f"{bounds[0]} to {bounds[1]}.")
    if longest:
        said.append(f"At most {min(longest)}{'' if _is_list(field.shape) else ' characters'}.")
    return said


def _seen(field: Field) -> list[str]:
    """Say who is told the field, if not everybody."""
    for mark in field.declared:
        if mark == NOBODY:
            return ["Told to auditors alone."]
        if isinstance(mark, Seen):
            also = f" and in `{mark.also}`" if mark.also else ""
            return [f"Told to the seat in `{mark.by}`{also} alone."]
    return []


def _is_list(shape: Shape) -> bool:
    return isinstance(shape, Many | Wrapped)


def _told(text: str) -> str:
    """Give a docstring in the words of protobuf, where a null is absent."""
    return re.sub(r"\b(null|None)\b", "absent", text)
