"""The facts of a table written for people: cards by their names, lists with commas, nothing as programs spell it."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeGuard, cast

from service.wire.texts import card_name

_SILENT: Final = frozenset({"type", "draw"})
"""Fields that tell a person nothing."""

_CONSTANT: Final = re.compile(r"[A-Z][A-Z0-9_]*")

_YES_OR_NO: Final = {True: "yes", False: "no"}


class Facts:
    """Writes the facts of one title in one language. A fact that is null is left out: it is not there, or not known."""

    def __init__(self, title: str, language: str) -> None:
        """Take the names of cards from the title's texts."""
        self._title = title
        self._language = language

    def named(self, fields: Mapping[str, Any], said: Iterable[str] = ()) -> Iterator[tuple[str, Any]]:
        """Give label and value of the facts that a person wants to read, but those that were `said` already."""
        left_out = _SILENT.union(said)
        return (
            (name.replace("_", " "), value)
            for name, value in fields.items()
            if name not in left_out and value is not None
        )

    def lines(self, label: str, value: Any) -> Iterator[str]:
        """Write a fact that may be long: a list of records takes a line for each."""
        if _is_table(value):
            yield f"{label}:"
            yield from (f"  {self.short(record)}" for record in value)
        else:
            yield f"{label}: {self.short(value)}"

    def short(self, value: Any) -> str:
        """Write a fact on one line. A card with two sides is called by both, the one that lies up first."""
        match value:
            case bool():
                return _YES_OR_NO[value]
            case str():
                return self._word(value)
            case {"face": face, **rest}:
                return " / ".join(self.short(side) for side in (face, *rest.values()) if side is not None)
            case {**record}:
                return ", ".join(f"{label} {self._within(fact)}" for label, fact in self.named(record)) or "none"
            case [*parts]:
                return ("; " if _is_table(parts) else ", ").join(map(self.short, parts)) or "none"
            case _:
                return str(value)

    def _within(self, value: Any) -> str:
        told = self.short(value)
        return f"({told})" if is_long(value) and told != "none" else told

    def _word(self, value: str) -> str:
        name = card_name(self._title, self._language, value)
        if name == value and _CONSTANT.fullmatch(value):
            return value.replace("_", " ").lower()
        return name


def is_long(value: Any) -> bool:
    """Tell a list or a record from what is a word or two."""
    return isinstance(value, tuple | list) or (isinstance(value, dict) and "face" not in value)


def _is_table(value: Any) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, tuple | list) and any(map(is_long, cast("Sequence[Any]", value)))
