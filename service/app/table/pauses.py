"""Pausing and going on, by agreement of every person who plays."""

from engine.value import Seat
from service.app.log.snapshot import Snapshot
from service.app.messages.table_events import TableEvent, TablePauseAsked, TablePaused, TableResumeAsked, TableResumed
from service.app.problem import Problem, ServiceReason
from service.app.table.absence import playing
from service.store.status import Status


def pause_asked(at: Snapshot, seat: Seat) -> tuple[TableEvent, ...] | Problem:
    """Take down that a person would like to pause; the last one pauses the game."""
    if at.status is Status.PAUSED:
        return Problem(ServiceReason.GAME_PAUSED)
    asked = TablePauseAsked(seat)
    return (asked, TablePaused()) if _agreed(at, seat) else (asked,)


def resume_asked(at: Snapshot, seat: Seat) -> tuple[TableEvent, ...] | Problem:
    """Take down that a person would like to go on; the last one lets the game go on."""
    if at.status is not Status.PAUSED:
        return Problem(ServiceReason.GAME_NOT_PAUSED)
    asked = TableResumeAsked(seat)
    return (asked, TableResumed()) if _agreed(at, seat) else (asked,)


def _agreed(at: Snapshot, seat: Seat) -> bool:
    return set(playing(at)) <= {*at.table.pause_asked, seat}
