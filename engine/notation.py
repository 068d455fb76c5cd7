"""How people write structs in rulings and positions: plain lists and mappings with two shorthands.

- A member of a union is written as its tag without the title, as key: `{play_card: {card: RED_5}}`. So are moves and
  events, also where a title has only one.
- Where a record with one required field is expected, that field's bare value will do: a bare face is a card that
  shows no back.

Everything unknown is refused with its path, so that a typing error never passes for "not expected".
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, cast

import msgspec
from msgspec import NODEFAULT, Struct, inspect

from engine.value import members

_PLACED = re.compile(r"(?P<problem>.*?)(?: - at `(?:key` in `)?\$(?P<path>[\w.\[\]]*)`)?", re.DOTALL)


class NotationError(ValueError):
    """Plain data that is not what the struct wants, with the place where it is wrong."""

    def __init__(self, path: str, problem: str) -> None:
        """Say where, from the outermost part down (`given.hands[0][2]`), and what is wrong there."""
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.problem = problem


@cache
def shape(annotation: Any) -> inspect.Type:
    """Give what msgspec knows of a type; computed once a type."""
    return inspect.type_info(annotation)


def convert(plain: Any, annotation: Any, path: str) -> Any:
    """Make a value of a type from plain data without shorthands. Raises NotationError."""
    try:
        return msgspec.convert(plain, annotation)
    except msgspec.ValidationError as invalid:
        below, problem = placed(str(invalid))
        raise NotationError(path + below, problem) from invalid


def placed(message: str) -> tuple[str, str]:
    """Take what msgspec says of a value apart: the path from the value down (`.hands[0]`, or empty), and the problem.

    The one place that reads its prose for a path.
    """
    found = _PLACED.fullmatch(message)
    assert found is not None
    return found["path"] or "", found["problem"]


def read(plain: Any, annotation: Any, path: str) -> Any:
    """Make a value of a type from plain data with shorthands. Raises NotationError."""
    return convert(expand(plain, shape(annotation), path), annotation, path)


def read_member(plain: Any, union: Any, path: str) -> Any:
    """Make a move or an event from `{tag without the title: fields}`. Raises NotationError."""
    return convert(expand_member(plain, union, path), union, path)


def expand_member(plain: Any, union: Any, path: str, whole: Sequence[Any] | None = None) -> dict[str, Any]:
    """Write `{tag without the title: fields}` out in full; `union` may be a single struct. Raises NotationError."""
    return _member(plain, [shape(kind) for kind in members(union)[0]], path, whole)


def expand(plain: Any, kind: inspect.Type, path: str, whole: Sequence[Any] | None = None) -> Any:
    """Write the shorthands in plain data out in full and refuse unknown fields; values are not checked.

    Missing fields stay missing, so it serves for parts of a record as well; but a record whose type is in `whole` gets
    its defaults. Raises NotationError.
    """
    match kind:
        case inspect.UnionType(types=types):
            kept = [member for member in types if not isinstance(member, inspect.NoneType)]
            if plain is None and len(kept) < len(types):
                return None
            return expand(plain, kept[0], path, whole) if len(kept) == 1 else _member(plain, kept, path, whole)
        case inspect.StructType():
            return _record(plain, kind, path, whole)
        case inspect.VarTupleType():
            if not isinstance(plain, list | tuple):
                raise NotationError(path, f"a list is wanted, not {written(plain)}")
            items = cast("Sequence[Any]", plain)
            return [expand(item, kind.item_type, f"{path}[{place}]", whole) for place, item in enumerate(items)]
        case _:
            return plain


def _record(plain: Any, kind: inspect.StructType, path: str, whole: Sequence[Any] | None) -> dict[str, Any]:
    bare = not isinstance(plain, dict)
    if bare:
        required = [field.name for field in kind.fields if field.required]
        if len(required) != 1 or plain is None:
            raise NotationError(path, f"a record is wanted, not {written(plain)}")
        plain = {required[0]: plain}
    fields = {field.name: field for field in kind.fields}
    full: dict[str, Any] = {}
    for name, value in cast("dict[Any, Any]", plain).items():
        if name not in fields:
            raise NotationError(path, f"there is no field {name!r}; there are {', '.join(fields)}")
        full[name] = expand(value, fields[name].type, f"{path}.{name}", whole)
    if whole is not None and (bare or kind.cls in whole):
        full = _defaults(kind) | full
    return {name: full[name] for name in fields if name in full}


def _defaults(kind: inspect.StructType) -> dict[str, Any]:
    return {field.name: msgspec.to_builtins(field.default) for field in kind.fields if field.default is not NODEFAULT}


def _member(plain: Any, kinds: Sequence[inspect.Type], path: str, whole: Sequence[Any] | None) -> dict[str, Any]:
    by_name = {short_tag(kind.tag): kind for kind in kinds if isinstance(kind, inspect.StructType)}
    if not isinstance(plain, dict) or len(cast("dict[Any, Any]", plain)) != 1:
        raise NotationError(path, f"one of {', '.join(by_name)} is wanted as the only key, not {written(plain)}")
    ((name, fields),) = cast("dict[Any, Any]", plain).items()
    if name not in by_name:
        raise NotationError(path, f"there is no {name!r}; there are {', '.join(by_name)}")
    if not isinstance(fields, dict):
        raise NotationError(f"{path}.{name}", f"a record is wanted, not {written(fields)}")
    kind = by_name[name]
    return {"type": kind.tag, **_record(fields, kind, f"{path}.{name}", whole)}


def short_tag(tag: object) -> str:
    """Give a tag without its title: `play_card` for `uno.play_card`."""
    return str(tag).rpartition(".")[2]


def spell(value: Struct) -> dict[str, Any]:
    """Give a move or an event as a ruling writes it."""
    plain = msgspec.to_builtins(value)
    return {short_tag(plain.pop("type")): plain}


def spelt(values: Iterable[Struct]) -> str:
    """Write moves or events on one line as a ruling does."""
    return written([spell(value) for value in values])


def written(plain: Any) -> str:
    """Write plain data on one line as a ruling does: `{card: RED_5, color: null}`."""
    match plain:
        case dict():
            pairs = cast("dict[str, Any]", plain).items()
            return "{" + ", ".join(f"{name}: {written(value)}" for name, value in pairs) + "}"
        case list() | tuple():
            return "[" + ", ".join(written(item) for item in cast("Sequence[Any]", plain)) + "]"
        case None:
            return "null"
        case bool():
            return "true" if plain else "false"
        case _:
            return str(plain)
