"""States bent on purpose: true ones with hands and piles emptied or moved, in every phase, under other options, with
parts of other games in them. What `check` lets pass of them must not break anything."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from copy import deepcopy
from enum import StrEnum
from functools import cache
from typing import Any

import msgspec

from engine.draws import Stream
from engine.game import AnyTitle
from engine.value import bare, field_types, members
from tests.support.pairs import covering
from tests.support.playouts import playouts
from tests.support.titles import stream

Path = tuple[str | int, ...]

EACH = 40
"""Values that are kept of one field, of all that it has in the games of a title."""


def bent(title: AnyTitle, state: Any, choices: Stream, count: int) -> Iterator[Any]:
    """Give up to `count` states that have the right types, sound or not."""
    plain = _plain(state)
    for _ in range(count):
        changed = deepcopy(plain)
        for _ in range(1 + choices.below(2)):
            choices.pick((_empty, _empty_many, _move, _set, _set, _phase, _options, _blank))(title, changed, choices)
        try:
            yield msgspec.convert(changed, title.state)
        except msgspec.ValidationError:
            continue


def _empty(_title: AnyTitle, plain: Any, choices: Stream) -> None:
    """Empty one list."""
    lists = [path for path in _places(plain) if _card_list(_at(plain, path))]
    if lists:
        _put(plain, choices.pick(lists), [])


def _empty_many(_title: AnyTitle, plain: Any, choices: Stream) -> None:
    """Empty the hand on turn, all hands, everything but them, or everything."""
    hands = [("hands", seat) for seat in range(len(plain["hands"] or ()))] or [("hands",)]
    others = [path for path in _places(plain) if path[0] != "hands" and _card_list(_at(plain, path))]
    turn = (plain.get("turn") or 0) % len(hands)
    for path in choices.pick(([hands[turn]], hands, others, [*hands, *others], hands[:1])):
        _put(plain, path, [])


def _move(_title: AnyTitle, plain: Any, choices: Stream) -> None:
    """Move cards from one list to another, all of them or all but one."""
    lists = [path for path in _places(plain) if _card_list(_at(plain, path))]
    if len(lists) < 2:
        return
    source, target = choices.pick(lists), choices.pick(lists)
    if source != target:
        left = choices.below(2)
        cards = _at(plain, source)
        _put(plain, target, [*_at(plain, target), *cards[left:]])
        _put(plain, source, cards[:left])


def _set(title: AnyTitle, plain: Any, choices: Stream) -> None:
    """Give one field a value that it has in some game of the title, null, or one that its type allows."""
    path = choices.pick([path for path in _places(plain) if path[0] not in ("options", "rules")])
    seen = _seen(title).get(_pattern(path), ())
    value = choices.pick([*map(msgspec.json.decode, seen), None, _nudged(_at(plain, path), choices)])
    _put(plain, path, value)


def _phase(title: AnyTitle, plain: Any, choices: Stream) -> None:
    """Give an enum of the state any of its values."""
    enums = _enums(title)
    if enums:
        name = choices.pick(sorted(enums))
        plain[name] = choices.pick(enums[name])


def _options(title: AnyTitle, plain: Any, choices: Stream) -> None:
    """Take the options of another game."""
    plain["options"] = _plain(choices.pick(covering(title)))


def _blank(title: AnyTitle, plain: Any, choices: Stream) -> None:
    """Give some fields what they have on the empty table."""
    try:
        options = msgspec.convert(plain["options"], title.options)
    except msgspec.ValidationError:
        return
    empty = _plain(title.empty(options, max(title.seats.minimum, len(plain["hands"] or ()))))
    for name in empty:
        if name not in ("type", "options", "rules", "hands") and choices.below(3) == 0:
            plain[name] = empty[name]


def _plain(value: Any) -> Any:
    """Give a value as JSON has it: with lists that can be changed."""
    return msgspec.json.decode(msgspec.json.encode(value))


@cache
def _enums(title: AnyTitle) -> Mapping[str, tuple[str, ...]]:
    found = {}
    for name, hint in field_types(title.state).items():
        kinds = [kind for kind in map(bare, members(hint)[0]) if isinstance(kind, type) and issubclass(kind, StrEnum)]
        if kinds:
            found[name] = tuple(value.value for kind in kinds for value in kind)
    return found


@cache
def _seen(title: AnyTitle) -> Mapping[Path, tuple[bytes, ...]]:
    """Give values that each field has in the games of a title, as JSON."""
    found: dict[Path, dict[bytes, None]] = defaultdict(dict)
    for game in playouts(title):
        for state in game.states[:: max(1, len(game.steps) // 25)]:
            plain = _plain(state)
            for path in _places(plain):
                found[_pattern(path)][msgspec.json.encode(_at(plain, path))] = None
    picks = stream(title.name, "seen")
    return {pattern: tuple(picks.shuffle(list(values))[:EACH]) for pattern, values in found.items()}


def _nudged(value: Any, choices: Stream) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return choices.pick((0, 1, value + 1, max(0, value - 1), 1_000_000))
        case list() if value:
            return choices.pick((value[1:], value[:1], value[::-1]))
        case _:
            return value


def _card_list(value: Any) -> bool:
    return isinstance(value, list) and not any(isinstance(item, list | dict) for item in value)


def _places(plain: Any, path: Path = ()) -> Iterator[Path]:
    """Give the way to every part but the tags."""
    pairs = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in pairs:
        if key != "type":
            yield (*path, key)
            yield from _places(value, (*path, key))


def _pattern(path: Path) -> Path:
    return tuple("*" if isinstance(key, int) else key for key in path)


def _at(plain: Any, path: Path) -> Any:
    for key in path:
        plain = plain[key]
    return plain


def _put(plain: Any, path: Path, value: Any) -> None:
    """Put a value in its place, if that is still there."""
    for key in path[:-1]:
        if not isinstance(plain, dict | list) or (isinstance(plain, dict) and key not in plain):
            return
        if isinstance(plain, list) and (not isinstance(key, int) or key >= len(plain)):
            return
        plain = plain[key]
    key = path[-1]
    if (isinstance(plain, dict) and isinstance(key, str)) or (
        isinstance(plain, list) and isinstance(key, int) and key < len(plain)
    ):
        plain[key] = value
