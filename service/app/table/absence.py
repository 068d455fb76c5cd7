"""What becomes of a running game when a seat goes: it resigned, left, or was silent too often."""

from typing import Final

from engine.outcome import Outcome, conceded
from engine.reason import Reason
from engine.value import Seat
from service.app.log.snapshot import Snapshot
from service.app.messages.table_events import BotBecause, EndCause, TableBotSeated, TableEnded, TableEvent
from service.app.messages.table_settings import OnLeave, OnTimeout
from service.app.problem import Problem, ServiceReason
from service.app.rule_book import RuleBook
from service.store.status import Status

_CAUSES: Final = {
    BotBecause.LEFT: EndCause.LEFT,
    BotBecause.RESIGNED: EndCause.RESIGNED,
    BotBecause.TIMED_OUT: EndCause.TIMED_OUT,
}


def gone(book: RuleBook, at: Snapshot, seat: Seat, because: BotBecause) -> TableEvent:
    """Tell what happens when the person of a seat goes: a bot takes it over, or the game ends, as the table says.

    The game also ends where no other person is left, since it would go on for nobody.
    """
    settings = at.created.settings
    to_bot = (
        settings.on_timeout is OnTimeout.BOT if because is BotBecause.TIMED_OUT else settings.on_leave is OnLeave.BOT
    )
    if to_bot and any(other != seat for other in playing(at)):
        return TableBotSeated(seat, settings.stand_in or book.title.levels[0], because)
    return TableEnded(_CAUSES[because], seat, standing_without(book, at, seat))


def playing(at: Snapshot) -> tuple[Seat, ...]:
    """Give the seats that people play themselves, in order of seats."""
    return tuple(sorted(seat for seat in at.table.taken if at.table.bot_of(seat) is None))


def standing_without(book: RuleBook, at: Snapshot, seat: Seat) -> Outcome:
    """Rank the seats as the table lies, with the one that goes last; in a game of two the other wins."""
    return conceded(book.title.standing(at.state), (seat,))


def need_running(at: Snapshot) -> Problem | None:
    """Say why a game is not going on: it has not started, or is over. A paused one goes on."""
    if at.status is Status.ENDED:
        return Problem(Reason.GAME_OVER)
    return Problem(ServiceReason.GAME_NOT_STARTED) if at.state is None else None


def need_playing(at: Snapshot, seat: Seat) -> Problem | None:
    """Say why a person does not play: the game is not going on, or a bot has the seat."""
    if (problem := need_running(at)) is not None:
        return problem
    if at.table.bot_of(seat) is not None:
        return Problem(ServiceReason.SEAT_AWAY, metadata={"seat": seat})
    return None
