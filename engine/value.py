"""Helpers for the immutable structs that are the vocabulary of every title."""

import re
import types
import typing
from collections.abc import Callable
from typing import Annotated, Any, Final, NewType

import msgspec
from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=9)]
"""A place at the table, 0..n-1 clockwise."""

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
"""How many of something; never negative."""

Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
"""A score; may be negative."""

DrawNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
"""The number of a draw of the game's keyed stream; counts up from 0."""


class Memory(Struct, frozen=True):
    """Marks a field of a state whose cards lie elsewhere on the table: the field remembers them, it is no place."""


REMEMBERED: Final = Memory()
"""The mark, as in `drawn_card: Annotated[Card | None, REMEMBERED]`; such cards are not counted a second time."""

_WORD = re.compile(r"(?<!^)(?=[A-Z])")


FAR: Final = 500_000
"""How far a position that somebody gives may have counted turns, draws and the like. `LAST` is a long way on: a game
that begins there can be played, and its log replayed, as every other."""

LAST: Final = 900_000
"""How far any table may have counted, before the bounds of the types; the check of a title refuses what lies beyond."""


def snake(name: str) -> str:
    """Give a class name in snake_case: `PlayCard` becomes `play_card`."""
    return _WORD.sub("_", name).lower()


def tagged(prefix: str) -> Callable[[str], str]:
    """Give the tag function of one union: class `PlayCard` under `uno` becomes `uno.play_card`.

    A title hands it once to its base struct, whose members inherit it.
    """

    def tag(name: str) -> str:
        return f"{prefix}.{snake(name)}"

    return tag


def tag_of(kind: Any) -> str | None:
    """Give the tag of a struct that a union holds; None for every other type."""
    tag = kind.__struct_config__.tag if isinstance(kind, type) and issubclass(kind, Struct) else None
    return tag if isinstance(tag, str) else None


def bare(annotation: Any, *, newtypes: bool = True) -> Any:
    """Strip `Annotated` (and, unless told otherwise, `NewType`) from an annotation's outside."""
    while True:
        if typing.get_origin(annotation) is Annotated:
            annotation = typing.get_args(annotation)[0]
        elif newtypes and isinstance(annotation, NewType):
            annotation = annotation.__supertype__
        else:
            return annotation


def struct_of(annotation: Any) -> type[Struct] | None:
    """Give the struct that an annotation names, also where it is one of a generic family (`DealtHand[Card]`)."""
    kind = typing.get_origin(annotation) or annotation
    return kind if isinstance(kind, type) and issubclass(kind, Struct) else None


def field_types(kind: Any) -> dict[str, Any]:
    """Give the annotation of every field of a struct, with the card of a generic family put in."""
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def members(annotation: Any) -> tuple[tuple[Any, ...], bool]:
    """Split `X | Y | None` into its members without None, and whether None was among them."""
    annotation = bare(annotation, newtypes=False)
    origin = typing.get_origin(annotation)
    if origin is typing.Union or isinstance(annotation, types.UnionType):
        parts = typing.get_args(annotation)
        kept = tuple(part for part in parts if part is not type(None))
        return kept, len(kept) < len(parts)
    return (annotation,), False
