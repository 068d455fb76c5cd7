"""Who may change the seats before the start, and what that does."""

from engine.value import Seat
from service.app.log.snapshot import Snapshot
from service.app.messages.table_events import (
    BotBecause,
    EndCause,
    FreedBecause,
    TableBotSeated,
    TableEnded,
    TableEvent,
    TableHostChanged,
    TableSeatFreed,
)
from service.app.problem import FieldFault, Problem, ServiceReason, invalid
from service.app.rule_book import RuleBook
from service.store.status import Status


def need_host_waiting(at: Snapshot, seat: Seat) -> Problem | None:
    """Say why a seat may not change the seats: it is not the host's, or the game has started."""
    if at.status is not Status.WAITING:
        return Problem(ServiceReason.GAME_STARTED)
    if seat != at.table.host:
        return Problem(ServiceReason.SEAT_MISMATCH, metadata={"seat": seat, "needed": at.table.host})
    return None


def need_level(book: RuleBook, field: str, level: str | None) -> str:
    """Give the level of a bot, the weakest if none is named. Raises VALIDATION_FAILED for none of the title's."""
    levels = book.title.levels
    if level is not None and level not in levels:
        raise invalid(field, "must be one of {levels}", FieldFault.UNKNOWN_VALUE, levels=", ".join(levels))
    return levels[0] if level is None else level


def bot_added(at: Snapshot, seat: Seat | None, level: str) -> tuple[TableEvent, ...] | Problem:
    """Seat a bot at a free seat, the first if none is named."""
    free = at.table.free
    if seat is not None and seat not in free:
        return Problem(ServiceReason.SEAT_TAKEN, metadata={"seat": seat})
    if not free:
        return Problem(ServiceReason.GAME_FULL)
    return (TableBotSeated(free[0] if seat is None else seat, level, BotBecause.CHOSEN),)


def left(at: Snapshot, seat: Seat) -> tuple[TableEvent, ...]:
    """Let a person leave before the start: the next person is host then; without one the game is called off."""
    others = [each for each in at.table.taken if each != seat]
    freed = TableSeatFreed(seat, FreedBecause.LEFT)
    if not others:
        return (freed, TableEnded(EndCause.CANCELLED, seat, None))
    if seat != at.table.host:
        return (freed,)
    following = sorted(others, key=lambda other: (other - seat) % at.created.seats)
    return (freed, TableHostChanged(following[0]))
