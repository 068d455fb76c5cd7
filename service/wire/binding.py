"""Binds structs to protobuf messages by field name, and refuses every difference.

A type is bound once, when the server starts. What cannot be bound, or would not mean the same on both sides, is
Drift: the `.proto` files and the structs are one vocabulary, so one of them is wrong.
"""

import typing
from collections.abc import Iterable, Iterator
from datetime import datetime
from enum import StrEnum
from typing import Annotated, Any, Final, NewType

import msgspec
from google.protobuf.descriptor import Descriptor, EnumDescriptor, FieldDescriptor, OneofDescriptor
from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import FieldInfo

from engine.value import bare, members, snake, tag_of
from service.wire.twin import Branch, Field, Instant, Many, Names, OneOf, Record, Scalar, Twin, Wrapped

LEAST: Final = -(2**31)
"""Least value of an int32."""

MOST: Final = 2**31 - 1
"""Greatest value of an int32."""

_SCALARS: Final[dict[type[int | bool | str], int]] = {
    bool: FieldDescriptor.TYPE_BOOL,
    int: FieldDescriptor.TYPE_INT32,
    str: FieldDescriptor.TYPE_STRING,
}
_ALLOWED: Final = frozenset([*_SCALARS.values(), FieldDescriptor.TYPE_ENUM, FieldDescriptor.TYPE_MESSAGE])
_TIMESTAMP: Final = "google.protobuf.Timestamp"


class Drift(TypeError):
    """A struct and its message differ; the text names the path. A start-up error."""


class Binder:
    """Binds types and remembers the records, so that a type met twice is bound once."""

    def __init__(self) -> None:
        """Begin with nothing bound."""
        self.records: dict[type[Struct], Record] = {}
        self._begun: set[type[Struct]] = set()

    def record(self, kind: type[Struct], message: Descriptor, at: str) -> Record:
        """Bind a struct to a message. Raises Drift, naming the path below `at`."""
        if kind not in self.records:
            if kind in self._begun:
                raise Drift(f"{at}: {kind.__name__} contains itself")
            self._begun.add(kind)
            self.records[kind] = Record(kind, message, self._fields(kind, message, at))
        if (bound := self.records[kind].message) != message:
            raise Drift(f"{at}: {kind.__name__} is bound to {bound.full_name} already, not to {message.full_name}")
        return self.records[kind]

    def _fields(self, kind: type[Struct], message: Descriptor, at: str) -> tuple[Field, ...]:
        infos = {info.encode_name: info for info in msgspec.structs.fields(kind)}
        _same_names(f"{at}: {message.full_name}", infos.keys(), message.fields_by_name.keys())
        ordered = sorted(message.fields, key=lambda field: field.number)
        return tuple(self._field(infos[field.name], field, f"{at}.{field.name}") for field in ordered)

    def _field(self, info: FieldInfo, field: FieldDescriptor, at: str) -> Field:
        if info.name != info.encode_name or info.name == "type":
            raise Drift(f"{at}: {info.name} cannot be the name of a field")
        kinds, nullable = members(info.type)
        twin = self._list(kinds[0], field, at) if _is_list(kinds) else self._single(info.type, kinds, field, at)
        required = info.default is NODEFAULT and info.default_factory is NODEFAULT
        if nullable and not field.has_presence:
            raise Drift(f"{at}: can be null, so protobuf must tell that it is absent")
        if nullable and not required and info.default is not None:
            raise Drift(f"{at}: can be null, so absent must mean null")
        if isinstance(twin, Many) and not required and _default(info):
            raise Drift(f"{at}: has a default that is not empty, so the list must be wrapped")
        return Field(info.name, field.number, field.has_presence, nullable, required, twin)

    def _list(self, annotation: Any, field: FieldDescriptor, at: str) -> Many | Wrapped:
        if field.is_repeated:
            return Many(self._item(annotation, field, at))
        return self._wrapped(annotation, field, at)

    def _item(self, annotation: Any, field: FieldDescriptor, at: str) -> Twin:
        item, *rest = typing.get_args(bare(annotation))
        if rest != [...]:
            raise Drift(f"{at}: is a tuple of fixed length")
        kinds, nullable = members(item)
        if nullable:
            raise Drift(f"{at}: holds null, which no repeated field can")
        return self._wrapped(kinds[0], field, at) if _is_list(kinds) else self._value(item, kinds, field, at)

    def _wrapped(self, annotation: Any, field: FieldDescriptor, at: str) -> Wrapped:
        message = field.message_type
        if message is None or len(message.fields) != 1 or not message.fields[0].is_repeated:
            raise Drift(f"{at}: is a list, so it must be a message with one repeated field")
        only = message.fields[0]
        return Wrapped(only.name, only.number, Many(self._item(annotation, only, f"{at}.{only.name}")))

    def _single(self, annotation: Any, kinds: tuple[Any, ...], field: FieldDescriptor, at: str) -> Twin:
        if field.is_repeated:
            raise Drift(f"{at}: is repeated, but no tuple in Python")
        return self._value(annotation, kinds, field, at)

    def _value(self, annotation: Any, kinds: tuple[Any, ...], field: FieldDescriptor, at: str) -> Twin:
        if field.type not in _ALLOWED:
            raise Drift(f"{at}: only int32, bool, string, enum and message are used, not type {field.type}")
        kinds = tuple(bare(kind) for kind in kinds)
        if field.message_type is not None:
            return self._message(annotation, kinds, field.message_type, at)
        if field.enum_type is not None:
            return _names(kinds, field.enum_type, at)
        if len(kinds) != 1 or _SCALARS.get(kinds[0]) != field.type:
            raise Drift(f"{at}: {annotation} has no twin in protobuf type {field.type}")
        if kinds == (int,):
            _bounded(annotation, at)
        return Scalar(kinds[0])

    def _message(self, annotation: Any, kinds: tuple[Any, ...], message: Descriptor, at: str) -> Twin:
        if message.full_name == _TIMESTAMP:
            if kinds != (datetime,) or not any(meta.tz for meta in _metas(annotation)):
                raise Drift(f"{at}: is a Timestamp, but no datetime with a time zone in Python")
            return Instant()
        if (oneof := union_of(message)) is not None:
            return self._one_of(kinds, oneof, at)
        if len(kinds) != 1 or not _is_struct(kinds[0]):
            raise Drift(f"{at}: is message {message.full_name}, but no struct in Python")
        return self.record(kinds[0], message, at)

    def _one_of(self, kinds: tuple[Any, ...], oneof: OneofDescriptor, at: str) -> OneOf:
        left = {kind: _tag(kind, at) for kind in kinds}
        branches = [self._branch(left, field, f"{at}.{field.name}") for field in oneof.fields]
        if left:
            raise Drift(f"{at}: {oneof.name} has no field for {', '.join(sorted(left.values()))}")
        return OneOf(oneof.name, tuple(sorted(branches, key=lambda branch: branch.number)))

    def _branch(self, left: dict[Any, str], field: FieldDescriptor, at: str) -> Branch:
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
        twin = self.record(kinds[0], message, at) if nested is None else self._one_of(tuple(kinds), nested, at)
        return Branch(field.name, field.number, twin)


