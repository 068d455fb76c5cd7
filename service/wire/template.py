"""Puts facts into a text, in English and in Korean.

The grammar, told to clients in docs/texts.md:

- `{card}` is replaced by the noun phrase for that fact.
- `{card:을/를}` is followed by the particle that fits its last sound: the first form after a consonant, the second
  after a vowel; before `로` the consonant ㄹ counts as a vowel.
- `[ as {color}]` is shown only where every fact named in it is there; `{?flag}` names a flag and shows nothing.

A fact that is missing outside of brackets shows as an ellipsis; nothing is ever raised.
"""

import re
from collections.abc import Mapping
from typing import Final

_OPTIONAL: Final = re.compile(r"\[([^\[\]]*)\]")
_FACT: Final = re.compile(r"\{(?P<flag>\??)(?P<name>\w+)(?::(?P<after_consonant>[^/{}]+)/(?P<after_vowel>[^{}]+))?\}")
_SPOKEN: Final = re.compile(r"[A-Za-z]+|[0-9가-힣]")

_HANGUL: Final = 0xAC00
"""The first syllable; each block of 28 has one without a final consonant, then one for each final."""
_FINALS: Final = 28
_RIEUL: Final = 8

_CONSONANT_DIGITS: Final = "036"
"""Digits whose Korean names end with a consonant other than ㄹ: 영, 삼, 육."""
_RIEUL_DIGITS: Final = "178"
"""Digits whose Korean names end with ㄹ: 일, 칠, 팔."""
_CONSONANT_LETTERS: Final = "mn"
"""Letters that stand alone, as in `하트 K`, whose names end with a consonant other than ㄹ: 엠, 엔."""
_RIEUL_LETTERS: Final = "lr"
"""Letters that stand alone, whose names end with ㄹ: 엘, 알."""
_CONSONANT_ENDS: Final = "bcgkmnpt"
"""Letters after which a word, said in Korean, ends with a consonant other than ㄹ."""
_RIEUL_END: Final = "l"
"""The letter after which a word, said in Korean, ends with ㄹ."""


def render(template: str, facts: Mapping[str, str]) -> str:
    """Write a text with its facts; a fact that is empty counts as one that is not there."""
    return _filled(_OPTIONAL.sub(lambda part: _part(part[1], facts), template), facts)


def names_in(template: str) -> list[str]:
    """List the facts that a text names, in its order, with those in brackets."""
    return [fact["name"] for fact in _FACT.finditer(template)]


def particle(word: str, after_consonant: str, after_vowel: str) -> str:
    """Choose the Korean particle that fits the last sound of a word; both, if the word cannot be said."""
    spoken = _SPOKEN.findall(word)
    if not spoken:
        return f"{after_consonant}({after_vowel})"
    final = _final(spoken[-1].lower())
    vowel = final == 0 or (final == _RIEUL and after_vowel.startswith("로"))
    return after_vowel if vowel else after_consonant


def _final(sound: str) -> int:
    """Tell the final consonant of a syllable, a digit, a letter or a Latin word: 0 for none, 8 for ㄹ, else another."""
    if sound >= "가":
        return (ord(sound) - _HANGUL) % _FINALS
    if len(sound) > 1:
        rieul, consonants = _RIEUL_END, _CONSONANT_ENDS
    else:
        rieul, consonants = _RIEUL_DIGITS + _RIEUL_LETTERS, _CONSONANT_DIGITS + _CONSONANT_LETTERS
    return _RIEUL if sound[-1] in rieul else int(sound[-1] in consonants)


def _part(inside: str, facts: Mapping[str, str]) -> str:
    return inside if all(facts.get(name) for name in names_in(inside)) else ""


def _filled(text: str, facts: Mapping[str, str]) -> str:
    return _FACT.sub(lambda fact: _shown(fact, facts), text)


def _shown(fact: re.Match[str], facts: Mapping[str, str]) -> str:
    if fact["flag"]:
        return ""
    word = facts.get(fact["name"], "…")
    if fact["after_consonant"] is None:
        return word
    return word + particle(word, fact["after_consonant"], fact["after_vowel"])
