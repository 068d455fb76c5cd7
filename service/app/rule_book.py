"""A rule set as the use cases need it: the title with everything that is compiled from it once."""

from functools import cache
from operator import is_
from typing import Any, Final

from engine.explain import blocked
from engine.game import AnyTitle
from engine.groups import CardGroup
from engine.log import folder
from engine.registry import rule_sets, titles
from engine.upcast import Plain, Upcaster
from engine.upcast import Revisions as EventRevisions
from engine.value import Seat, members
from engine.visibility import AnyViewer, AtSeat, Redaction
from service.app.messages.table_events import AnyTableEvent, TableEvent
from service.app.messages.vocabulary import Blocked, GameEvent, Revisions
from service.app.problem import Problem, ServiceReason


def _with_settings(created: Plain) -> tuple[Plain, ...]:
    """Give a table of revision 1 the settings that it was played by: none of those that came with revision 2."""
    none: Plain = {"settings": {}, "series": None}
    return (none | created,)


TABLE: Final = EventRevisions("table", 2, 2, (Upcaster(event="table.created", revision=1, upcast=_with_settings),))
"""The revision of the table's own events, the same in every title, and their upcasters."""

_TABLE = Redaction((), AnyTableEvent)
"""The redaction of the table's own facts."""


class RuleBook:
    """One title, its redaction, and what tells its moves, events and reasons from those of others."""

    __slots__ = ("_hiding", "_redaction", "events", "folded", "moves", "reader", "reasons", "revision", "title")

    def __init__(self, title: AnyTitle) -> None:
        """Compile the title.

        Raises Unmarked if one of its events could leak, TypeError for revisions that cannot be: start-up errors.
        """
        self.title = title
        self.folded = folder(title)
        """Folds one of its events into a state. Raises NotFolded."""
        self.events = EventRevisions(title.name, title.revision, title.reader, title.upcasters)
        """The revision of its events, and the way there from older ones."""
        self.revision = Revisions(self.events.revision, TABLE.revision)
        """The revisions that entries are written at."""
        self.reader = Revisions(self.events.reader, TABLE.reader)
        """The lowest ones that read such entries right."""
        self.moves = frozenset(members(title.move)[0])
        self.reasons = frozenset(str(reason) for reason in title.reason)
        self._redaction = Redaction(title.cards, title.event)
        self._hiding = self._redaction.hiding | _TABLE.hiding

    def seen(self, events: tuple[GameEvent, ...], viewer: AnyViewer) -> tuple[GameEvent, ...]:
        """Give events as `viewer` may see them; the same tuple if nothing in it is hidden from the viewer."""
        if self._hiding.isdisjoint(map(type, events)):
            return events
        hiding = self._hiding
        shown = tuple([self._seen(event, viewer) if type(event) in hiding else event for event in events])
        return events if all(map(is_, shown, events)) else shown

    def need_move(self, move: Any) -> None:
        """Raise UNKNOWN_MOVE for a move of another title."""
        if type(move) not in self.moves:
            raise Problem(ServiceReason.UNKNOWN_MOVE, metadata={"move": member_tag(type(move))})

    def blocked(self, state: Any, seat: Seat) -> tuple[Blocked, ...]:
        """Give each different hand card that no legal move plays, with the refusal that a player would get for it."""
        return tuple(Blocked(move, refusal) for move, refusal in blocked(self.title, state, seat))

    def groups(self, state: Any, seat: Seat) -> tuple[CardGroup, ...]:
        """Give which cards of a seat's hand belong together or fit what it sees of the table, at any time."""
        return self.title.groups(self.title.view_of(state, AtSeat(seat)))

    def _seen(self, event: GameEvent, viewer: AnyViewer) -> GameEvent:
        redaction = _TABLE if isinstance(event, TableEvent) else self._redaction
        return redaction.redact(event, viewer)


def member_tag(kind: Any) -> str:
    """Give the tag of a member of a union, such as `take_that.place`."""
    return str(kind.__struct_config__.tag)


@cache
def _book(name: str) -> RuleBook:
    return RuleBook(titles()[name])


def rule_book(rule_set: str) -> RuleBook:
    """Give the rule book of a rule set (`take_that/1`). Raises RULE_SET_NOT_FOUND if this server does not play it."""
    title = rule_sets().get(rule_set)
    if title is None:
        raise Problem(ServiceReason.RULE_SET_NOT_FOUND, metadata={"rule_set": rule_set})
    return _book(title.name)


def title_book(title: str) -> RuleBook:
    """Give the rule book of a title (`take_that`). Raises RULE_SET_NOT_FOUND if this server does not play it."""
    if title not in titles():
        raise Problem(ServiceReason.RULE_SET_NOT_FOUND, metadata={"rule_set": title})
    return _book(title)


def rule_books() -> tuple[RuleBook, ...]:
    """Give the rule books of every title, in order of names. Called once at start, it shows what is wrong with one."""
    return tuple(_book(name) for name in titles())
