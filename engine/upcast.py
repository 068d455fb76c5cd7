"""How an event of an older revision becomes one of today, so that a log replays for ever.

Events are raised as plain data, one revision at a time, by what was stored beside them and never by their shape.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from msgspec import Struct, inspect

Plain = dict[str, Any]
"""One event as plain data, with its tag under `type`."""


class Upcaster(Struct, frozen=True, kw_only=True):
    """Brings the events of one tag from one revision to the next. Chosen by the stored revision, never by shape."""

    event: str
    """The tag of the event at `revision`: `uno.card_played`."""
    revision: int
    """The revision that it is brought from, to the one after it."""
    upcast: Callable[[Plain], tuple[Plain, ...]]
    """Gives what it is at the next revision: usually one event, none for one that is no fact any more."""


class Revisions:
    """The revision at which some code writes its events, and the way there from every older one."""

    def __init__(self, owner: str, revision: int, reader: int, upcasters: Sequence[Upcaster]) -> None:
        """Take over what a title says, or the table: `owner` is the first part of its tags.

        Raises TypeError, a start-up error, for numbers that cannot be, and for an upcaster of another's event, from no
        older revision, or from where another one begins.
        """
        self.revision = revision
        self.reader = reader
        self._steps: dict[tuple[str, int], Callable[[Plain], tuple[Plain, ...]]] = {}
        if not 1 <= reader <= revision:
            raise TypeError(f"{owner}: reader {reader} must be 1 to {revision}, its revision")
        for each in upcasters:
            step = (each.event, each.revision)
            if not each.event.startswith(f"{owner}.") or not 1 <= each.revision < revision or step in self._steps:
                raise TypeError(f"{owner}: no upcaster of {each.event} can begin at revision {each.revision}")
            self._steps[step] = each.upcast

    def raised(self, events: Iterable[Plain], revision: int) -> list[Plain]:
        """Bring events of an older revision to this one; those of this one or a newer one stay as they are."""
        raised = list(events)
        for step in range(revision, self.revision):
            raised = [after for event in raised for after in self._next(event, step)]
        return raised

    def _next(self, event: Plain, revision: int) -> tuple[Plain, ...]:
        """Take one step; an event without an upcaster did not change at it."""
        upcast = self._steps.get((str(event.get("type")), revision))
        return (event,) if upcast is None else upcast(event)


def known_fields(plain: Any, kind: inspect.Type) -> Any:
    """Give plain data without the fields that its type does not have, also inside; values are not checked."""
    match kind:
        case inspect.UnionType(types=kinds):
            return known_fields(plain, _meant(plain, kinds))
        case inspect.StructType(fields=fields, tag_field=tag_field) if isinstance(plain, dict):
            types: dict[str | None, inspect.Type] = {field.encode_name: field.type for field in fields}
            types[tag_field] = inspect.AnyType()
            told = cast("Plain", plain).items()
            return {name: known_fields(value, types[name]) for name, value in told if name in types}
        case inspect.VarTupleType(item_type=item) if isinstance(plain, list | tuple):
            return [known_fields(part, item) for part in cast("Sequence[Any]", plain)]
        case _:
            return plain


def _meant(plain: Any, types: Sequence[inspect.Type]) -> inspect.Type:
    """Give the member of a union that plain data is meant for; one that leaves it alone where there is none."""
    lists = [kind for kind in types if isinstance(kind, inspect.VarTupleType)]
    structs = [kind for kind in types if isinstance(kind, inspect.StructType)]
    if not isinstance(plain, dict):
        return lists[0] if lists else inspect.AnyType()
    tag = cast("Plain", plain).get("type")
    return next((kind for kind in structs if kind.tag == tag), structs[0] if len(structs) == 1 else inspect.AnyType())
