"""The one way into a log: judge at the head, append, and if the head has moved, judge again.

An accepted step pays for no look-up: the store finds a known request id by its unique index. Before anything is
refused one read looks for the id and confirms the head, so nobody is refused from a cache that is behind.
"""

import hashlib
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.log import LogCorrupt
from engine.value import Seat
from service.app.log.agenda import Agenda
from service.app.log.cache import GameCache, corrupt, game_not_found
from service.app.log.clockwork import wound
from service.app.log.due_time import Lifetimes, due_ms
from service.app.log.entry import encode_entry
from service.app.log.folded_game import FoldedGame
from service.app.log.listing import listing_after
from service.app.log.outages import Outages
from service.app.log.snapshot import Snapshot, snapshot_of, stored_head
from service.app.messages.table_events import TableSeedRevealed
from service.app.messages.times import Instant, later
from service.app.messages.unions import GameMove, GameState
from service.app.messages.vocabulary import CausedBy, Entry, GameEvent
from service.app.ports import Bus, Clock, RequestKeys
from service.app.problem import Problem, ServiceReason
from service.store.contract import EventStore, StoreUnavailable
from service.store.records import Append, Appended, Head, Known, Moved, SeatRecord
from service.store.status import Status

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


class Ask(Struct, frozen=True):
    """A call that wants to append, as the store knows it again."""

    seat: int
    """The seat whose request id it is, or JOINING."""
    request_id: str
    """Its id."""
    fingerprint: str
    """What it asks for."""
    dry_run: bool = False
    """Whether to judge only."""


def fingerprint(operation: str, *asked: object) -> str:
    """Give SHA-256, hex, over the operation and what it was asked to do; the order of an object's keys says nothing.

    What only shapes the answer (`expected_version`, `brief`) stays out, so that a call is known again after a look at
    a newer table.
    """
    return hashlib.sha256(_ENCODER.encode((operation, asked))).hexdigest()


class Step(Struct, frozen=True):
    """What a judged call would do to the log."""

    by: CausedBy
    """Who causes it."""
    seat: Seat | None
    """The seat that causes it."""
    move: GameMove | None
    """The move, where one is made."""
    events: tuple[GameEvent, ...]
    """What happens."""
    state: GameState | None
    """The table after it."""
    seats: tuple[SeatRecord, ...] = ()
    """Seats that it takes, or whose tokens it makes anew."""
    freed: tuple[Seat, ...] = ()
    """Seats whose tokens and names go."""


class Done(Struct, frozen=True):
    """A call that had its effect, now or before."""

    game: FoldedGame
    """The game; its head is not older than the effect."""
    version: int
    """The version that the effect has; of a dry run, would have."""
    replayed: bool
    """Whether the effect is that of an earlier call with this id."""


Judge = Callable[[FoldedGame, Snapshot], Awaitable[Step | Problem]]
"""Says what a call would do at one snapshot of a game, or why it must not."""


