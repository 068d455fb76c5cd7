"""Names of components: `<Title><Class>` for what a title defines, the class alone for everything else.

A union has a name of its own, since clients want a type `Move`; Python forgets the names of unions, so the ones that
the contract knows are listed here. A name depends on nothing but the type itself: another title renames nothing.
"""

import re
import typing
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from engine.registry import titles
from engine.value import members, struct_of
from engine.visibility import AnyViewer
from service.app.messages.catalog import OptionInfo
from service.app.messages.games import PositionSetup, SeedSetup, WatchMessage
from service.app.messages.unions import GameMove, GameOptions, GameState, GameView
from service.app.messages.vocabulary import GameEvent, LogLine
from service.rest.play.down_frames import PlayDownFrame
from service.rest.play.up_frames import PlayUpFrame
from service.wire.shapes import definition_of

ACROSS_TITLES: Final[Mapping[str, Any]] = {
    "GameOptions": GameOptions,
    "GameState": GameState,
    "GameMove": GameMove,
    "GameView": GameView,
    "GameEvent": GameEvent,
}
"""Unions that every title adds to."""

OF_THE_SERVICE: Final[Mapping[str, Any]] = {
    "Viewer": AnyViewer,
    "OptionInfo": OptionInfo,
    "Setup": SeedSetup | PositionSetup,
    "WatchMessage": WatchMessage,
    "LogLine": LogLine,
    "PlayUpFrame": PlayUpFrame,
    "PlayDownFrame": PlayDownFrame,
}
"""Unions that the service defines."""

_NUMBERED: Final = frozenset({"Viewer", "LogLine"})
"""Unions that only another format of log files (`fairdeal-log/2`) would change."""

_TEXTS: Final[Mapping[str, str]] = {
    "Options": "The options of a game of any title; complete in every answer.",
    "State": "A whole table of any title, hidden cards included.",
    "Move": "A move of any title.",
    "View": "What one viewer may see of a table of any title.",
    "Event": "A fact of any title, or of the table.",
    "Viewer": "Who looks at a table.",
    "OptionInfo": "One option of a rule set.",
    "Setup": "Where a game begins.",
    "WatchMessage": "What a watch says.",
    "LogLine": "One line of a log file.",
    "PlayUpFrame": "What a client says on the play channel.",
    "PlayDownFrame": "What the server says on the play channel.",
}

_TITLE = re.compile(r"engine\.games\.(\w+)")


def camel(name: str) -> str:
    """Give a name of words in CamelCase: `take_that` becomes `TakeThat`."""
    return "".join(word.capitalize() for word in name.split("_"))


def title_of(kind: Any) -> str | None:
    """Give the title that defines a class, or None."""
    match = _TITLE.match(definition_of(kind).__module__)
    return match[1] if match else None


def class_name(kind: Any) -> str:
    """Give the component name of a struct or an enum; one of a generic family is named after its card."""
    name: str = (struct_of(kind) or kind).__name__
    return camel(title_of(kind) or _deck(kind)) + name


def _deck(kind: Any) -> str:
    """Give the name of the shared deck whose card a generic family holds, `french`; nothing for a plain class."""
    return definition_of(kind).__module__.rpartition(".")[2] if typing.get_args(kind) else ""


def union_name(kinds: tuple[type, ...], owner: type, field: str) -> str | None:
    """Give the component name of what a field can hold, if that is a union; None for a single class.

    A union over titles is one even while a single title exists. A union that has no name in the contract is called
    after the field: `UnoViewPending`.
    """
    of_title = title_of(owner)
    known = _title_unions(of_title) if of_title else _shared_unions()
    name = known.get(frozenset(kinds))
    if name is not None or len(kinds) == 1:
        return name
    return class_name(owner) + camel(field)


@cache
def _shared_unions() -> Mapping[frozenset[type], str]:
    return {frozenset(members(union)[0]): name for name, union in (ACROSS_TITLES | OF_THE_SERVICE).items()}


@cache
def _title_unions(title: str) -> Mapping[frozenset[type], str]:
    kinds = {name: members(union)[0] for name, union in unions_of(title).items()}
    return {frozenset(kinds): name for name, kinds in kinds.items() if len(kinds) > 1}


def union_text(name: str) -> str | None:
    """Give what a union with a name in the contract is; None for one that is called after its field."""
    own = {union: f"{part} of the title `{title}`." for title in titles() for union, part in _parts_of(title).items()}
    return (_TEXTS | own).get(name)


def _parts_of(title: str) -> Mapping[str, str]:
    return {f"{camel(title)}Move": "A move", f"{camel(title)}Event": "An event"}


def unions_of(title: str) -> Mapping[str, Any]:
    """Give the unions that a title defines by their names: `TakeThatMove`, `TakeThatEvent`."""
    value = titles()[title]
    return {f"{camel(title)}Move": value.move, f"{camel(title)}Event": value.event}


def grows(named: str | type) -> bool:
    """Say whether an enum, or the union of a name, may get more members while the version of the API stays.

    What the engine defines is pinned by the number of a rule set; what the service defines grows, and what every title
    adds to.
    """
    if isinstance(named, str):
        return named in ACROSS_TITLES or (named in OF_THE_SERVICE and named not in _NUMBERED)
    return named.__module__.startswith("service.")
