"""Holds every protobuf message to the shape of its struct, and puts the numbers of its fields beside it.

A type is bound once, when the server starts. `shapes.py` says what the message of a struct must look like; one that
differs is Drift: somebody has changed the one and not the other, or not called `make proto`.
"""

from collections.abc import Collection, Iterable
from typing import Any, Final

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FieldDescriptor, OneofDescriptor

from engine.value import snake, struct_of, tag_of
from service.wire import shapes
from service.wire.bound import (
    Bound,
    BoundBranch,
    BoundField,
    BoundMany,
    BoundNames,
    BoundOneOf,
    BoundRecord,
    BoundWrapped,
)
from service.wire.shapes import Instant, Plain, Scalar, Texts, Unsayable, below, class_of, fields_of, presence

_SCALARS: Final[dict[type[int | bool | str], int]] = {
    bool: FieldDescriptor.TYPE_BOOL,
    int: FieldDescriptor.TYPE_INT32,
    str: FieldDescriptor.TYPE_STRING,
}
_WELL_KNOWN: Final = {Instant: "google.protobuf.Timestamp", Plain: "google.protobuf.Struct"}


class Drift(Unsayable):
    """A struct and its message differ; the text names the path. A start-up error."""


class Binder:
    """Binds types and remembers the records, so that a type met twice is bound once."""

    def __init__(self, requests: Iterable[Any] = (), states: Collection[Any] = ()) -> None:
        """Begin with nothing bound. Callers send `requests` and what is in them.

        `states` are structs that callers hand back: they look like answers and are as strict as requests.
        """
        requests = tuple(requests)
        self.records: dict[Any, BoundRecord] = {}
        self._begun: set[Any] = set()
        self._sent = frozenset(below(requests, stop=lambda kind: kind in states))
        self._strict = frozenset(below(requests))

    def record(self, kind: Any, message: Descriptor, at: str) -> BoundRecord:
        """Bind a struct to a message. Raises Unsayable or Drift, naming the path below `at`."""
        if kind not in self.records:
            if kind in self._begun:
                raise Drift(f"{at}: {class_of(kind).__name__} contains itself")
            if kind in self._strict and not class_of(kind).__struct_config__.forbid_unknown_fields:
                raise Drift(f"{at}: can be sent, so {class_of(kind).__name__} must forbid the unknown")
            self._begun.add(kind)
            self.records[kind] = BoundRecord(kind, message, self._fields(kind, message, at))
        if (bound := self.records[kind].message) != message:
            name = class_of(kind).__name__
            raise Drift(f"{at}: {name} is bound to {bound.full_name} already, not to {message.full_name}")
        return self.records[kind]

    def _fields(self, kind: Any, message: Descriptor, at: str) -> tuple[BoundField, ...]:
        wanted = {field.name: field for field in fields_of(kind, at)}
        _same_names(f"{at}: {message.full_name}", wanted, message.fields_by_name)
        ordered = sorted(message.fields, key=lambda field: field.number)
        sent = kind in self._sent
        return tuple(self._field(wanted[field.name], field, f"{at}.{field.name}", sent=sent) for field in ordered)

    def _field(self, wanted: shapes.Field, field: FieldDescriptor, at: str, *, sent: bool) -> BoundField:
        bound = self._bound(wanted.shape, field, at)
        if (must := presence(wanted, sent=sent)) != field.has_presence:
            why = "can be sent" if sent else "can be null" if wanted.nullable else "is neither sent nor ever null"
            raise Drift(f"{at}: {why}, so it must {'' if must else 'not '}be optional")
        return BoundField(wanted.name, field.number, must, wanted.nullable, wanted.required, bound)

    def _bound(self, shape: shapes.Shape, field: FieldDescriptor, at: str) -> Bound:
        if isinstance(shape, Texts):
            _is_map_of_texts(field, at)
            return shape
        if isinstance(shape, shapes.Many) != field.is_repeated:
            raise Drift(f"{at}: is {'no list' if field.is_repeated else 'a list'} in Python")
        return (
            BoundMany(self._one(shape.item, field, at))
            if isinstance(shape, shapes.Many)
            else self._one(shape, field, at)
        )

    def _one(self, shape: shapes.Shape, field: FieldDescriptor, at: str) -> Bound:
        """Bind what a field holds, or one item of it."""
        message = field.message_type
        match shape:
            case Scalar(kind=kind) if field.type == _SCALARS[kind]:
                return shape
            case shapes.Names(kind=kind) if field.enum_type is not None:
                return _names(kind, field.enum_type, at)
            case Instant() | Plain() if message is not None and message.full_name == _WELL_KNOWN[type(shape)]:
                return shape
            case shapes.Wrapped(many=many) if (only := _only_list(message)) is not None:
                return BoundWrapped(only.name, only.number, BoundMany(self._one(many.item, only, f"{at}.{only.name}")))
            case shapes.OneOf(kinds=kinds) if (oneof := union_of(message)) is not None:
                return self._one_of(kinds, oneof, at)
            case shapes.Record(kind=kind) if (oneof := union_of(message)) is not None:
                return self._one_of((kind,), oneof, at)
            case shapes.Record(kind=kind) if message is not None:
                return self.record(kind, message, at)
            case _:
                raise Drift(f"{at}: is {type(shape).__name__} in Python, but {_said(field)} in protobuf")

    def _one_of(self, kinds: tuple[Any, ...], oneof: OneofDescriptor, at: str) -> BoundOneOf:
        left = {kind: _tag(kind, at) for kind in kinds}
        branches = [self._branch(left, field, f"{at}.{field.name}") for field in oneof.fields]
        if left:
            raise Drift(f"{at}: {oneof.name} has no field for {', '.join(sorted(left.values()))}")
        return BoundOneOf(oneof.name, tuple(sorted(branches, key=lambda branch: branch.number)))

    def _branch(self, left: dict[Any, str], field: FieldDescriptor, at: str) -> BoundBranch:
        """Take the members out of `left` that the field leads to, by their tags, and bind them."""
        message = field.message_type
        if message is None:
            raise Drift(f"{at}: a union holds messages")
        nested = union_of(message)
        parts = {kind: tag.split(".", 1) for kind, tag in left.items()}
        kinds = [kind for kind, names in parts.items() if field.name in (names if nested is None else names[:1])]
        if not kinds or (nested is None and len(kinds) > 1):
            raise Drift(f"{at}: is the field of {len(kinds)} members of the union in Python")
        for kind in kinds:
            del left[kind]
        bound = self.record(kinds[0], message, at) if nested is None else self._one_of(tuple(kinds), nested, at)
        return BoundBranch(field.name, field.number, bound)


