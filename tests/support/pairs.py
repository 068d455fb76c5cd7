"""Few sets of options that still hold every pair of values of two options together."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice, product
from typing import Any

import msgspec
from msgspec import inspect

from engine.game import AnyTitle
from engine.options import OptionField, OptionKind, option_fields, option_text

Values = dict[str, Any]
Pair = frozenset[tuple[str, int]]


@cache
def covering(title: AnyTitle) -> tuple[Any, ...]:
    """Give options of a title: the defaults first, then sets that together hold every allowed pair of values."""
    choices = {field.name: samples(title, field) for field in option_fields(title.options)}
    missing = {
        pair
        for (one, ones), (two, twos) in combinations(choices.items(), 2)
        for pair in _pairs({one: range(len(ones)), two: range(len(twos))})
    }
    rows = [title.options()]
    while missing:
        pair = min(missing, key=sorted)
        row = _row(title, choices, dict(pair), missing)
        missing.discard(pair)
        if row is not None:
            missing -= {frozenset(two) for two in combinations(row.items(), 2)}
            rows.append(title.options(**{name: choices[name][place] for name, place in row.items()}))
    return tuple(dict.fromkeys(rows))


def _pairs(places: dict[str, range]) -> Iterator[Pair]:
    (one, ones), (two, twos) = places.items()
    yield from (frozenset({(one, first), (two, second)}) for first, second in product(ones, twos))


def _row(
    title: AnyTitle, choices: dict[str, tuple[Any, ...]], row: dict[str, int], missing: set[Pair]
) -> dict[str, int] | None:
    """Fill a row up, each option with the value that brings the most missing pairs; None if the pair is excluded."""
    if not _allowed(title, choices, row):
        return None
    for name, values in choices.items():
        if name not in row:
            tries = [{**row, name: place} for place in range(len(values))]
            kept = [attempt for attempt in tries if _allowed(title, choices, attempt)]
            if not kept:
                return None
            row = max(kept, key=lambda attempt: len({frozenset(p) for p in combinations(attempt.items(), 2)} & missing))
    return row


def _allowed(title: AnyTitle, choices: dict[str, tuple[Any, ...]], row: dict[str, int]) -> bool:
    chosen = {name: option_text(choices[name][place]) for name, place in row.items()}
    return not any(
        chosen.get(pair.first.option) in pair.first.values and chosen.get(pair.second.option) in pair.second.values
        for pair in title.conflicts
    )


def samples(title: AnyTitle, field: OptionField) -> tuple[Any, ...]:
    """Give values of one option: all of a choice or flag, the ends and the default of a number or a length."""
    annotation = next(f.type for f in msgspec.structs.fields(title.options) if f.name == field.name)
    match field.kind:
        case OptionKind.FLAG:
            values: list[Any] = [False, True]
        case OptionKind.CHOICE:
            values = list(field.values)
        case OptionKind.NUMBER:
            values = [field.minimum, field.maximum]
        case OptionKind.LIST:
            items = list(_items(inspect.type_info(annotation)))
            lengths = {field.minimum, field.maximum, len(field.default or ())}
            values = [tuple(islice(items * length, start, start + length)) for start, length in enumerate(lengths)]
    values += [None] if field.nullable else []
    made = [msgspec.convert(value, annotation) for value in values]
    return tuple(dict.fromkeys([field.default, *made]))


def _items(kind: inspect.Type) -> Iterator[Any]:
    """Give every item that a list option can hold, as plain data."""
    match kind:
        case inspect.UnionType(types=types):
            yield from _items(next(kept for kept in types if not isinstance(kept, inspect.NoneType)))
        case inspect.VarTupleType(item_type=inspect.EnumType(cls=cls)):
            yield from (member.value for member in cls)
        case inspect.VarTupleType(item_type=inspect.StructType(fields=fields)):
            yield from _records(fields)


def _records(fields: tuple[inspect.Field, ...]) -> Iterator[dict[str, Any]]:
    enums = [field for field in fields if isinstance(field.type, inspect.EnumType)]
    names = [field.name for field in enums]
    members = [[member.value for member in field.type.cls] for field in enums]
    yield from (dict(zip(names, values, strict=True)) for values in product(*members))
