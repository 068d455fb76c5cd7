"""A game told to people: a line an entry, a line an event, the table at the end."""

import re
from collections.abc import Iterator
from typing import Any, Final, cast

import msgspec
from rich.console import Console
from rich.text import Text

from engine.outcome import Outcome
from engine.sight import AtSeat, Auditor
from engine.value import snake
from service.app.rule_book import RuleBook, rule_book
from service.app.vocabulary import By, Event, Header, LoggedEntry, LogLine, TableEvent, View
from service.wire.texts import card_name, filled, title_text

Eyes = AtSeat | Auditor
"""Whom a game is told to: a seat, or somebody who may see everything."""

_LINE: Final = msgspec.json.Decoder(LogLine)

_FIELD: Final = re.compile(r"\{(\w+)\}")

_SILENT: Final = frozenset({"type", "draw"})
"""Fields that tell a person nothing."""


class Story:
    """Prints a game as its log is read."""

    def __init__(self, out: Console, eyes: Eyes, language: str) -> None:
        """Tell it to somebody with these eyes, in this language."""
        self._out = out
        self._eyes = eyes
        self._language = language

    def tell(self, line: bytes, header: Header, *, played: bool) -> None:
        """Tell a line of the log; an entry only if it was played."""
        match _LINE.decode(line):
            case Header():
                seen = "all cards open" if isinstance(self._eyes, Auditor) else f"as seat {self._eyes.seat} saw it"
                self._out.print(Text(f"{header.rule_set}, {header.seats} seats, game {header.game_id}, {seen}", "bold"))
            case LoggedEntry() as entry if played:
                self._out.print(*self._entry(rule_book(header.rule_set), entry), sep="\n")
            case _:
                pass

    def end(self, version: int, view: View | None, outcome: Outcome | None) -> None:
        """Tell what the table looks like in the end, and who is where."""
        self._out.print(Text(f"\nThe table at version {version}", "bold"))
        shown: dict[str, Any] = {} if view is None else msgspec.to_builtins(view)
        for name, value in shown.items():
            self._out.print(Text(f"  {name}: {_json(value)}"))
        for placing in outcome.placings if outcome else ():
            self._out.print(Text(f"  seat {placing.seat}: place {placing.place}, score {placing.score}", "bold"))

    def _entry(self, book: RuleBook, entry: LoggedEntry) -> Iterator[Text]:
        who = f"seat {entry.seat}" if entry.by is By.SEAT else entry.by.value.lower()
        yield Text(f"{entry.version:>5}  {entry.time:%H:%M:%S}  {who}", "cyan")
        for event in book.seen(entry.events, self._eyes):
            told, more = self._event(book.title.name, event)
            yield Text.assemble(" " * 7, told, (more, "dim"))

    def _event(self, title: str, event: Event) -> tuple[str, str]:
        """Give the sentence of an event, and the facts that it leaves out."""
        template = _template(title, event, self._language)
        plain: dict[str, Any] = msgspec.to_builtins(event)
        sentence = filled(template, {name: _shown(title, self._language, value) for name, value in plain.items()})
        said = {*_SILENT, *_FIELD.findall(template)}
        rest = {name: value for name, value in plain.items() if name not in said and value is not None}
        return sentence, "".join(f"  {name}={_json(value)}" for name, value in rest.items())


def _template(title: str, event: Event, language: str) -> str:
    """Give the text of an event; of a fact of the table, or where there is none, its name."""
    name = snake(type(event).__name__)
    if isinstance(event, TableEvent):
        return name.replace("_", " ")
    try:
        return title_text(title, language, "events", name)
    except KeyError:
        return name.replace("_", " ")


def _shown(title: str, language: str, value: Any) -> str:
    """Write a fact of an event; a card with sides is called by the one that lies up."""
    match value:
        case str():
            return card_name(title, language, value)
        case list():
            return ", ".join(_shown(title, language, each) for each in cast("list[Any]", value))
        case {"face": str(face)}:
            return card_name(title, language, face)
        case _:
            return _json(value)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
