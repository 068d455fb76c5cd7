"""The language of a call: one of the server's, from an `Accept-Language` value (RFC 9110, 12.5.4)."""

import re
from functools import lru_cache
from typing import Final

LANGUAGES: Final = ("en", "ko")
"""The languages of the texts; the first is the one for callers who ask for none of them."""

_RANGE = re.compile(r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*|\*)\s*(?:;\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*)?")
_LONGEST = 256


@lru_cache(256)
def language_for(accepted: str | None) -> str:
    """Give the language that the caller likes best, or the default.

    A range counts by its first part (`ko-KR` is `ko`), equal weights by their order; a weight of 0 rules a language
    out. What is no language range is skipped, and a value longer than 256 characters is not read at all.
    """
    if not accepted or len(accepted) > _LONGEST:
        return LANGUAGES[0]
    weights: dict[str, float] = {}
    for part in accepted.split(","):
        if (match := _RANGE.fullmatch(part)) is not None:
            tag, weight = match[1].partition("-")[0].lower(), min(float(match[2] or 1), 1.0)
            weights[tag] = max(weight, weights.get(tag, 0.0))
    asked, others = list(weights), weights.get("*", 0.0)

    def rank(language: str) -> tuple[float, int]:
        return -weights.get(language, others), asked.index(language) if language in asked else len(asked)

    best = min(LANGUAGES, key=rank)
    return best if weights.get(best, others) > 0 else LANGUAGES[0]
