"""What lists and join codes show of a game, as it follows from its table."""

from msgspec.structs import replace

from service.app.log.snapshot import Snapshot
from service.store.records import Listing
from service.store.status import Status


def listing_after(shown: Listing, before: Snapshot, after: Snapshot) -> Listing | None:
    """Give what is shown after an entry; None if that is what was shown. Once a game has started nobody can join."""
    if after.table is before.table or (after.seated == before.seated and after.status is before.status):
        return None
    return listing_of(shown, after)


def listing_of(shown: Listing, at: Snapshot) -> Listing:
    """Give what is shown of a game at a snapshot; its code stays what it was while it can be joined."""
    waiting = at.status is Status.WAITING
    return replace(
        shown,
        host=at.table.host,
        open_seats=len(at.table.free) if waiting else 0,
        join_code=shown.join_code if waiting else None,
    )
