"""What a refusal says to people: the title of its reason, and a sentence with the facts of the call."""

from collections.abc import Mapping

from engine.reason import SHARED_PARAMS, ParamKind, Params
from engine.registry import titles
from service.app.messages.said import Said
from service.app.problem import DOMAIN
from service.wire.language import LANGUAGES
from service.wire.nouns import phase_name, seat_name, word
from service.wire.template import render
from service.wire.texts import TitleTexts, card_name

_TEXTS = TitleTexts()


def reason_title(reason: str, domain: str, language: str) -> str:
    """Give the short fixed text of a reason; all reasons of a title share one."""
    path = ("reasons", reason, "title") if domain == DOMAIN else ("rule", "title")
    return _TEXTS.shared(language, *path)


def reason_text(
    reason: str, domain: str, metadata: Mapping[str, str], language: str, *, title: str | None = None
) -> str:
    """Give the sentence that tells what happened in this call, with the facts of `metadata` in it.

    In a refusal by the rules of `title` cards, seats and words are called as people say them. A reason without a text
    is told by its name: a missing text must not turn a refusal into a fault.
    """
    if domain != DOMAIN:
        title = domain.removesuffix(f".{DOMAIN}")
    try:
        if title is None:
            return render(_TEXTS.shared(language, "reasons", reason, "detail"), metadata)
        own = _TEXTS.names(title, language, "reasons")
        template = own[reason] if domain != DOMAIN else _TEXTS.shared(language, "reasons", reason, "detail")
        return render(template, _facts(title, language, _kinds(title, reason), metadata))
    except KeyError:
        return reason


def said(problem: Said, language: str) -> str:
    """Say what is wrong with a field in a language; in English where that has no text for it."""
    if language == LANGUAGES[0]:
        return str(problem)
    words = _TEXTS.section(language, "problems")
    facts = {name: _said(words, value) for name, value in problem.facts.items()}
    return render(words.get(problem.words, problem.words), facts)


def _said(words: Mapping[str, str], value: str) -> str:
    """Give a fact of a problem in another language: types have words, joined by one for "or"."""
    parts = [words.get(part, part) for part in value.split(" or ")]
    return words[" or "].join(parts) if parts != [value] else value


def _kinds(title: str, reason: str) -> Params:
    """Give the kinds of the facts that a title's refusal carries."""
    tables = (SHARED_PARAMS, titles()[title].params)
    return {str(each): kinds for table in tables for each, kinds in table.items()}.get(reason, {})


def _facts(title: str, language: str, kinds: Params, metadata: Mapping[str, str]) -> dict[str, str]:
    return {name: _noun(title, language, kinds.get(name), value, metadata) for name, value in metadata.items()}


def _noun(title: str, language: str, kind: ParamKind | None, value: str, metadata: Mapping[str, str]) -> str:
    """Give one fact as people say it; a phase is told with the count of the same refusal."""
    match kind:
        case ParamKind.CARD:
            return card_name(title, language, value)
        case ParamKind.SEAT if value.isdecimal():
            return seat_name(language, int(value), {})
        case ParamKind.WORD:
            return word(title, language, value)
        case ParamKind.PHASE:
            return phase_name(title, language, value, metadata.get("count", "0").removeprefix("0"))
        case _:
            return value
