"""Tables that somebody made up: a partial state, as plain data, laid over the empty table of a title."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, cast

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from engine.game import AnyTitle
from engine.hand import in_deck_order
from engine.notation import NotationError, read
from engine.value import FAR, field_types, members

BESIDE: Final = ("options", "rules")
"""Fields of a state that come from the options and the rule set beside the position."""


def position(title: AnyTitle, options: Any, seats: int, given: Mapping[str, Any], path: str = "given") -> Any:
    """Make a state: the fields of `given`, in the spelling of rulings, over the empty table.

    A record inside the state may be partial too, where the empty table has one; a list is replaced as a whole. Hands
    may be in any order. Raises NotationError, with the place below `path`, for what is no state or no sound one.
    """
    if seats not in title.seats:
        raise NotationError(
            "seats", f"{title.name} is played by {title.seats.minimum} to {title.seats.maximum}, not {seats}"
        )
    for name in BESIDE:
        if name in given:
            raise NotationError(f"{path}.{name}", "it is given beside the position")
    state = _sorted(_lay(title.empty(options, seats), given, path))
    if len(state.hands) != seats:
        raise NotationError(f"{path}.hands", f"{len(state.hands)} hands for {seats} seats")
    problems = title.check(state)
    if problems:
        raise NotationError(path, "; ".join(problems))
    for place, count in _numbers(to_builtins(state)):
        if count > FAR:
            raise NotationError(f"{path}{place}", f"{count} is further than {FAR}, where a game can still begin")
    if not title.acting(state) and title.outcome(state) is None:
        raise NotationError(path, "the game is not over, and nobody can move")
    return state


def _numbers(plain: Any, place: str = "") -> Iterator[tuple[str, int]]:
    """Give every number of a state with its place."""
    match plain:
        case int():
            yield place, plain
        case dict():
            for name, held in cast("dict[str, Any]", plain).items():
                yield from _numbers(held, f"{place}.{name}")
        case list() | tuple():
            for index, held in enumerate(cast("Sequence[Any]", plain)):
                yield from _numbers(held, f"{place}[{index}]")
        case _:
            return


def _lay(base: Struct, given: Mapping[str, Any], path: str) -> Any:
    """Lay the fields of `given` over a struct."""
    types = _types(type(base))
    changed: dict[str, Any] = {}
    for name, plain in given.items():
        if name not in types:
            raise NotationError(path, f"there is no field {name!r}; there are {', '.join(types)}")
        old, at = getattr(base, name), f"{path}.{name}"
        if isinstance(plain, dict) and isinstance(old, Struct) and len(members(types[name])[0]) == 1:
            changed[name] = _lay(old, cast("dict[str, Any]", plain), at)
        else:
            changed[name] = read(plain, types[name], at)
    return replace(base, **changed)


@cache
def _types(kind: type[Struct]) -> dict[str, Any]:
    return field_types(kind)


def _sorted(state: Any) -> Any:
    return replace(state, hands=tuple(in_deck_order(hand) for hand in state.hands))
