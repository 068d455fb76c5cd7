"""What a struct looks like as a message, read from the struct alone.

`make proto` writes messages of these shapes, and the codec holds every message to them when it starts: so there is one
reading of a Python type, and it is here. Numbers are no part of a shape.

- A union is a message with one oneof, an enum an enum, an int with bounds an int32, a time a Timestamp.
- A tuple is a repeated field; one that can be null, has a default or lies in a tuple is a message with one such field.
- `dict[str, str]` is a map, `dict[str, Any]` a google.protobuf.Struct.
- In what can be sent every number, flag, text and enum is `optional`, so that absent never means 0; in an answer
  `optional` means that the field can be null.
"""

import typing
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import Annotated, Any, Final, NewType

import msgspec
from msgspec import NODEFAULT, Meta, Struct

from engine.value import bare, members, struct_of
from service.app.messages import times

LEAST: Final = -(2**31)
"""Least value of an int32."""

MOST: Final = 2**31 - 1
"""Greatest value of an int32."""


class Unsayable(TypeError):
    """No message can say what a Python type says; the text names the field. A start-up error."""


class Scalar(Struct, frozen=True):
    """A whole number, a flag or a text."""

    kind: type[int | bool | str]
    """The Python type."""


class Names(Struct, frozen=True):
    """An enum."""

    kind: type[StrEnum]
    """The Python type."""


class Instant(Struct, frozen=True):
    """A point in time, a Timestamp."""


class Texts(Struct, frozen=True):
    """Texts by name: `dict[str, str]`, `map<string, string>`."""


class Plain(Struct, frozen=True):
    """Any JSON object: `dict[str, Any]`, google.protobuf.Struct."""


class Record(Struct, frozen=True):
    """A struct: a message."""

    kind: Any
    """The class, or a generic class with its parameter: `DealtHand[Card]`."""


class OneOf(Struct, frozen=True):
    """A union of structs: a message with one oneof."""

    kinds: tuple[Any, ...]
    """Its members."""


class Many(Struct, frozen=True):
    """A tuple: a repeated field."""

    item: "Shape"
    """What one item is."""
    noun: str
    """What one item is called: the name of its type."""


class Wrapped(Struct, frozen=True):
    """A tuple that is nullable, or lies in a tuple: a message with one repeated field."""

    many: Many
    """What it holds."""


Shape = Scalar | Names | Instant | Texts | Plain | Record | OneOf | Many | Wrapped
"""What a type looks like."""


class Field(Struct, frozen=True):
    """One field of a struct."""

    name: str
    """Its name, the same on both sides."""
    shape: Shape
    """What it holds."""
    nullable: bool
    """Whether it can be null."""
    required: bool
    """Whether it has no default."""
    declared: tuple[Any, ...]
    """What its annotation declares beside the type, outermost first: bounds, lengths, who may see it."""
    default: Any
    """Its default; NODEFAULT if it has none, or one that is made anew each time."""


def class_of(kind: Any) -> Any:
    """Give the class itself of a generic struct with its parameter; every other type as it is."""
    return struct_of(kind) or kind


def definition_of(kind: Any) -> Any:
    """Give what decides where a type belongs: of a generic struct its parameter, so of `DealtHand[Card]` the card."""
    arguments = typing.get_args(kind) if struct_of(kind) else ()
    return definition_of(bare(arguments[0], newtypes=False)) if arguments else kind


def fields_of(kind: Any, at: str | None = None) -> tuple[Field, ...]:
    """Give the fields of a struct in their order, with the parameters of a generic one resolved.

    Raises Unsayable, naming the field below `at`.
    """
    at = at or class_of(kind).__name__
    return tuple(_field(info, f"{at}.{info.encode_name}") for info in msgspec.structs.fields(kind))


def shape_of(annotation: Any, at: str) -> Shape:
    """Give the shape of a type that is not null. Raises Unsayable, which begins with `at`."""
    kinds, nullable = members(annotation)
    if nullable:
        raise Unsayable(f"{at}: holds null, which no repeated field can")
    return _shape(annotation, kinds, at)


def below(kinds: Iterable[Any], stop: Callable[[Any], bool] = lambda _: False) -> list[Any]:
    """Give the structs and all that they contain, each once, as they are met; not what `stop` says, nor below it."""
    met: dict[Any, None] = {}

    def visit(kind: Any) -> None:
        if kind not in met and not stop(kind):
            met[kind] = None
            for field in fields_of(kind):
                for part in records_in(field.shape):
                    visit(part)

    for kind in kinds:
        visit(kind)
    return list(met)


