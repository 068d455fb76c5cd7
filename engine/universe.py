"""The finite universe of a title's moves, made from their types; refusals are sampled from it."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import product
from typing import Any

from msgspec import inspect

from engine.value import members


def universe(union: Any, seats: int) -> Iterator[Any]:
    """Give every move that can be written down, in order of declaration and deck; seats go up to the table's.

    Raises TypeError for a move with a list, whose title has to say which lists are worth a try.
    """
    for kind in members(union)[0]:
        info = inspect.type_info(kind)
        assert isinstance(info, inspect.StructType)
        names = [field.name for field in info.fields]
        ranges = [list(_values(field, seats)) for field in info.fields]
        yield from (kind(**dict(zip(names, values, strict=True))) for values in product(*ranges))


def _values(field: inspect.Field, seats: int) -> Iterator[Any]:
    kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
    for kind in kinds:
        match kind:
            case inspect.NoneType():
                yield None
            case inspect.BoolType():
                yield from (False, True)
            case inspect.EnumType(cls=cls) if issubclass(cls, StrEnum):
                yield from cls
            case inspect.IntType(ge=int(minimum), le=int(maximum)):
                yield from range(minimum, (seats if (minimum, maximum) == (0, 9) else maximum + 1))
            case _:
                raise TypeError(f"the title must list the moves itself: {field.name} has no finite range")
