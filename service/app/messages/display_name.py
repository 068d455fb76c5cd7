"""Names to show: which ones are names that a person can see and tell apart.

The rule is that of libraries, not a list of ours: the characters of PRECIS nicknames (RFC 8266), by Unicode category,
the scripts of "moderately restrictive" text, and the confusable characters of Unicode's security mechanisms (UTS 39).
"""

from collections.abc import Callable
from functools import cache
from typing import Final, cast
from unicodedata import category, normalize

from confusable_homoglyphs import categories, confusables  # pyright: ignore[reportMissingTypeStubs] - it has none
from precis_i18n.baseclass import FreeFormClass
from precis_i18n.unicode import UnicodeData

from service.app.messages.said import Said

_JOINER: Final = "\u200d"
_AS_EMOJI: Final = "\ufe0f"
"""Variation selector 16: the sign before it is shown in colour."""

_BLANK_BRAILLE: Final = "\u2800"
"""Blank to the eye, though Unicode calls it a symbol: the braille pattern without a dot."""

_MIDDLE_DOT: Final = "\u00b7"
"""PRECIS takes it between two l alone, as identifiers in Catalan have it; names in Korean have it everywhere."""

_MARKS: Final = 4
"""Most combining marks in a row (UTS 39, section 5.4); no script stacks more."""

_NEUTRAL: Final = frozenset({"COMMON", "INHERITED", "UNKNOWN"})
_TOGETHER: Final = tuple(
    frozenset(scripts.split()) for scripts in ("LATIN HAN HIRAGANA KATAKANA", "LATIN HAN BOPOMOFO", "LATIN HAN HANGUL")
)
"""Scripts that one name may mix; any other but Greek and Cyrillic may stand beside Latin alone."""

_SCRIPT: Final = cast("Callable[[str], str]", categories.alias)  # pyright: ignore[reportUnknownMemberType]
_CONFUSABLES: Final = cast("dict[str, list[dict[str, str]]]", confusables.confusables_data)
_CLASS: Final = FreeFormClass(UnicodeData())


def fault_of_name(name: str) -> Said | None:
    """Say what is wrong with a name of 1 to 40 characters, in words that follow the field; None for a good one."""
    return _fault_of_blanks(name) or _fault_of_marks(name) or _fault_of_characters(name) or _fault_of_scripts(name)


def look_alike(name: str, other: str) -> bool:
    """Say whether two names look the same to a person, whatever their case."""
    return not _appearances(name).isdisjoint(_appearances(other))


def _fault_of_blanks(name: str) -> Said | None:
    if _BLANK_BRAILLE in name or name != " ".join(name.split()):
        return Said("must have blanks only between words, one plain blank each")
    return None


def _fault_of_marks(name: str) -> Said | None:
    run, last = 0, ""
    for place, char in enumerate(normalize("NFD", name)):
        if not category(char).startswith("M") or char == _AS_EMOJI:
            run = 0
        elif place == 0:
            return Said("must not begin with a combining mark")
        elif run == _MARKS or char == last:
            words = "must not have more than {most} combining marks in a row, nor the same one twice"
            return Said(words, {"most": str(_MARKS)})
        else:
            run += 1
        last = char
    return None


def _fault_of_characters(name: str) -> Said | None:
    try:
        _CLASS.enforce(normalize("NFC", _without_emoji_joints(name)).replace(_MIDDLE_DOT, "."))
    except UnicodeEncodeError as error:
        code_point = ord(error.object[error.start])
        words = "must have only letters, digits, signs and emoji that can be seen, not {code_point}"
        return Said(words, {"code_point": f"U+{code_point:04X}"})
    return None


def _without_emoji_joints(name: str) -> str:
    """Leave out what makes one emoji of several signs; a joiner or selector anywhere else stays to be refused."""
    kept: list[str] = []
    for place, char in enumerate(name):
        before = kept[-1] if kept else ""
        after = name[place + 1 : place + 2]
        selects = char == _AS_EMOJI and before and category(before) in {"So", "Sm", "Po", "Nd"}
        joins = char == _JOINER and before and after and {category(before), category(after)} <= {"So", "Sk"}
        if not (selects or joins):
            kept.append(char)
    return "".join(kept)


def _fault_of_scripts(name: str) -> Said | None:
    scripts = frozenset(script for char in name if (script := _SCRIPT(char).upper()) not in _NEUTRAL)
    if len(scripts) <= 1 or any(scripts <= together for together in _TOGETHER):
        return None
    if len(scripts) == 2 and "LATIN" in scripts and not scripts & {"GREEK", "CYRILLIC"}:
        return None
    mixed = ", ".join(sorted(script.capitalize() for script in scripts))
    return Said("must not mix the scripts {scripts}", {"scripts": mixed})


def _appearances(name: str) -> frozenset[str]:
    """Give what a name looks like, as written and without case; names that look the same share one."""
    plain = normalize("NFKC", _without_emoji_joints(name)).replace(_AS_EMOJI, "")
    return frozenset({_skeleton(plain).casefold(), _skeleton(plain.casefold()).casefold()})


def _skeleton(text: str) -> str:
    """Give the skeleton of UTS 39: each character replaced by the one that stands for all that look like it."""
    return normalize("NFD", "".join(map(_prototype, normalize("NFD", text))))


@cache
def _prototype(char: str) -> str:
    alike = _alike(char)
    if len(alike) != 1:
        return char
    (other,) = alike
    return other if len(_alike(other)) != 1 else min(char, other)


def _alike(text: str) -> list[str]:
    return [each["c"].strip("\u200e") for each in _CONFUSABLES.get(text, ())]
