"""What lists and join codes show of a game, as it follows from its table."""

from msgspec.structs import replace

from service.app.log.snapshot import Snapshot
from service.app.messages.times import milliseconds_of
from service.store.records import Listing
from service.store.status import Status


def listing_after(shown: Listing, before: Snapshot, after: Snapshot) -> Listing | None:
    """Give what is shown after an entry; None if that is what was shown. Once a game has started nobody can join."""
    if after.table is before.table or (after.seated == before.seated and after.status is before.status):
        return None
    return listing_of(shown, after)


def listing_of(shown: Listing, at: Snapshot) -> Listing:
    """Give what is shown of a game at a snapshot; its code stays what it was while it can be joined by it.

    A code that has expired is let go: it may be another game's by now.
    """
    waiting = at.status is Status.WAITING
    coded = waiting and milliseconds_of(at.time) - at.table.ahead_ms < shown.code_expires_ms
    return replace(
        shown,
        host=at.table.host,
        open_seats=len(at.table.free) if waiting else 0,
        join_code=shown.join_code if coded else None,
    )
