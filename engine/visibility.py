"""Who sees what: viewers, visibility marks on event fields, and the one generic redaction.

Every event field that can hold a card is marked: `ALL`, `NOBODY` or `Seen("seat")`. A mark that can hide needs a
field that can be null, because a hidden fact is null. Small records inside an event carry marks of their own, and then
the field that holds them carries none: one mark must not overrule another.
"""

import typing
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from operator import attrgetter
from typing import Annotated, Any, Final, cast

import msgspec
from msgspec import Struct

from engine.value import Seat, bare, field_types, members, struct_of, tagged


class Viewer(Struct, frozen=True, tag=tagged("viewer"), forbid_unknown_fields=True):
    """Who looks at a game. There is no viewer without a name: nobody sees "everything by default"."""


class AtSeat(Viewer, frozen=True):
    """Looks from one seat."""

    seat: Seat
    """The seat that looks."""


class Spectator(Viewer, frozen=True):
    """Watches without a seat; sees what lies open on the table."""


class Auditor(Viewer, frozen=True):
    """Sees everything; only ever for a game that has ended, or for who holds the whole state anyway."""


AnyViewer = AtSeat | Spectator | Auditor
"""The closed sum of viewers."""


class Mark(Struct, frozen=True):
    """Says who may see the field that carries it."""


class _All(Mark, frozen=True):
    """Everybody."""


class _Nobody(Mark, frozen=True):
    """Nobody but an auditor."""


class Seen(Mark, frozen=True):
    """The seat whose number stands in another field of the same record; or two such seats."""

    by: str
    """Name of that field; while it is null nobody sees."""
    also: str | None = None
    """Name of a second such field, where a card goes from one seat to another and both know it."""


ALL: Final = _All()
NOBODY: Final = _Nobody()


class Unmarked(TypeError):
    """A start-up error: an event could show a hidden card.

    A field is unmarked, it and a part of it are both marked, or it can be hidden and not be null.
    """


_Redact = Callable[[Any, AnyViewer], Any]
_Find = Callable[[Any], str | None]


class Redaction:
    """The redaction of one title's events, compiled and checked when it is made."""

    def __init__(self, cards: tuple[Any, ...], event: Any) -> None:
        """Compile the marks of every member of the union `event`; `cards` are the types that show a card.

        Raises Unmarked, naming the field, for an event that could leak.
        """
        self._cards = cards
        self._compiled: dict[Any, _Redact | None] = {}
        self._hideable: dict[Any, tuple[tuple[str, Any], ...]] = {}
        self._kinds = members(event)[0]
        for kind in self._kinds:
            self._compile(kind)

    @property
    def hiding(self) -> frozenset[type]:
        """The members of the union that can hide something; every other one is shown to everybody as it is."""
        return frozenset(kind for kind in self._kinds if self._compiled[kind] is not None)

    def redact(self, event: Any, viewer: AnyViewer) -> Any:
        """Give the event as `viewer` may see it: hidden facts are null. The same object if nothing is hidden."""
        compiled = self._compiled[type(event)]
        if compiled is None or isinstance(viewer, Auditor):
            return event
        return compiled(event, viewer)

    def hidden(self, event: Any) -> str | None:
        """Name the first field of an event that was hidden, such as `hands[1].cards`; None if it hides nothing.

        A field whose mark can hide is null for no other reason.
        """
        find = self.finders.get(cast("type[Any]", type(event)))
        return None if find is None else find(event)

    @cached_property
    def finders(self) -> Mapping[type, _Find]:
        """What names the first field that was hidden, for each kind of event that can hide something."""
        return {kind: self._finder(kind) for kind in self._kinds if kind in self._hideable}

    def _finder(self, kind: Any) -> _Find:
        steps = tuple(self._hidden_in(name, inner) for name, inner in self._hideable[kind])
        if len(steps) == 1:
            return steps[0]
        return lambda record: next((found for step in steps if (found := step(record)) is not None), None)

    def _hidden_in(self, name: str, inner: Any) -> _Find:
        """Give what looks into one field: at itself, or at what its parts of the kind `inner` hide."""
        held = attrgetter(name)
        if inner is None:
            return lambda record: name if held(record) is None else None
        if inner not in self._hideable:
            return lambda _: None
        find = self._finder(inner)

        def look(record: Any) -> str | None:
            value = held(record)
            if not isinstance(value, tuple):
                found = None if value is None else find(value)
                return None if found is None else f"{name}.{found}"
            for place, part in enumerate(cast("tuple[Any, ...]", value)):
                if (found := find(part)) is not None:
                    return f"{name}[{place}].{found}"
            return None

        return look

    def _compile(self, kind: Any) -> _Redact | None:
        if kind not in self._compiled:
            self._compiled[kind] = None
            self._compiled[kind] = self._record(kind)
        return self._compiled[kind]

    def _record(self, kind: Any) -> _Redact | None:
        steps = {
            name: step
            for name, hint in field_types(kind).items()
            if (step := self._field(kind, name, hint)) is not None
        }
        if not steps:
            return None
        self._hideable[kind] = tuple((name, _inner(field_types(kind)[name])) for name in steps)

        def redact(record: Struct, viewer: AnyViewer) -> Struct:
            changed: dict[str, Any] = {}
            for name, step in steps.items():
                value = getattr(record, name)
                shown = step(record, value, viewer)
                if shown is not value:
                    changed[name] = shown
            return msgspec.structs.replace(record, **changed) if changed else record

        return redact

    def _field(self, kind: Any, name: str, hint: Any) -> Callable[[Any, Any, AnyViewer], Any] | None:
        where = f"{kind.__module__}.{_name(kind)}.{name}"
        mark = _mark(hint)
        if mark is not None and _has_marks(hint, outside=True):
            raise Unmarked(f"{where} has a visibility mark, and so has a part of it")
        if isinstance(mark, _All):
            return None
        if mark is not None:
            return _hider(kind, where, hint, mark)
        if not self._holds_card(hint):
            return None
        kinds, _ = members(hint)
        item = bare(kinds[0], newtypes=False) if len(kinds) == 1 else None
        if item in self._cards:
            raise Unmarked(f"{where} can hold a card and has no visibility mark")
        if typing.get_origin(item) is tuple and typing.get_args(item)[1:] == (...,):
            return self._each(where, typing.get_args(item)[0])
        if struct_of(item) is not None:
            inner = self._compile(item)
            return None if inner is None else lambda _, value, viewer: value and inner(value, viewer)
        raise Unmarked(f"{where} can hold a card and has no visibility mark")

    def _each(self, where: str, hint: Any) -> Callable[[Any, Any, AnyViewer], Any] | None:
        kind = bare(hint, newtypes=False)
        if kind in self._cards or struct_of(kind) is None:
            raise Unmarked(f"{where} is a list that can hold cards and has no visibility mark")
        inner = self._compile(kind)
        if inner is None:
            return None

        def each(_: Any, values: tuple[Any, ...] | None, viewer: AnyViewer) -> tuple[Any, ...] | None:
            if values is None:
                return None
            shown = tuple(inner(value, viewer) for value in values)
            return values if all(a is b for a, b in zip(shown, values, strict=True)) else shown

        return each

    def _holds_card(self, hint: Any) -> bool:
        return any(self._shows_card(bare(kind, newtypes=False)) for kind in members(hint)[0])

    def _shows_card(self, kind: Any) -> bool:
        if kind in self._cards:
            return True
        if struct_of(kind) is not None:
            return any(self._holds_card(part) for part in field_types(kind).values())
        return any(self._holds_card(part) for part in typing.get_args(kind))


