"""Writes the functions that write messages: `python -m service.wire.protos.writers FOLDER`, a step of `make proto`.

One function for a seat of a view, inside one message, where every number has a table of varints behind its key:

    def _12(join, size, around, keys, withs):
        (around_0,) = around
        (key_0, key_1) = keys
        (with_0, with_1) = withs

        def write(struct):
            body = join((
                with_0[struct.seat],
                key_1 + size[len(part := with_1(value))] + part if (value := struct.face_up) else b"",
            ))
            return around_0 + size[len(body)] + body

        return write
"""

import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path

from google.protobuf.descriptor import Descriptor
from msgspec import Struct

from service.wire.binding import Binder
from service.wire.bound import (
    BoundField,
    BoundMany,
    BoundNames,
    BoundOneOf,
    BoundRecord,
    BoundWrapped,
    Instant,
    Plain,
    Scalar,
    Texts,
)
from service.wire.contract import service_messages, states
from service.wire.writing import Write, Writing, is_packed

_HEAD = '''"""What writes each message of the API; made by `make proto`, not to be edited."""

# ruff: noqa
# fmt: off

from typing import Any

'''


class _Asked(Writing):
    """Writes nothing, and remembers which functions would be needed."""

    def __init__(self) -> None:
        super().__init__({})
        self.asked: dict[tuple[str, int], BoundRecord] = {}

    def _function(self, record: BoundRecord, around: tuple[bytes, ...]) -> Write:
        self.asked[record.message.full_name, len(around)] = record
        for field in record.fields:
            self.helper(field)
        return lambda _: b""


def written(bound: Sequence[tuple[type[Struct], Descriptor]], handed_back: Collection[type[Struct]]) -> str:
    """Give the text of the module for these messages, and for all that lie in them."""
    binder = Binder([kind for kind, _ in bound if kind.__name__.endswith("Request")], set(handed_back))
    for kind, message in bound:
        binder.record(kind, message, kind.__name__)
    asked = _Asked()
    for record in binder.records.values():
        asked.record(record)
    return _module(sorted(asked.asked.items()))


def _module(asked: Iterable[tuple[tuple[str, int], BoundRecord]]) -> str:
    functions = [(name, depth, record.fields) for (name, depth), record in asked]
    texts = [_function(number, depth, fields) for number, (_, depth, fields) in enumerate(functions)]
    rows = [
        f"    ({name!r}, {depth}): ({tuple(field.name for field in fields)!r}, _{number}),"
        for number, (name, depth, fields) in enumerate(functions)
    ]
    return _HEAD + "\n\n".join([*texts, "\n".join(["WRITERS: dict[tuple[str, int], Any] = {", *rows, "}"])]) + "\n"


def _function(number: int, depth: int, fields: tuple[BoundField, ...]) -> str:
    return "\n".join(_lines(number, depth, fields))


def _lines(number: int, depth: int, fields: tuple[BoundField, ...]) -> Iterator[str]:
    yield f"def _{number}(join, size, around, keys, withs):"
    for names, count in (("around", depth), ("key", len(fields)), ("with", len(fields))):
        if count:
            whole = {"around": "around", "key": "keys", "with": "withs"}[names]
            yield f"    ({', '.join(f'{names}_{place}' for place in range(count))},) = {whole}"
    yield "    def write(struct):"
    yield f"        body = join(({' '.join(f'{_expression(place, field)},' for place, field in enumerate(fields))}))"
    yield from (f"        body = around_{place} + size[len(body)] + body" for place in range(depth))
    yield "        return body"
    yield "    return write"


def _expression(place: int, field: BoundField) -> str:
    """Give the code for the bytes of one field: nothing for null, an empty list, or a zero that absence means."""
    key, helper, value = f"key_{place}", f"with_{place}", f"struct.{field.name}"
    match field.bound:
        case Scalar(kind=kind) if kind is str:
            there = " is not None" if field.presence else ""
            return f"{key} + size[len(part := value.encode())] + part if (value := {value}){there} else b''"
        case Scalar() | BoundNames():
            return f"{helper}[{value}]"
        case BoundMany(item=item) if is_packed(item):
            return f"{key} + size[len(part := {helper}(value))] + part if (value := {value}) else b''"
        case BoundMany() | Texts():
            return f"{helper}(value) if (value := {value}) else b''"
        case BoundOneOf():
            return f"{helper}[type(value := {value})](value)"
        case BoundRecord():
            return f"{helper}(value) if (value := {value}) is not None else b''"
        case BoundWrapped() | Instant() | Plain():
            return f"{key} + size[len(part := {helper}(value))] + part if (value := {value}) is not None else b''"


if __name__ == "__main__":
    (Path(sys.argv[1]) / "fairdeal" / "writers.py").write_text(written([*service_messages()], states()), "utf-8")
