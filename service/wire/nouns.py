"""The facts of an event or a move as noun phrases, ready to be put into its text."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, cast

import msgspec
from msgspec import Struct

from engine.registry import titles
from engine.table import phases_of
from engine.value import Seat, field_types
from service.wire.template import render
from service.wire.texts import TitleTexts, card_name

_TEXTS = TitleTexts()


def nouns(title: str, language: str, told: Struct, names: Mapping[int, str] | None = None) -> dict[str, str]:
    """Give each field of an event or a move as people say it; what is null, false or empty is an empty text.

    `names` are the players' names by seat; a seat without one is called by its number.
    """
    hints = field_types(type(told))
    return {
        name: _noun(title, language, getattr(told, name), seat=hint in (Seat, Seat | None), names=names or {})
        for name, hint in hints.items()
    }


def seat_name(language: str, seat: int, names: Mapping[int, str]) -> str:
    """Give the name of who sits there, or the number of the seat as people count."""
    return names.get(seat) or _TEXTS.shared(language, "words", "seat").replace("{number}", str(seat))


def word(title: str, language: str, value: str) -> str:
    """Give the word for a value of an enum: a colour, a cause; the value itself where there is none."""
    return _TEXTS.names(title, language, "words").get(value, value)


def phase_name(title: str, language: str, phase: str, count: str = "") -> str:
    """Say what the game waits for, and for how many cards where that is known; the phase itself if it has no text."""
    return render(_TEXTS.names(title, language, "phases").get(phase, phase), {"count": count})


def _noun(title: str, language: str, value: Any, *, seat: bool, names: Mapping[int, str]) -> str:
    match value:
        case None | False | ():
            return ""
        case bool():
            return "true"
        case int() if seat:
            return seat_name(language, value, names)
        case StrEnum() if value in _TEXTS.names(title, language, "cards"):
            return card_name(title, language, value)
        case StrEnum() if isinstance(value, phases_of(titles()[title].view)):
            return phase_name(title, language, value)
        case StrEnum():
            return word(title, language, value)
        case tuple():
            parts = cast("tuple[Any, ...]", value)
            return ", ".join(_noun(title, language, part, seat=seat, names=names) for part in parts)
        case Struct():
            face = getattr(value, "face", None)
            return "" if face is None else _noun(title, language, face, seat=False, names=names)
        case _:
            return str(msgspec.to_builtins(value))
