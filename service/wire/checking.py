"""The one check of incoming data, whatever the transport: plain data in, a struct or every wrong field out.

msgspec stops at the first fault. Only when there is one, the type is walked beside the data, so that all are told.
"""

import typing
from collections.abc import Collection, Iterator
from functools import cache
from itertools import islice
from typing import Annotated, Any, Final, cast

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, replace

from engine.value import bare, members, tag_of
from service.app.messages.request import FORM
from service.app.messages.said import Said
from service.app.messages.whole_numbers import whole_numbers
from service.app.problem import MOST_FIELDS, FieldFault, Problem, WrongField, invalid_fields, wrong
from service.wire.faults import field_problem, joined, malformed, shortened, unknown_move

_MOVE_TAG: Final = "move.type"
_MISSING: Final = "is required"
_LENGTH: Final = "Expected `array` of length"


def checked(kind: Any, plain: Any, known: Collection[WrongField] = ()) -> Any:
    """Make a struct of plain data; a float without a fraction counts as a whole number where the type wants one.

    Raises VALIDATION_FAILED with the first `MOST_FIELDS` wrong fields, in the order of the contract and after those
    that are `known` already; UNKNOWN_MOVE where that is wrong alone.
    """
    try:
        lone = _lone_members(kind)
        if not known and not (lone and any(_is_untagged(plain, name) for name in lone)):
            return _converted(kind, plain)
        raise _refusal(kind, whole_numbers(plain), known)
    except RecursionError:
        raise malformed("is nested too deeply") from None


def _converted(kind: Any, plain: Any) -> Any:
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError:
        whole = whole_numbers(plain)
    try:
        return msgspec.convert(whole, kind)
    except msgspec.ValidationError:
        raise _refusal(kind, whole, ()) from None


def _refusal(kind: Any, plain: Any, known: Collection[WrongField]) -> Problem:
    told_already = {field.path for field in known}
    is_object = isinstance(plain, dict)
    faults = _of_struct(kind, cast("dict[str, Any]", plain), "") if is_object else _faults(kind, plain, "")
    found = (fault for fault in faults if fault.path not in told_already)
    match (*known, *islice(found, MOST_FIELDS - len(known))):
        case (WrongField(path, _, FieldFault.UNKNOWN_VALUE),) if path == _MOVE_TAG and not known:
            return unknown_move(plain["move"]["type"])
        case fields:
            return invalid_fields(fields)


def _faults(hint: Any, value: Any, path: str) -> Iterator[WrongField]:
    """Give what is wrong with a value, if anything is: with its parts where it has any that are, else with itself."""
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError as error:
        said = str(error)
    else:
        return
    inside = _inside(hint, value, path, said)
    first = next(inside, None)
    if first is None:
        yield _told(hint, said, path)
    else:
        yield first
        yield from inside


def _told(hint: Any, said: str, path: str) -> WrongField:
    fault = field_problem(said, path)
    return replace(fault, problem=_form(hint) or fault.problem) if fault.code is FieldFault.WRONG_FORM else fault


def _inside(hint: Any, value: Any, path: str, said: str) -> Iterator[WrongField]:
    kinds = [bare(kind) for kind in members(hint)[0]]
    match value:
        case dict():
            fields = cast("dict[str, Any]", value)
            if (kind := _meant(kinds, fields)) is not None:
                yield from _of_struct(kind, fields, path)
        case list() | tuple() if typing.get_origin(kinds[0]) is tuple and not said.startswith(_LENGTH):
            item = typing.get_args(kinds[0])[0]
            for place, each in enumerate(cast("list[Any]", value)):
                yield from _faults(item, each, f"{path}[{place}]")
        case _:
            return


def _meant(kinds: list[Any], fields: dict[str, Any]) -> type[Struct] | None:
    """Give the struct that an object is meant for, by its tag where there are several."""
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)]
    tag = fields.get("type")
    if len(structs) == 1 and ("type" not in fields or tag_of(structs[0]) in (None, tag)):
        return structs[0]
    return next((kind for kind in structs if isinstance(tag, str) and tag_of(kind) == tag), None)


def _of_struct(kind: type[Struct], plain: dict[str, Any], path: str) -> Iterator[WrongField]:
    fields = _fields(kind)
    for name, field in fields.items():
        at = joined(path, name)
        if name not in plain:
            if field.required:
                yield wrong(at, _MISSING, FieldFault.REQUIRED)
        elif name in _lone_members(kind) and _is_untagged(plain, name):
            yield wrong(joined(at, "type"), _MISSING, FieldFault.REQUIRED)
        else:
            yield from _faults(field.type, plain[name], at)
    if kind.__struct_config__.forbid_unknown_fields:
        tag = ("type",) if tag_of(kind) else ()
        for name in plain:
            if name not in fields and name not in tag:
                surplus = joined(path, shortened(name))
                yield wrong(surplus, "is no field of this request", FieldFault.UNKNOWN_FIELD)


@cache
def _fields(kind: type[Struct]) -> dict[str, FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(kind)}


@cache
def has_open_object(kind: Any) -> bool:
    """Say whether there can be any JSON object in such data: its numbers are of no type that would refuse a float."""
    met: set[Any] = set()
    left = [kind]
    while left:
        hint = bare(left.pop())
        if typing.get_origin(hint) is dict and typing.get_args(hint)[1] is Any:
            return True
        if hint not in met:
            met.add(hint)
            is_struct = isinstance(hint, type) and issubclass(hint, Struct)
            left += [field.type for field in _fields(hint).values()] if is_struct else typing.get_args(hint)
    return False


@cache
def _lone_members(kind: type[Struct]) -> tuple[str, ...]:
    """Give the fields whose union has one member today, such as `move` on a server with one title of one move.

    msgspec would take that member without its tag, and a second title would make the same request wrong.
    """
    kinds = {name: members(field.type)[0] for name, field in _fields(kind).items()}
    return tuple(name for name, (first, *rest) in kinds.items() if not rest and tag_of(first) is not None)


def _is_untagged(plain: Any, name: str) -> bool:
    match plain:
        case {**fields} if name in fields:
            return isinstance(fields[name], dict) and "type" not in fields[name]
        case _:
            return False


def _form(hint: Any) -> Said | None:
    """Give the words for the pattern of a text; None where it has none."""
    if typing.get_origin(hint) is Annotated:
        inside, *extras = typing.get_args(hint)
        words = (meta.extra.get(FORM) for meta in extras if isinstance(meta, Meta) and meta.extra)
        return next(filter(None, words), None) or _form(inside)
    kinds, _ = members(hint)
    return next(filter(None, map(_form, kinds)), None) if kinds != (hint,) else None
