"""Messages of GameService about watching."""

from enum import StrEnum

from msgspec import Struct

from service.app.messages.request import Request
from service.app.messages.vocabulary import GameId, Time, Update, Version


class WatchGameRequest(Request, frozen=True, kw_only=True):
    """Asks to watch."""

    game_id: GameId
    """The game."""
    after_version: Version = 0
    """The newest version that the caller has."""


class WatchUpdate(Struct, frozen=True, tag="watch.update"):
    """The game has moved on."""

    update: Update
    """The next entries, and the view after them."""


class WatchHeartbeat(Struct, frozen=True, tag="watch.heartbeat"):
    """The stream is alive."""

    version: Version
    """The newest version that was sent."""
    server_time: Time
    """The server's clock."""


class EndReason(StrEnum):
    """Why a stream ended."""

    GAME_ENDED = "GAME_ENDED"
    """The game has ended and everything was sent; do not come back."""
    DRAINING = "DRAINING"
    """The server is stopping; come back with `resume_version`."""
    LAGGED = "LAGGED"
    """The reader was too slow; come back with `resume_version`."""


class WatchEnd(Struct, frozen=True, tag="watch.end"):
    """The last message of a stream."""

    reason: EndReason
    """Why it ended."""
    resume_version: Version
    """The newest version that was sent."""


WatchMessage = WatchUpdate | WatchHeartbeat | WatchEnd
"""What a watch says."""


class WatchGameResponse(Struct, frozen=True):
    """One message of a watch."""

    item: WatchMessage
    """The message."""