@cache
def redaction_of(cards: tuple[Any, ...], event: Any) -> Redaction:
    """Compile the redaction of one title's events once. Raises Unmarked as `Redaction`."""
    return Redaction(cards, event)


def _inner(hint: Any) -> Any:
    """Give the record whose own marks count in a field, also in a list of such; None for a field with a mark."""
    if _mark(hint) is not None:
        return None
    item = bare(members(hint)[0][0], newtypes=False)
    return bare(typing.get_args(item)[0], newtypes=False) if typing.get_origin(item) is tuple else item


def _name(kind: Any) -> str:
    return (struct_of(kind) or kind).__qualname__


def _mark(hint: Any) -> Mark | None:
    if typing.get_origin(hint) is not Annotated:
        return None
    marks = [extra for extra in typing.get_args(hint)[1:] if isinstance(extra, Mark)]
    return marks[0] if marks else _mark(typing.get_args(hint)[0])


def _has_marks(hint: Any, *, outside: bool = False) -> bool:
    """Tell whether something inside a type is marked; with `outside` its own mark does not count."""
    if not outside and _mark(hint) is not None:
        return True
    kinds = [bare(kind, newtypes=False) for kind in members(hint)[0]]
    return any(_has_marks(part) for kind in kinds for part in _parts(kind))


def _parts(kind: Any) -> tuple[Any, ...]:
    if struct_of(kind) is not None:
        return tuple(field_types(kind).values())
    return tuple(part for part in typing.get_args(kind) if part is not ...)


def _hider(kind: Any, where: str, hint: Any, mark: Mark) -> Callable[[Any, Any, AnyViewer], Any]:
    if not members(hint)[1]:
        raise Unmarked(f"{where} can be hidden, so it must be nullable")
    if not isinstance(mark, Seen):
        return lambda _record, _value, _viewer: None
    for name in (mark.by, mark.also or mark.by):
        if name not in field_types(kind):
            raise Unmarked(f"{where} is seen by {name!r}, which is no field of {_name(kind)}")

    owners = attrgetter(mark.by, mark.also or mark.by)

    def hide(record: Any, value: Any, viewer: AnyViewer) -> Any:
        return value if isinstance(viewer, AtSeat) and viewer.seat in owners(record) else None

    return hide
