"""Entries in which nothing happens, appended behind the back of every App: what another process might have done."""

from engine.games.take_that.events import TurnStarted
from service.app.log.entry import encode_entry
from service.app.log.snapshot import snapshot_after, stored_head
from service.app.messages.vocabulary import CausedBy, Entry, GameEvent
from service.store.records import JOINING, Append, Appended, StoredEntry
from tests.support.stores import ignore
from tests.support.tables import Table


async def append_events(table: Table, *events: GameEvent, data: bytes | None = None) -> int:
    """Append an entry of the table with these events, or with bytes that are none; give its version."""
    game = await table.folded()
    version = game.head.version + 1
    entry = Entry(version, game.head.time, CausedBy.TABLE, None, events)
    stored = encode_entry(game.book, entry, None) if data is None else StoredEntry(version, data, data)
    head = stored_head(game.head if data is not None else snapshot_after(game.book, game.head, entry))
    append = Append(
        game_id=table.game_id,
        seat=JOINING,
        request_key=b"behind %d" % version,
        fingerprint="f",
        expected_head=game.head.version,
        entry=stored,
        head=type(head)(version, head.status, outcome=head.outcome),
    )
    assert isinstance(await table.app.store.append(append, ignore), Appended)
    return version


async def next_turn(table: Table, seat: int) -> int:
    """Let a turn begin out of nothing: another question than before."""
    game = await table.folded()
    return await append_events(table, TurnStarted(seat=seat, turn_number=game.head.state.turn_number + 1))
