"""A generated name, where it stands and what it comes from; what collides."""

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

LANGUAGE: Final = "the language or its generator"
"""What a name comes from that is there whatever the .proto files say."""

_RESERVED: Final = tomllib.loads(Path(__file__).with_name("reserved.toml").read_text(encoding="utf-8"))


class Name(NamedTuple):
    """One name in generated code."""

    scope: str
    """The class, package or module in which it must be the only one."""
    name: str
    """As the language spells it."""
    source: str
    """What in the .proto files it comes from, or LANGUAGE."""


def taken(scope: str, language: str, *parts: str) -> Iterator[Name]:
    """Give the names that a language has taken in a scope, from these parts of `reserved.toml`."""
    for part in parts:
        for name in _RESERVED[language][part].split():
            yield Name(scope, name, LANGUAGE)


def collisions(language: str, names: Iterable[Name]) -> list[str]:
    """Tell every name that two sources want in one scope, both by name."""
    sources: dict[tuple[str, str], dict[str, None]] = {}
    for name in names:
        sources.setdefault((name.scope, name.name), {})[name.source] = None
    return [
        f"{language}: `{name}` in {scope} comes from {' and from '.join(found)}"
        for (scope, name), found in sources.items()
        if len(found) > 1 and set(found) != {LANGUAGE}
    ]
