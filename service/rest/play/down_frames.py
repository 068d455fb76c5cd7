"""What the server says on the play channel: one JSON object a frame, told apart by `type`.

A frame about a game names the game and the seat it is for; the seat is null for a spectator.
"""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from engine.value import Count, Seat
from service.app.messages.games import Game
from service.app.messages.vocabulary import Time, Update, Version
from service.wire.problems import ProblemDocument


class PlayLimits(Struct, frozen=True):
    """What one socket may do."""

    frame_bytes: Count
    """Longest frame that is read, in bytes."""
    subscriptions: Count
    """Most subscriptions at once; those of ended games give way to new ones."""
    unanswered: Count
    """How many frames may wait for their answers; more are left unread until some are answered."""


class PlayWelcome(Struct, frozen=True, tag="play.welcome"):
    """Answers the hello."""

    server_time: Time
    """The server's clock."""
    heartbeat_seconds: Count
    """The longest that a socket is silent; after twice that time it is dead, so open another one."""
    language: str
    """The language of texts on this socket."""
    trace_id: str
    """Names the socket in the logs of the server."""
    limits: PlayLimits
    """What this socket may do."""


class PlaySubscribed(Struct, frozen=True, tag="play.subscribed"):
    """Answers a subscribe; the updates after `after_version` follow, the first at once if `view` was asked for."""

    game_id: str
    """The game."""
    seat: Seat | None
    """The seat of the token; null for a spectator."""
    after_version: Version
    """The version that was asked for."""
    game: Game
    """What does not change with every move, as the seat may know it."""


class PlayUpdate(Struct, frozen=True, tag="play.update"):
    """The game has moved on."""

    game_id: str
    """The game."""
    seat: Seat | None
    """The seat that is shown this."""
    update: Update
    """The next entries, and the view after them."""


class PlayAccepted(Struct, frozen=True, tag="play.accepted"):
    """Answers a move: it was accepted, now or before."""

    request_id: str
    """The request id of the move."""
    game_id: str
    """The game."""
    seat: Seat
    """The seat that played it."""
    accepted_version: Version
    """The version of its entry; for a dry run the version that it would have had."""
    replayed: bool
    """Whether this answers a repeated move."""
    update: Update
    """The entries that this subscription was not told yet, and the view at the head. They are not told again."""


class PlayProblem(Struct, frozen=True, tag="play.problem"):
    """Answers a frame that was refused, or tells why a subscription stopped."""

    request_id: str | None
    """The request id of the frame, where it had one."""
    game_id: str | None
    """The game, where one is meant."""
    seat: Seat | None
    """The seat, where one is known."""
    problem: ProblemDocument
    """Why, as over REST."""


class PlayGameEnded(Struct, frozen=True, tag="play.game_ended"):
    """The game has ended and everything was told. The subscription stays, so that a move sent again is answered."""

    game_id: str
    """The game."""
    seat: Seat | None
    """The seat that was told."""
    version: Version
    """The last version."""


class PlayUnsubscribed(Struct, frozen=True, tag="play.unsubscribed"):
    """A subscription is over: it was asked for, or the game cannot be followed."""

    game_id: str
    """The game."""
    seat: Seat | None
    """The seat whose subscription it was."""
    version: Version
    """The newest version that it was told; to go on from there, subscribe after it."""


class PlayHeartbeat(Struct, frozen=True, tag="play.heartbeat"):
    """The socket is alive; sent when nothing else was."""

    server_time: Time
    """The server's clock."""


class ByeReason(StrEnum):
    """Why the server ends a conversation; also the reason in the close frame."""

    HELLO_EXPECTED = "HELLO_EXPECTED"
    """The first frame was no hello, or one that was refused. Close code 4400."""
    BAD_FRAMES = "BAD_FRAMES"
    """Too many frames could not be read. Close code 4400."""
    HELLO_LATE = "HELLO_LATE"
    """No hello came in time. Close code 4408."""
    TOO_MANY_SUBSCRIPTIONS = "TOO_MANY_SUBSCRIPTIONS"
    """More games were subscribed to than the welcome allows. Close code 4429."""
    LAGGED = "LAGGED"
    """The client reads too slowly. Close code 4429."""
    DRAINING = "DRAINING"
    """The server is stopping; another one will answer. Close code 1012."""
    INTERNAL = "INTERNAL"
    """A fault of the server. Close code 1011."""

    @property
    def passes(self) -> bool:
        """Whether another socket may fare better."""
        return self in _PASSING

    @property
    def code(self) -> int:
        """The code of the close frame (RFC 6455, 7.4): 4000 and the HTTP status that is nearest, where none fits."""
        return _CODES[self]


_CODES: Final = {
    ByeReason.HELLO_EXPECTED: 4400,
    ByeReason.BAD_FRAMES: 4400,
    ByeReason.HELLO_LATE: 4408,
    ByeReason.TOO_MANY_SUBSCRIPTIONS: 4429,
    ByeReason.LAGGED: 4429,
    ByeReason.DRAINING: 1012,
    ByeReason.INTERNAL: 1011,
}


_PASSING: Final = frozenset({ByeReason.LAGGED, ByeReason.DRAINING, ByeReason.INTERNAL})


class PlayResume(Struct, frozen=True):
    """Where to go on with one subscription."""

    game_id: str
    """The game."""
    seat: Seat | None
    """The seat; null for a spectator."""
    version: Version
    """The newest version that it was told: subscribe again after it."""


class PlayBye(Struct, frozen=True, tag="play.bye"):
    """The last frame; the server closes the socket. A move without an answer may be sent again elsewhere."""

    reason: ByeReason
    """Why."""
    retry_after_ms: Count | None
    """How long to wait before another socket is opened, in milliseconds; null if it would end the same way."""
    resume: tuple[PlayResume, ...]
    """Every subscription whose game goes on."""


PlayDownFrame = (
    PlayWelcome
    | PlaySubscribed
    | PlayUpdate
    | PlayAccepted
    | PlayProblem
    | PlayGameEnded
    | PlayUnsubscribed
    | PlayHeartbeat
    | PlayBye
)
"""What the server says."""
