"""What a client needs to draw a title's table, read from the title: some milliseconds of work, done once."""

import typing
from collections.abc import Iterator
from enum import StrEnum
from typing import Any, Final, Optional

from engine.game import AnyTitle
from engine.reason import ParamKind
from engine.table import phases_of
from engine.value import Seat, bare, field_types, members
from service.app.messages.client_data import EventInfo, FactInfo, MoveInfo
from service.app.messages.table_events import TABLE_EVENTS
from service.app.rule_book import member_tag

_SEATS: Final[tuple[Any, ...]] = (Seat, Optional[Seat])  # noqa: UP045 - an alias of Annotated knows no `|`
_SCALARS: Final[dict[Any, ParamKind]] = {int: ParamKind.NUMBER, bool: ParamKind.FLAG, str: ParamKind.TEXT}


def move_infos(title: AnyTitle) -> tuple[MoveInfo, ...]:
    """Describe every move of a title."""
    return tuple(MoveInfo(member_tag(kind), fact_infos(title, kind)) for kind in members(title.move)[0])


def event_infos(title: AnyTitle) -> tuple[EventInfo, ...]:
    """Describe the events of the table itself and of a title, with the cards that they move."""
    kinds = (*TABLE_EVENTS, *members(title.event)[0])
    return tuple(
        EventInfo(member_tag(kind), fact_infos(title, kind), tuple(title.transfers.get(kind, ()))) for kind in kinds
    )


def fact_infos(title: AnyTitle, kind: Any) -> tuple[FactInfo, ...]:
    """Describe the fields of a move or an event that a text can name; records inside it are left out."""
    return tuple(_facts(title, kind))


def _facts(title: AnyTitle, kind: Any) -> Iterator[FactInfo]:
    for name, hint in field_types(kind).items():
        many, item = _item(hint)
        param = _kind(title, item)
        if param is not None:
            yield FactInfo(name, param, many)


def _item(hint: Any) -> tuple[bool, Any]:
    """Tell whether a field is a list, and give the annotation of its value or of its items."""
    (kind, *_), _ = members(hint)
    inside = bare(kind, newtypes=False)
    if typing.get_origin(inside) is tuple:
        return True, typing.get_args(inside)[0]
    return False, hint


def _kind(title: AnyTitle, hint: Any) -> ParamKind | None:
    """Tell what a value is; None for a record."""
    kinds, _ = members(hint)
    kind = bare(kinds[0], newtypes=False)
    if hint in _SEATS:
        return ParamKind.SEAT
    if any(bare(each, newtypes=False) in title.cards for each in kinds):
        return ParamKind.CARD
    if kind is phases_of(title.view):
        return ParamKind.PHASE
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return ParamKind.WORD
    return _SCALARS.get(kind)