def union_of(message: Descriptor | None) -> OneofDescriptor | None:
    """Give the oneof of a message that is a union: its one oneof holds every field. Else None.

    The oneof that `optional` hides (it holds one field and begins with an underscore) does not count.
    """
    oneofs = [] if message is None else [one for one in message.oneofs if one.name != f"_{one.fields[0].name}"]
    return oneofs[0] if message and len(oneofs) == 1 and len(oneofs[0].fields) == len(message.fields) else None


def _said(field: FieldDescriptor) -> str:
    if field.message_type is not None:
        return f"message {field.message_type.full_name}"
    return f"type {field.type}" if field.enum_type is None else f"enum {field.enum_type.full_name}"


def _only_list(message: Descriptor | None) -> FieldDescriptor | None:
    """Give the one repeated field of a message that has nothing else; else None."""
    if message is None or len(message.fields) != 1 or not message.fields[0].is_repeated:
        return None
    return message.fields[0]


def _is_map_of_texts(field: FieldDescriptor, at: str) -> None:
    entry = field.message_type
    parts = entry.fields if entry is not None and entry.GetOptions().map_entry else ()
    if [part.type for part in parts] != [FieldDescriptor.TYPE_STRING] * 2:
        raise Drift(f"{at}: must be map<string, string>")


def _same_names(at: str, python: Iterable[str], protobuf: Iterable[str]) -> None:
    ours, theirs = set(python), set(protobuf)
    if ours != theirs:
        sides = (("Python", ours - theirs), ("protobuf", theirs - ours))
        told = [f"only {side} has {', '.join(sorted(names))}" for side, names in sides if names]
        raise Drift(f"{at}: {'; '.join(told)}")


def _names(kind: Any, enum: EnumDescriptor, at: str) -> BoundNames:
    prefix = f"{snake(enum.name).upper()}_"
    zero = enum.values_by_number.get(0)
    if zero is None or zero.name != f"{prefix}UNSPECIFIED":
        raise Drift(f"{at}: number 0 of {enum.full_name} is not {prefix}UNSPECIFIED")
    numbers = {value.name.removeprefix(prefix): value.number for value in enum.values if value.number}
    _same_names(f"{at}: {enum.full_name}", {member.value for member in kind}, numbers)
    return BoundNames({member: numbers[member.value] for member in kind})


def _tag(kind: Any, at: str) -> str:
    tag = tag_of(struct_of(kind))
    if tag is None:
        raise Drift(f"{at}: {kind} is a member of a union and has no tag")
    return tag
