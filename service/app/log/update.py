"""The one answer: what a viewer needs to draw the table."""

from collections.abc import Sequence

from msgspec import Struct

from engine.visibility import AnyViewer, AtSeat
from service.app.log.describe_game import describe_seats
from service.app.log.entry import shown
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.times import Instant, later, milliseconds_of
from service.app.messages.unions import GameMove
from service.app.messages.vocabulary import Entry, Update, WaitingFor
from service.app.ports import Clock
from service.store.status import Status


class Updates(Struct, frozen=True):
    """Makes the Updates of this server."""

    most_entries: int
    """Most entries in one Update."""
    clock: Clock
    """The server's clock, which every Update tells."""

    def at_head(self, game: FoldedGame, viewer: AnyViewer, after: int, *, brief: bool = False) -> Update:
        """Show a game at its head with the entries after version `after`, or their number if they are too many.

        `brief` leaves view and legal moves out. What the caller has seen beyond the head counts as nothing missed.
        """
        head = game.head
        missed = max(head.version - after, 0)
        entries = game.entries(head.version - missed, head.version) if missed <= self.most_entries else None
        omitted = 0 if entries is not None else missed
        return self.at(game, head, viewer, after, entries or (), omitted=omitted, brief=brief)

    def at(
        self,
        game: FoldedGame,
        snapshot: Snapshot,
        viewer: AnyViewer,
        after: int,
        entries: Sequence[Entry],
        *,
        omitted: int = 0,
        brief: bool = False,
    ) -> Update:
        """Show a game at one snapshot, with the entries after version `after` that led to it and hide nothing yet."""
        state, title = snapshot.state, game.book.title
        you = viewer.seat if isinstance(viewer, AtSeat) else None
        ahead = snapshot.table.ahead_ms
        now = later(self.clock(), ahead) if ahead else self.clock()
        return Update(
            game_id=game.game_id,
            status=snapshot.status,
            version=snapshot.version,
            entries=tuple([shown(game.book, entry, viewer) for entry in entries]),
            entries_omitted=omitted,
            view=None if brief or state is None else title.view_of(state, viewer),
            legal_moves=None if brief else legal_moves(game, snapshot, viewer),
            waiting_for=told_waiting(snapshot, now),
            seats=describe_seats(game, snapshot, you) if snapshot.seated > after else None,
            outcome=snapshot.outcome,
            end_cause=None if snapshot.table.ended is None else snapshot.table.ended.cause,
            server_time=now,
        )


def told_waiting(snapshot: Snapshot, now: Instant) -> tuple[WaitingFor, ...]:
    """Give the seats that a game waits for, with the time that each has left at `now`."""
    if not snapshot.table.clocks:
        return snapshot.waiting_for
    return tuple([_counted_down(each, now) for each in snapshot.waiting_for])


def _counted_down(waiting: WaitingFor, now: Instant) -> WaitingFor:
    if waiting.deadline is None:
        return waiting
    left = max(0, milliseconds_of(waiting.deadline) - milliseconds_of(now))
    return WaitingFor(waiting.seat, waiting.decision, waiting.since, waiting.deadline, left)


def legal_moves(game: FoldedGame, snapshot: Snapshot, viewer: AnyViewer) -> tuple[GameMove, ...] | None:
    """Give the viewer's legal moves: none unless the game is played and a person has the seat, null without a seat."""
    if not isinstance(viewer, AtSeat):
        return None
    table = snapshot.table
    idle = snapshot.status is not Status.RUNNING or (table.bots and table.bot_of(viewer.seat) is not None)
    return () if idle else game.book.title.legal_moves(snapshot.state, viewer.seat)
