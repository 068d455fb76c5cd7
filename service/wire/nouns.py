"""The facts of an event or a move as noun phrases, ready to be put into its text.

What a fact is, is read from the type of its field, as GetRuleSet tells it (`service/app/rules/client_data.py`): a
client and the server say the same.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from msgspec import Struct

from engine.reason import ParamKind
from engine.registry import titles
from service.app.messages.client_data import FactInfo
from service.app.rules.client_data import fact_infos
from service.wire.template import render
from service.wire.texts import TitleTexts, card_name

_TEXTS = TitleTexts()


def nouns(title: str, language: str, told: Struct, names: Mapping[int, str] | None = None) -> dict[str, str]:
    """Give each fact of an event or a move as people say it; what is null, false or empty is an empty text.

    `names` are the players' names by seat; a seat without one is called by its number. Records in it are left out.
    """
    plain = {fact.name: getattr(told, fact.name) for fact in _facts(title, type(told))}
    return {
        fact.name: _noun(title, language, fact.kind, plain[fact.name], plain, names or {})
        for fact in _facts(title, type(told))
    }


@cache
def _facts(title: str, kind: type[Struct]) -> tuple[FactInfo, ...]:
    return fact_infos(titles()[title], kind)


def seat_name(language: str, seat: int, names: Mapping[int, str]) -> str:
    """Give the name of who sits there, or the number of the seat, as the API counts: from 0."""
    return names.get(seat) or _TEXTS.shared(language, "words", "seat").replace("{number}", str(seat))


def word(title: str, language: str, value: str) -> str:
    """Give the word for a value of an enum: a colour, a cause; the value itself where there is none."""
    return _TEXTS.names(title, language, "words").get(value, value)


def phase_name(title: str, language: str, phase: str, count: str = "") -> str:
    """Say what the game waits for, and for how many cards where that is known; the phase itself if it has no text."""
    return render(_TEXTS.names(title, language, "phases").get(phase, phase), {"count": count})


def _noun(
    title: str, language: str, kind: ParamKind, value: Any, beside: Mapping[str, Any], names: Mapping[int, str]
) -> str:
    """Give one fact as people say it; a phase is told with the count beside it."""
    if value is None or value is False or value == ():
        return ""
    if isinstance(value, tuple):
        parts = cast("tuple[Any, ...]", value)
        return ", ".join(_noun(title, language, kind, part, beside, names) for part in parts)
    match kind:
        case ParamKind.FLAG:
            return "true"
        case ParamKind.SEAT:
            return seat_name(language, value, names)
        case ParamKind.CARD:
            face = getattr(value, "face", value)
            return "" if face is None else card_name(title, language, str(face))
        case ParamKind.PHASE:
            return phase_name(title, language, value, str(beside.get("count") or ""))
        case ParamKind.WORD:
            return word(title, language, value)
        case _:
            return str(value)
