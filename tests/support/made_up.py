"""States that nobody dealt: true ones with one part changed, as a caller might send them."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import msgspec

from engine.draws import Stream
from engine.game import AnyTitle

Path = tuple[str | int, ...]

MOST = 1_000_000
"""The bound of counts, points and draws: what comes after it can be neither stored nor sent."""


def made_up(title: AnyTitle, state: Any, choices: Stream, count: int) -> Iterator[Any]:
    """Give up to `count` states that have the right types, sound or not."""
    plain = msgspec.json.decode(msgspec.json.encode(state))
    places = list(_places(plain))
    for _ in range(count):
        changed = deepcopy(plain)
        for _ in range(1 + choices.below(3)):
            _change(changed, _picked(places, choices), choices, places)
        try:
            yield msgspec.convert(changed, title.state)
        except msgspec.ValidationError:
            continue


def _picked(places: list[Path], choices: Stream) -> Path:
    """Pick a field of the state, then a place in it: most places are cards, and of these few changes are sound."""
    field = choices.pick(list(dict.fromkeys(place[0] for place in places)))
    return choices.pick([place for place in places if place[0] == field])


def _places(plain: Any, path: Path = ()) -> Iterator[Path]:
    """Give the way to every part but the tags."""
    pairs = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in pairs:
        if key != "type":
            yield (*path, key)
            yield from _places(value, (*path, key))


def _change(plain: Any, path: Path, choices: Stream, places: list[Path]) -> None:
    """Change one part: nudge or overdo a number, turn a flag, drop, double or mix items, copy what stands elsewhere."""
    holder = _at(plain, path[:-1])
    key = path[-1]
    if not _has(holder, key):
        return
    value = holder[key]
    match value:
        case bool():
            holder[key] = not value
        case int() if choices.below(2):
            holder[key] = choices.pick((value - 1, value + 1, value + 10, -MOST, MOST))
        case list() if value and choices.below(2):
            holder[key] = choices.pick((value[1:], [*value, value[0]], value[::-1], [], choices.shuffle(value)))
        case _:
            other = choices.pick([place for place in places if len(place) == len(path)])
            source = _at(plain, other[:-1])
            holder[key] = deepcopy(source[other[-1]]) if _has(source, other[-1]) else None


def _at(plain: Any, path: Path) -> Any:
    for key in path:
        plain = plain[key] if _has(plain, key) else None
    return plain


def _has(holder: Any, key: str | int) -> bool:
    if isinstance(holder, dict):
        return key in holder
    return isinstance(holder, list) and isinstance(key, int) and key < len(holder)
