"""The lock: the number of every field and of every value of an enum, which it keeps for good.

A new name takes the next free number. The number of a name that is gone stays reserved, and is its own again if the
name comes back. A message that is gone is forgotten.
"""

import json
import tomllib
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from service.wire.protos.declared import Enum, File, Message
from service.wire.protos.places import SERVICE

TITLES: Final = "titles"
"""The section of the numbers that titles have in the unions over all of them."""

TABLE: Final = ("table", 1000)
"""The field of the table's own events, far behind every title."""

_RESERVED: Final = "reserved"
_HEAD: Final = "# The numbers of fields and of values of enums. Written by `make proto`; nobody edits it.\n"


class Numbered(Struct, frozen=True):
    """The numbers of one message or enum."""

    used: dict[str, int]
    """By name, in order of numbers."""
    reserved: dict[str, int]
    """Those of names that are gone, by name, in order of numbers."""


class Lock:
    """All numbers, by the full names of messages and enums."""

    def __init__(self, text: str) -> None:
        """Read what `text` wrote."""
        self._known: dict[str, dict[str, int]] = {}
        for full_name, section in tomllib.loads(text).items():
            gone = section.pop(_RESERVED, {})
            self._known[full_name] = section | gone
        self._numbered: dict[str, Numbered] = {}

    def rename(self, old: str, new: str) -> None:
        """Keep the number of a field, or those of a whole message, under another name.

        `old` is the full name of a message or enum, or that and `.field`; `new` the last part of its new name. Raises
        KeyError if the lock has no such name.
        """
        parent, _, last = old.rpartition(".")
        if old in self._known:
            self._known[f"{parent}.{new}"] = self._known.pop(old)
        else:
            self._known[parent][new] = self._known[parent].pop(last)

    def renumber(self) -> None:
        """Forget every number but those of titles, so that all are given anew. Only for what nobody has seen yet."""
        self._known = {TITLES: self._known.get(TITLES, {})}

    def number(self, files: Iterable[File]) -> Mapping[str, Numbered]:
        """Give the numbers of every message and enum by its full name, new names included."""
        self._numbered = {name: self._section(name, names) for name, names in _names(files).items()}
        return self._numbered

    def text(self) -> str:
        """Write the numbers that `number` gave."""
        parts = [_HEAD]
        for full_name, numbered in sorted(self._numbered.items()):
            parts += [f"\n[{_key(full_name)}]\n", *(f"{name} = {number}\n" for name, number in numbered.used.items())]
            if numbered.reserved:
                gone = ", ".join(f"{name} = {number}" for name, number in numbered.reserved.items())
                parts.append(f"{_RESERVED} = {{ {gone} }}\n")
        return "".join(parts)

    def _section(self, full_name: str, names: tuple[str, ...]) -> Numbered:
        known = self._known.get(full_name, {})
        highest = max(known.values(), default=0)
        used = {name: known[name] for name in names if name in known}
        used |= {name: highest + place for place, name in enumerate((n for n in names if n not in known), 1)}
        reserved = {name: number for name, number in known.items() if name not in used}
        return Numbered(_by_number(used), _by_number(reserved))


def _names(files: Iterable[File]) -> dict[str, tuple[str, ...]]:
    """Give the names that need numbers, by where; the unions over all titles share one section."""
    names: dict[str, tuple[str, ...]] = {}
    for file in files:
        for declared in (*file.enums, *file.messages):
            members = tuple(member.name for member in declared.members)
            if file.place.package == SERVICE:
                names[TITLES] = tuple(name for name in members if name != TABLE[0])
            else:
                names[full_name(file, declared)] = members
    return names


def full_name(file: File, declared: Message | Enum) -> str:
    """Give the name with the package."""
    return f"{file.place.package}.{declared.name}"


def _by_number(names: dict[str, int]) -> dict[str, int]:
    return dict(sorted(names.items(), key=lambda pair: pair[1]))


def _key(full_name: str) -> str:
    return json.dumps(full_name) if "." in full_name else full_name
