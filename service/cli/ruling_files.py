"""Reads files of rulings: a plain kind of YAML in which only integers, true, false and null are no text.

So `NO`, `off` and `1.5` stay what a card or the number of a rule is: text. A key that stands twice is refused.
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
    """Give the rulings of a file. Raises NotationError for a file that is no list of rulings, naming the line."""
    compose = cast("Callable[..., object]", yaml.compose)  # pyright: ignore[reportUnknownMemberType] - no types come with it
    try:
        root = compose(file.read_text("utf-8"), Loader=_LOADER)
    except yaml.MarkedYAMLError as bad:
        line = bad.problem_mark.line + 1 if bad.problem_mark else 1
        raise NotationError(f"{file.name}:{line}", bad.problem or "this is no YAML") from bad
    except (yaml.YAMLError, UnicodeDecodeError) as bad:
        raise NotationError(f"{file.name}:1", str(bad)) from bad
    if not isinstance(root, yaml.SequenceNode):
        raise NotationError(f"{file.name}:1", "a list of rulings is wanted")
    for node in cast("list[yaml.Node]", root.value):
        yield WrittenRuling(file, _line(node), _plain(node, file))


def _plain(node: yaml.Node, file: Path) -> Any:
    match node:
        case yaml.SequenceNode():
            return [_plain(item, file) for item in cast("list[yaml.Node]", node.value)]
        case yaml.MappingNode():
            return _mapping(node, file)
        case yaml.ScalarNode(style=None | ""):
            return _scalar(str(node.value))
        case _:
            return str(node.value)


def _mapping(node: yaml.MappingNode, file: Path) -> dict[str, Any]:
    mapping: dict[str, Any] = {}
    for key, value in cast("list[tuple[yaml.Node, yaml.Node]]", node.value):
        name = str(key.value)
        if name in mapping:
            raise NotationError(f"{file.name}:{_line(key)}", f"the key {name!r} stands twice")
        mapping[name] = _plain(value, file)
    return mapping


def _scalar(text: str) -> str | int | bool | None:
    if _INTEGER.fullmatch(text):
        return int(text)
    return _WORDS.get(text, text)


def _line(node: yaml.Node) -> int:
    return cast("int", node.start_mark.line) + 1
