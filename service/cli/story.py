"""A game told to people: a line an entry, a line an event, the table at the end."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.text import Text

from engine.outcome import Outcome
from engine.visibility import AtSeat, Auditor
from service.app.log.entry import decode_entry
from service.app.messages.table_events import TableEvent
from service.app.messages.times import CLOCK
from service.app.messages.unions import GameView
from service.app.messages.vocabulary import CausedBy, Entry, GameEvent, LogHeader
from service.app.rule_book import RuleBook, member_tag, rule_book
from service.cli.facts import Facts, is_long
from service.cli.terminal import show
from service.wire.nouns import nouns
from service.wire.template import names_in, render
from service.wire.texts import TitleTexts, title_text

Eyes = AtSeat | Auditor
"""Whom a game is told to: a seat, or somebody who may see everything."""


class _Kind(Struct, frozen=True):
    type: str


_KIND: Final = msgspec.json.Decoder(_Kind)


class Story:
    """Prints a game as its log is read."""

    def __init__(self, out: Console, eyes: Eyes, language: str) -> None:
        """Tell it to somebody with these eyes, in this language."""
        self._out = out
        self._eyes = eyes
        self._language = language
        self._version = 0

    def tell(self, line: bytes, header: LogHeader, *, until: int) -> None:
        """Tell a line of the log; an entry only up to this version."""
        match _KIND.decode(line).type:
            case "log.header":
                seen = "all cards open" if isinstance(self._eyes, Auditor) else f"as seat {self._eyes.seat} saw it"
                title = f"{header.rule_set}, {header.seats} seats, game {header.game_id}, {seen}"
                show(self._out, Text(title, "bold"))
            case "log.entry" if self._version < until:
                self._version += 1
                book = rule_book(header.rule_set)
                show(self._out, *self._entry(book, decode_entry(book, self._version, line)))
            case _:
                pass

    def end(self, header: LogHeader, version: int, view: GameView | None, outcome: Outcome | None) -> None:
        """Tell what the table looks like in the end, and who is where."""
        show(self._out, Text(), Text(f"The table at version {version}", "bold"))
        shown: dict[str, Any] = {} if view is None else msgspec.to_builtins(view)
        facts = Facts(rule_book(header.rule_set).title.name, self._language)
        for label, value in facts.named(shown):
            show(self._out, *(Text(f"  {line}") for line in facts.lines(label, value)))
        for placing in outcome.placings if outcome else ():
            show(self._out, Text(f"  seat {placing.seat}: place {placing.place}, score {placing.score}", "bold"))

    def _entry(self, book: RuleBook, entry: Entry) -> Iterator[Text]:
        who = f"seat {entry.seat}" if entry.by is CausedBy.SEAT else entry.by.value.lower()
        yield Text(f"{entry.version:>5}  {entry.time[CLOCK]}  {who}", "cyan")
        facts = Facts(book.title.name, self._language)
        for event in book.seen(entry.events, self._eyes):
            yield from self._event(facts, book.title.name, event)

    def _event(self, facts: Facts, title: str, event: GameEvent) -> Iterator[Text]:
        """Give the sentence of an event, then the facts that it leaves out: short ones beside it, long ones below."""
        template = _template(title, event, self._language)
        plain: dict[str, Any] = msgspec.to_builtins(event)
        sentence = render(template, nouns(title, self._language, event))
        rest = tuple(facts.named(plain, names_in(template)))
        beside = "".join(f"  {label}: {facts.short(value)}" for label, value in rest if not is_long(value))
        yield Text.assemble(" " * 7, sentence, (beside, "dim"))
        for label, value in rest:
            if is_long(value):
                yield from (Text(f"{' ' * 9}{line}", "dim") for line in facts.lines(label, value))


def _template(title: str, event: GameEvent, language: str) -> str:
    """Give the text of an event; where there is none, its name."""
    name = member_tag(type(event)).partition(".")[2]
    try:
        if isinstance(event, TableEvent):
            return TitleTexts().shared(language, "events", name)
        return title_text(title, language, "events", name)
    except KeyError:
        return name.replace("_", " ")
