"""Every text of every rule set, put together once from the titles and the files of texts."""

from collections.abc import Iterator
from typing import Final

from engine.game import AnyTitle
from engine.options import option_fields
from engine.reason import Reason
from engine.value import members
from service.app.messages.rules import GetTextsResponse
from service.app.messages.table_events import TABLE_EVENTS
from service.app.messages.texts import KeyedText, TextKind
from service.app.ports import Texts
from service.app.problem import ServiceReason
from service.app.rule_book import member_tag

_NAMES: Final = ((TextKind.PHASE, "phases"), (TextKind.CARD, "cards"), (TextKind.WORD, "words"))


class TextCatalog:
    """The texts of some titles, in every language."""

    def __init__(self, titles: tuple[AnyTitle, ...], texts: Texts) -> None:
        """Find every text. Raises KeyError for a missing one: a start-up error."""
        self.languages = texts.languages
        self._found = {
            (title.rule_set, language): texts_of(title, texts, language)
            for title in titles
            for language in texts.languages
        }

    def texts(self, rule_set: str, language: str) -> GetTextsResponse | None:
        """Give the texts of one rule set, or None if it is not played here."""
        return self._found.get((rule_set, language))


def texts_of(title: AnyTitle, texts: Texts, language: str) -> GetTextsResponse:
    """Give the texts of a title in one language, with those that all titles share."""
    name, summary = (texts.text(title.name, language, "title", part) for part in ("name", "summary"))
    found = (
        *_events(title, texts, language),
        *_moves(title, texts, language),
        *_reasons(title, texts, language),
        *(
            KeyedText(kind, *named)
            for kind, part in _NAMES
            for named in texts.names(title.name, language, part).items()
        ),
        KeyedText(TextKind.WORD, "seat", texts.shared(language, "words", "seat")),
        *_zones(title, texts, language),
        *_options(title, texts, language),
    )
    return GetTextsResponse(title.rule_set, language, name, summary, found)


def _events(title: AnyTitle, texts: Texts, language: str) -> Iterator[KeyedText]:
    for tag in map(member_tag, TABLE_EVENTS):
        yield KeyedText(TextKind.EVENT, tag, texts.shared(language, "events", tag.partition(".")[2]))
    for tag in map(member_tag, members(title.event)[0]):
        yield KeyedText(TextKind.EVENT, tag, texts.text(title.name, language, "events", tag.partition(".")[2]))


def _moves(title: AnyTitle, texts: Texts, language: str) -> Iterator[KeyedText]:
    for tag in map(member_tag, members(title.move)[0]):
        yield KeyedText(TextKind.MOVE, tag, texts.text(title.name, language, "moves", tag.partition(".")[2]))


def _reasons(title: AnyTitle, texts: Texts, language: str) -> Iterator[KeyedText]:
    for reason in (*Reason, *ServiceReason):
        yield KeyedText(TextKind.REASON, reason.value, texts.shared(language, "reasons", reason.value, "detail"))
    for reason in title.reason:
        yield KeyedText(TextKind.REASON, reason.value, texts.text(title.name, language, "reasons", reason.value))


def _zones(title: AnyTitle, texts: Texts, language: str) -> Iterator[KeyedText]:
    """Name the places where cards lie: in the title's words, else in those that all titles share."""
    own = texts.names(title.name, language, "zones")
    for name in (zone.name for zone in title.zones):
        yield KeyedText(TextKind.ZONE, name, own.get(name) or texts.shared(language, "zones", name))


def _options(title: AnyTitle, texts: Texts, language: str) -> Iterator[KeyedText]:
    fields = option_fields(title.options)

    def text(*path: str) -> str:
        return texts.text(title.name, language, "options", *path)

    yield from (KeyedText(TextKind.OPTION, field.name, text(field.name, "name")) for field in fields)
    yield from (KeyedText(TextKind.OPTION_SUMMARY, field.name, text(field.name, "summary")) for field in fields)
    for field in fields:
        for value in field.values:
            yield KeyedText(TextKind.CHOICE, f"{field.name}.{value}", text(field.name, "values", value))