def records_in(shape: Shape) -> Iterator[Any]:
    """Give the structs that a field of that shape holds itself."""
    match shape:
        case Record(kind=kind):
            yield kind
        case OneOf(kinds=kinds):
            yield from kinds
        case Many(item=item):
            yield from records_in(item)
        case Wrapped(many=many):
            yield from records_in(many)
        case _:
            return


def presence(field: Field, *, sent: bool) -> bool:
    """Tell whether protobuf must be able to say that the field is absent; `sent`: whether callers send the struct."""
    match field.shape:
        case Scalar() | Names():
            return sent or field.nullable
        case Many() | Texts():
            return False
        case _:
            return True


def declared_of(annotation: Any) -> Iterator[Any]:
    """Give what an annotation declares about a value, from the outside in; not about the items of a list."""
    if typing.get_origin(annotation) is Annotated:
        base, *extras = typing.get_args(annotation)
        yield from extras
        yield from declared_of(base)
    elif isinstance(annotation, NewType):
        yield from declared_of(annotation.__supertype__)
    elif (kinds := members(annotation)[0]) != (annotation,):
        for kind in kinds:
            yield from declared_of(kind)


def _metas(annotation: Any) -> list[Meta]:
    return [extra for extra in declared_of(annotation) if isinstance(extra, Meta)]


def _field(info: msgspec.structs.FieldInfo, at: str) -> Field:
    if info.name != info.encode_name or info.name == "type":
        raise Unsayable(f"{at}: {info.name} cannot be the name of a field")
    kinds, nullable = members(info.type)
    required = info.default is NODEFAULT and info.default_factory is NODEFAULT
    if nullable and not required and info.default is not None:
        raise Unsayable(f"{at}: can be null, so absent must mean null")
    shape = _shape(info.type, kinds, at)
    made = info.default if info.default_factory is NODEFAULT else info.default_factory()
    if isinstance(shape, Many) and (nullable or (not required and made)):
        shape = Wrapped(shape)
    if isinstance(shape, Texts) and nullable:
        raise Unsayable(f"{at}: a map is empty, never null")
    return Field(info.name, shape, nullable, required, tuple(declared_of(info.type)), info.default)


def _shape(annotation: Any, kinds: tuple[Any, ...], at: str) -> Shape:
    if len(kinds) != 1:
        return _union(annotation, kinds, at)
    if bare(kinds[0], newtypes=False) is times.Instant:
        return Instant()
    kind = bare(kinds[0])
    if typing.get_origin(kind) is tuple:
        return _many(typing.get_args(kind), at)
    if kind == dict[str, str]:
        return Texts()
    if kind == dict[str, Any]:
        return Plain()
    if struct_of(kind):
        return Record(kind)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return Names(kind)
    if kind is int:
        _bounded(annotation, at)
    if kind not in (int, bool, str):
        raise Unsayable(f"{at}: {annotation} has no counterpart in protobuf")
    return Scalar(kind)


def _union(annotation: Any, kinds: tuple[Any, ...], at: str) -> OneOf:
    kinds = tuple(bare(kind) for kind in kinds)
    if not all(struct_of(kind) for kind in kinds):
        raise Unsayable(f"{at}: {annotation} has no counterpart in protobuf, whose unions hold messages")
    return OneOf(kinds)


def _many(parts: tuple[Any, ...], at: str) -> Many:
    item, *rest = parts
    if rest != [...]:
        raise Unsayable(f"{at}: is a tuple of fixed length")
    shape = shape_of(item, at)
    if isinstance(shape, Texts):
        raise Unsayable(f"{at}: holds maps, which no repeated field can")
    return Many(Wrapped(shape) if isinstance(shape, Many) else shape, _noun(item, shape))


def _noun(item: Any, shape: Shape) -> str:
    """Give the name of the type of an item, which names the message that wraps a list of them."""
    outside = bare(item, newtypes=False)
    if isinstance(outside, NewType):
        return outside.__name__
    match shape:
        case Many(noun=noun):
            return f"{noun}s"
        case Record(kind=kind) | Names(kind=kind):
            return class_of(kind).__name__
        case Scalar(kind=kind):
            return {int: "Number", bool: "Flag", str: "Text"}[kind]
        case _:
            return type(shape).__name__


def _bounded(annotation: Any, at: str) -> None:
    metas = _metas(annotation)
    least = [meta.ge for meta in metas if meta.ge is not None]
    most = [meta.le for meta in metas if meta.le is not None]
    if not least or not most or min(least) < LEAST or max(most) > MOST:
        raise Unsayable(f"{at}: an int declares its bounds, ge and le, within int32")
