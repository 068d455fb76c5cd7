"""Reads files of rulings: a plain kind of YAML in which only integers, true, false and null are no text.

So `NO`, `off` and `1.5` stay what a card or the number of a rule is: text. A key that stands twice is refused.

Files come from strangers and are judged in CI, so all is bounded: the file, its depth, its numbers; and there are no
aliases, with which a few lines stand for more than any memory holds. A ruling that breaks a bound is refused alone.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, cast

import yaml
from msgspec import Struct

from engine.notation import NotationError

_LOADER: Final[object] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The one in C where PyYAML comes with it: ten times as fast, and the same YAML."""

FILE_BYTES: Final = 1_048_576
"""Most bytes of a file."""

DEPTH: Final = 32
"""Most lists and mappings inside each other in a ruling."""

DIGITS: Final = 18
"""Most digits of a number."""

_Event = Any
"""A step of YAML's parser through a file; no types come with it."""

_INTEGER: Final = re.compile(r"-?(0|[1-9][0-9]*)")
_WORDS: Final = {"true": True, "false": False, "null": None}


class WrittenRuling(Struct, frozen=True):
    """A ruling as it stands in a file."""

    file: Path
    """The file."""
    line: int
    """Its first line there, from 1."""
    plain: Any
    """What is written, as plain lists and mappings."""
    problem: NotationError | None = None
    """What is wrong with it as text, with file and line; then `plain` is not all of it."""


def ruling_files(path: Path) -> tuple[Path, ...]:
    """Give the ruling files below a folder, in order of names, or the one file that `path` is.

    Where folders called `rulings` lie below it, only the files in these count.
    """
    if path.is_file():
        return (path,)
    found = sorted(path.rglob("*.yaml"))
    kept = [file for file in found if file.parent.name == "rulings"]
    return tuple(kept or found)


def read_rulings(file: Path) -> Iterator[WrittenRuling]:
    """Give the rulings of a file, those with a `problem` among them.

    Raises NotationError, naming the line, for a file that is no list of rulings, as soon as that shows.
    """
    parse = cast("Callable[..., Iterator[_Event]]", yaml.parse)  # pyright: ignore[reportUnknownMemberType] - no types come with it
    try:
        yield from _rulings(file, parse(_text(file), Loader=_LOADER))
    except yaml.MarkedYAMLError as bad:
        line = bad.problem_mark.line + 1 if bad.problem_mark else 1
        raise NotationError(f"{file.name}:{line}", bad.problem or "this is no YAML") from bad
    except (yaml.YAMLError, UnicodeDecodeError) as bad:
        raise NotationError(f"{file.name}:1", str(bad)) from bad


def _text(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            data = opened.read(FILE_BYTES + 1)
    except OSError as bad:
        raise NotationError(file.name, str(bad.strerror)) from bad
    if len(data) > FILE_BYTES:
        raise NotationError(file.name, f"a file of rulings has at most {FILE_BYTES} bytes")
    return data.decode()


def _rulings(file: Path, events: Iterator[_Event]) -> Iterator[WrittenRuling]:
    """Read the one document of a file, item by item."""
    begun = (event for event in events if not isinstance(event, yaml.StreamStartEvent | yaml.DocumentStartEvent))
    if not isinstance(next(begun), yaml.SequenceStartEvent):
        raise NotationError(f"{file.name}:1", "a list of rulings is wanted")
    while not isinstance(event := next(begun), yaml.SequenceEndEvent):
        item = _Item(file, begun)
        plain = item.value(event, 1)
        yield WrittenRuling(file, _line(event), plain, item.problem)
    for event in events:
        if isinstance(event, yaml.DocumentStartEvent):
            raise NotationError(f"{file.name}:{_line(event)}", "expected one document, but found another document")


class _Item:
    """Makes plain data of one item; what is wrong is noted, and the item read to its end."""

    def __init__(self, file: Path, events: Iterator[_Event]) -> None:
        self.problem: NotationError | None = None
        self._file = file
        self._events = events

    def value(self, event: _Event, depth: int) -> Any:
        match event:
            case yaml.SequenceStartEvent() | yaml.MappingStartEvent() if depth > DEPTH:
                self._refuse(event, f"lists and mappings are more than {DEPTH} deep")
                return self._skip()
            case yaml.SequenceStartEvent():
                return [self.value(each, depth + 1) for each in self._until(yaml.SequenceEndEvent)]
            case yaml.MappingStartEvent():
                return self._mapping(depth)
            case yaml.AliasEvent():
                return self._refuse(event, "aliases are not read: write it out")
            case _:
                return event.value if event.style else self._scalar(event)

    def _mapping(self, depth: int) -> dict[str, Any]:
        mapping: dict[str, Any] = {}
        for key in self._until(yaml.MappingEndEvent):
            name = self.value(key, depth + 1)
            if not isinstance(key, yaml.ScalarEvent):
                self._refuse(key, "a key is one word")
            elif key.value in mapping:
                self._refuse(key, f"the key {key.value!r} stands twice")
            mapping[key.value if isinstance(key, yaml.ScalarEvent) else str(name)] = self.value(
                next(self._events), depth + 1
            )
        return mapping

    def _scalar(self, event: _Event) -> str | int | bool | None:
        text = event.value
        if not _INTEGER.fullmatch(text):
            return _WORDS.get(text, text)
        return int(text) if len(text) <= DIGITS else self._refuse(event, f"a number has at most {DIGITS} digits")

    def _until(self, end: type[Any]) -> Iterator[_Event]:
        while not isinstance(event := next(self._events), end):
            yield event

    def _skip(self) -> None:
        """Read to the end of the list or mapping that was begun, however deep it is."""
        inside = 1
        while inside:
            event = next(self._events)
            inside += isinstance(event, yaml.SequenceStartEvent | yaml.MappingStartEvent)
            inside -= isinstance(event, yaml.SequenceEndEvent | yaml.MappingEndEvent)

    def _refuse(self, event: _Event, problem: str) -> None:
        """Note the first problem of the item."""
        if self.problem is None:
            self.problem = NotationError(f"{self._file.name}:{_line(event)}", problem)


def _line(event: _Event) -> int:
    return cast("int", event.start_mark.line) + 1