def union_of(message: Descriptor) -> OneofDescriptor | None:
    """Give the oneof of a message that is a union: its one oneof holds every field. Else None.

    The oneof that `optional` hides (it holds one field and begins with an underscore) does not count.
    """
    oneofs = [oneof for oneof in message.oneofs if oneof.name != f"_{oneof.fields[0].name}"]
    return oneofs[0] if len(oneofs) == 1 and len(oneofs[0].fields) == len(message.fields) else None


def _same_names(at: str, python: Iterable[str], protobuf: Iterable[str]) -> None:
    ours, theirs = set(python), set(protobuf)
    if ours != theirs:
        sides = (("Python", ours - theirs), ("protobuf", theirs - ours))
        told = [f"only {side} has {', '.join(sorted(names))}" for side, names in sides if names]
        raise Drift(f"{at}: {'; '.join(told)}")


def _names(kinds: tuple[Any, ...], enum: EnumDescriptor, at: str) -> Names:
    kind = kinds[0]
    if len(kinds) > 1 or not (isinstance(kind, type) and issubclass(kind, StrEnum)):
        raise Drift(f"{at}: is enum {enum.full_name}, but no StrEnum in Python")
    prefix = f"{snake(enum.name).upper()}_"
    zero = enum.values_by_number.get(0)
    if zero is None or zero.name != f"{prefix}UNSPECIFIED":
        raise Drift(f"{at}: number 0 of {enum.full_name} is not {prefix}UNSPECIFIED")
    numbers = {value.name.removeprefix(prefix): value.number for value in enum.values if value.number}
    _same_names(f"{at}: {enum.full_name}", {member.value for member in kind}, numbers.keys())
    return Names({member: numbers[member.value] for member in kind})


def _bounded(annotation: Any, at: str) -> None:
    metas = list(_metas(annotation))
    least = [meta.ge for meta in metas if meta.ge is not None]
    most = [meta.le for meta in metas if meta.le is not None]
    if not least or not most or min(least) < LEAST or max(most) > MOST:
        raise Drift(f"{at}: an int declares its bounds, ge and le, within int32")


def _metas(annotation: Any) -> Iterator[Meta]:
    if typing.get_origin(annotation) is Annotated:
        base, *extras = typing.get_args(annotation)
        yield from (extra for extra in extras if isinstance(extra, Meta))
        yield from _metas(base)
    elif isinstance(annotation, NewType):
        yield from _metas(annotation.__supertype__)
    elif (kinds := members(annotation)[0]) != (annotation,):
        for kind in kinds:
            yield from _metas(kind)


def _is_list(kinds: tuple[Any, ...]) -> bool:
    return len(kinds) == 1 and typing.get_origin(bare(kinds[0])) is tuple


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _tag(kind: Any, at: str) -> str:
    tag = tag_of(kind)
    if tag is None:
        raise Drift(f"{at}: {kind} is a member of a union and has no tag")
    return tag


def _default(info: FieldInfo) -> Any:
    return info.default if info.default_factory is NODEFAULT else info.default_factory()
