"""Compares what a ruling expects, part by part, with what is there. Fields that are not named do not matter."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec
from msgspec import Struct, inspect

from engine.game import AnyTitle
from engine.notation import shape, spelt, written
from engine.value import members

_UNORDERED = ("hand", "hands")
"""Fields whose cards have no order: everything inside compares as multisets."""


class Difference(Struct, frozen=True):
    """One part that is not as expected."""

    at: str
    """Which part: `expect.hands[1]`."""
    expected: str
    """What was expected, as a ruling writes it."""
    got: str
    """What is there, written the same way."""


def event_differences(title: AnyTitle, wanted: Sequence[Any], events: Sequence[Any], at: str) -> Iterator[Difference]:
    """Look for the wanted events (written out, with their tags) in order; the first that is missing ends the search."""
    kinds = {str(kind.tag): kind for kind in map(_struct, members(title.event)[0])}
    rest = iter(events)
    for place, event in enumerate(wanted):
        kind, fields = kinds[event["type"]], {name: value for name, value in event.items() if name != "type"}
        if not any(_is_like(title, fields, kind, found) for found in rest):
            tag = event["type"].rpartition(".")[2]
            yield Difference(f"{at}[{place}]", written({tag: fields}), spelt(events))
            return


def _struct(kind: Any) -> inspect.StructType:
    struct = shape(kind)
    assert isinstance(struct, inspect.StructType)
    return struct


def _is_like(title: AnyTitle, fields: dict[str, Any], kind: inspect.StructType, event: Any) -> bool:
    return type(event) is kind.cls and not any(differences(fields, msgspec.to_builtins(event), kind, "", title.cards))


def differences(
    wanted: Any, got: Any, kind: inspect.Type, at: str, cards: Sequence[Any], *, unordered: bool = False
) -> Iterator[Difference]:
    """Compare what is wanted with a value of type `kind` that was made plain; `cards` are the title's card types.

    Cards of a hand, and with `unordered` all cards, compare as multisets.
    """
    if isinstance(kind, inspect.UnionType) and got is not None:
        kind = _member(kind, got)
    match kind, wanted, got:
        case inspect.StructType(), dict(), dict():
            types: dict[str, inspect.Type] = {field.name: field.type for field in kind.fields}
            have = cast("dict[str, Any]", got)
            for name, part in cast("dict[str, Any]", wanted).items():
                inner = unordered or name in _UNORDERED
                type_ = types.get(name, inspect.AnyType())
                yield from differences(part, have.get(name), type_, f"{at}.{name}", cards, unordered=inner)
        case inspect.VarTupleType(item_type=item), list() | tuple(), list() | tuple():
            parts, others = cast("Sequence[Any]", wanted), cast("Sequence[Any]", got)
            yield from _list_differences(parts, others, item, at, cards, unordered=unordered)
        case _:
            if type(wanted) is not type(got) or wanted != got:
                yield Difference(at, written(wanted), written(got))


def _list_differences(
    wanted: Sequence[Any], got: Sequence[Any], item: inspect.Type, at: str, cards: Sequence[Any], *, unordered: bool
) -> Iterator[Difference]:
    if len(wanted) != len(got):
        yield Difference(at, written(wanted), written(got))
    elif unordered and _is_card(item, cards):
        if sorted(map(written, wanted)) != sorted(map(written, got)):
            yield Difference(at, written(wanted), written(got))
    else:
        for place, (part, other) in enumerate(zip(wanted, got, strict=True)):
            yield from differences(part, other, item, f"{at}[{place}]", cards, unordered=unordered)


def _is_card(item: inspect.Type, cards: Sequence[Any]) -> bool:
    """Tell cards from lists of cards and from records about seats; numbers and names are cards wherever these are."""
    if isinstance(item, inspect.StructType):
        return item.cls in cards
    return not isinstance(item, inspect.VarTupleType)


def _member(union: inspect.UnionType, got: Any) -> inspect.Type:
    kept = [kind for kind in union.types if not isinstance(kind, inspect.NoneType)]
    if len(kept) == 1:
        return kept[0]
    return next(kind for kind in kept if isinstance(kind, inspect.StructType) and kind.tag == got.get("type"))