class Appender(Struct, frozen=True):
    """Appends to the games of one store, and says so on the bus."""

    store: EventStore
    """Where the logs are."""
    cache: GameCache
    """The games in memory."""
    bus: Bus
    """Tells watchers."""
    clock: Clock
    """Gives entries their times."""
    request_keys: RequestKeys
    """Makes what the store keeps of request ids."""
    agenda: Agenda
    """Hears when something is due next."""
    lifetimes: Lifetimes
    """How long games live."""
    outages: Outages
    """When nobody could play, as no server answered."""

    async def append_once(self, game: FoldedGame, ask: Ask, judge: Judge) -> Done:
        """Carry out a call once, however often and through however many processes it comes.

        Raises what `judge` refuses with, once the head is confirmed and the id is new; REQUEST_ID_REUSED for an id that
        was used to ask for something else; LOG_CORRUPT where head and entries do not belong together; StoreUnavailable
        for a store that appends nothing although the head is the expected one.
        """
        reopened, key = False, self.request_keys.of_game(game.game_id, ask.seat, ask.request_id)
        while True:
            at = game.head
            step = await judge(game, at)
            if isinstance(step, Problem) or ask.dry_run:
                found = await self.store.find_request(game.game_id, ask.seat, key)
            else:
                found = await self._append(game, at, ask, key, step)
            match found:
                case Appended():
                    return Done(game, at.version + 1, replayed=False)
                case Known():
                    return await self._known(game, ask, found)
                case Moved(head=0):
                    raise game_not_found()
                case Moved(head=head) if head < at.version:
                    if reopened:
                        raise corrupt(LogCorrupt(head + 1, "lies after the head"))
                    game, reopened = await self.cache.reopen(game), True
                case Moved(head=head) if head > at.version:
                    await self.cache.reach(game, head)
                case _ if isinstance(step, Problem):
                    try:
                        raise step
                    finally:
                        del step  # it has this frame in its traceback now, and would keep itself alive
                case _ if ask.dry_run:
                    return Done(game, at.version + 1, replayed=False)
                case Moved(head=head):
                    raise StoreUnavailable(f"nothing was appended after version {head}, which still is the head")

    async def _append(
        self, game: FoldedGame, at: Snapshot, ask: Ask, key: bytes, step: Step
    ) -> Appended | Known | Moved:
        entry, snapshot = self._entry(game, at, step)
        head = self._head(game, snapshot)
        append = Append(
            game_id=game.game_id,
            seat=ask.seat,
            request_key=key,
            fingerprint=ask.fingerprint,
            expected_head=at.version,
            entry=encode_entry(game.book, entry, step.move),
            head=head,
            seats=step.seats,
            freed=step.freed,
            listing=None if snapshot.table is at.table else listing_after(game.record.listing, at, snapshot),
        )

        def committed() -> None:
            game.add(snapshot, entry, append)
            self.bus.publish(game.game_id, entry.version)
            self.agenda.note(game.game_id, head.due_ms)

        return await self.store.append(append, committed)

    def note(self, game: FoldedGame) -> None:
        """Take down when something is due next in a game."""
        self.agenda.note(game.game_id, due_ms(self.lifetimes, game.draws, game.head))

    def now(self, game: FoldedGame) -> Instant:
        """Tell the time in a game: the server's clock, unless a test has moved that of the game on."""
        ahead = game.head.table.ahead_ms
        return later(self.clock(), ahead) if ahead else self.clock()

    def _entry(self, game: FoldedGame, at: Snapshot, step: Step) -> tuple[Entry, Snapshot]:
        """Make the entry of a step, with what follows by itself: the clocks, and at the end the seed."""
        now = max(self.now(game), at.time)
        entry = Entry(at.version + 1, now, step.by, step.seat, step.events)
        snapshot = snapshot_of(game.book, at, entry, step.state)
        more: list[GameEvent] = []
        if snapshot.created.settings.clock is not None:
            more += wound(at, snapshot, now, self.outages.lost_ms(at, now))
        if snapshot.status is Status.ENDED and at.status is not Status.ENDED:
            more.append(TableSeedRevealed(game.record.seed.hex()))
        if not more:
            return entry, snapshot
        entry = Entry(at.version + 1, now, step.by, step.seat, (*step.events, *more))
        return entry, snapshot_of(game.book, at, entry, step.state)

    def _head(self, game: FoldedGame, snapshot: Snapshot) -> Head:
        return replace(stored_head(snapshot), due_ms=due_ms(self.lifetimes, game.draws, snapshot))

    async def _known(self, game: FoldedGame, ask: Ask, known: Known) -> Done:
        check_known(ask.request_id, ask.fingerprint, known)
        await self.cache.reach(game, known.head)
        return Done(game, known.version, replayed=True)


def check_known(request_id: str, fingerprint: str, known: Known) -> None:
    """Raise REQUEST_ID_REUSED if the id was used to ask for something else."""
    if known.fingerprint != fingerprint:
        raise Problem(ServiceReason.REQUEST_ID_REUSED, metadata={"request_id": request_id})
