"""Finds the cards in any value of a title, by the types of its fields: a number does not tell that it is a card."""

import typing
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from functools import cache
from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import asdict, astuple

from engine.game import AnyTitle
from engine.value import REMEMBERED, bare, field_types, members, struct_of

Find = Callable[[Any], Iterator[Any]]


def cards_of(title: AnyTitle, value: Struct) -> list[Any]:
    """List the cards in a state, view, event or move, in order of fields."""
    return list(_finder(type(value), title.cards)(value))


@cache
def _finder(annotation: Any, cards: tuple[Any, ...]) -> Find:
    """Compile what finds the cards in a value of a type."""
    kinds = [bare(kind, newtypes=False) for kind in members(annotation)[0]]
    if any(kind in cards for kind in kinds):
        return lambda value: iter(() if value is None else (value,))
    if typing.get_origin(kinds[0]) is tuple:
        item = _finder(typing.get_args(kinds[0])[0], cards)
        return lambda values: (card for value in values or () for card in item(value))
    found = {struct_of(kind): _fields(kind, cards) for kind in kinds if struct_of(kind) is not None}
    if found:
        return lambda value: iter(()) if value is None else found[type(value)](value)
    return lambda _: iter(())


@cache
def _fields(kind: type[Struct], cards: tuple[Any, ...]) -> Find:
    hints = field_types(kind)
    finders = [(name, _finder(hint, cards)) for name, hint in hints.items() if not is_remembered(hint)]
    return lambda value: (card for name, find in finders for card in find(getattr(value, name)))


def is_remembered(hint: Any) -> bool:
    """Tell whether a field of a state only remembers cards that lie elsewhere."""
    return typing.get_origin(hint) is Annotated and REMEMBERED in typing.get_args(hint)[1:]


def containers(title: AnyTitle, state: Any) -> dict[str, tuple[Any, ...]]:
    """Give the cards in each place of a state: `stock`, and for a list with one part a seat `hands[0]`."""
    hints = field_types(title.state)
    places: dict[str, tuple[Any, ...]] = {}
    for name, value in asdict(state).items():
        if is_remembered(hints[name]):
            continue
        find = _finder(hints[name], title.cards)
        if isinstance(value, tuple) and len(value) == len(state.hands) and _has_parts(hints[name], title):
            item = _finder(typing.get_args(bare(hints[name], newtypes=False))[0], title.cards)
            places |= {f"{name}[{seat}]": tuple(item(part)) for seat, part in enumerate(value)}
        else:
            places[name] = tuple(find(value))
    return {place: cards for place, cards in places.items() if cards}


def _has_parts(hint: Any, title: AnyTitle) -> bool:
    kind = bare(members(hint)[0][0], newtypes=False)
    return typing.get_origin(kind) is tuple and bare(typing.get_args(kind)[0], newtypes=False) not in title.cards


def identity(card: Any) -> Hashable:
    """Give what a card stays whatever side lies up: for a card with sides, the sides in any order."""
    return frozenset(Counter(astuple(card)).items()) if isinstance(card, Struct) else card


def census(title: AnyTitle, state: Any) -> Counter[Hashable]:
    """Count every card of a state."""
    return Counter(identity(card) for card in cards_of(title, state))


def shows(shown: Any, real: Any) -> bool:
    """Tell whether a card that was shown can be this one; a side that was not shown is null."""
    if shown == real or not isinstance(shown, Struct):
        return bool(shown == real)
    return all(side is None or side in astuple(real) for side in astuple(shown))
