"""What a seat asks of its table, once: the way that all such calls share."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from engine.value import Seat
from engine.visibility import AtSeat
from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.log.append import Appender, Ask, Done, Step, fingerprint
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.log.update import Updates
from service.app.messages.seats import SeatRequest
from service.app.messages.table_events import TableEvent
from service.app.messages.vocabulary import CausedBy, Update
from service.app.problem import Problem
from service.store.records import SeatRecord

Decide = Callable[[FoldedGame, Snapshot, Seat], "Deed | Problem"]
"""Says what a seat's wish does at a snapshot, or why it must not."""


class Deed(Struct, frozen=True):
    """What a wish does to the table."""

    events: tuple[TableEvent, ...]
    """The facts."""
    freed: tuple[Seat, ...] = ()
    """Seats whose tokens and names go."""
    seats: tuple[SeatRecord, ...] = ()
    """Seats whose tokens are made anew."""


class TableActs(Struct, frozen=True):
    """Lets seats act at their table."""

    authentication: Authentication
    """Who calls."""
    appender: Appender
    """The one way into a log."""
    updates: Updates
    """What is answered."""

    async def act(
        self, call: Call, request: SeatRequest, operation: str, decide: Decide, *asked: object
    ) -> tuple[int, bool, Update]:
        """Carry out a wish of the caller's seat once; give the version of its entry, whether it was known, the Update.

        `asked` is what tells this call from another one with the same id. Raises CREDENTIAL_MISSING,
        CREDENTIAL_INVALID, GAME_NOT_FOUND, REQUEST_ID_REUSED and what `decide` refuses with.
        """
        game, seat = await self.authentication.seat(call, request.game_id)
        done = await self.append(game, seat, request.request_id, operation, decide, *asked)
        return done.version, done.replayed, self.answer(done, seat)

    async def append(
        self, game: FoldedGame, seat: Seat, request_id: str, operation: str, decide: Decide, *asked: object
    ) -> Done:
        """Append what a wish of a seat does, once."""

        async def judge(game: FoldedGame, at: Snapshot) -> Step | Problem:
            deed = decide(game, at, seat)
            return deed if isinstance(deed, Problem) else step_of(deed, at, seat)

        return await self.appender.append_once(game, Ask(seat, request_id, fingerprint(operation, *asked)), judge)

    def answer(self, done: Done, seat: Seat) -> Update:
        """Show a seat the table since its wish."""
        return self.updates.at_head(done.game, AtSeat(seat), done.version - 1)


def step_of(deed: Deed, at: Snapshot, seat: Seat) -> Step:
    """Give a deed of a seat as a step of the log."""
    events: tuple[Any, ...] = deed.events
    return Step(CausedBy.SEAT, seat, None, events, at.state, deed.seats, deed.freed)
