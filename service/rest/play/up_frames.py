"""What a client says on the play channel: one JSON object a frame, told apart by `type`."""

from typing import Annotated, Final

from msgspec import Meta

from engine.value import Seat
from service.app.messages.games import SubmitMoveRequest, WatchGameRequest
from service.app.messages.request import Request, formed
from service.app.messages.vocabulary import GameId

SeatToken = Annotated[str, formed("[!-~]{1,128}", "must be a seat token, as it was answered")]
"""The token of a seat, as CreateGame or JoinGame answered it."""


AppKey = Annotated[str, formed("[!-~]{1,128}", "must be an app key, as it was given out")]
"""The key of an application."""


class PlayHello(Request, frozen=True, kw_only=True, tag="play.hello"):
    """Opens the conversation: the first frame of every socket, and sent once."""

    language: Annotated[str, Meta(max_length=256)] | None = None
    """The language for texts, as in `Accept-Language`: `ko`. Null takes the header of the handshake."""
    app_key: AppKey | None = None
    """Not yet: the key of the application that calls, as in the header `Fairdeal-App-Key`, which pages cannot send with
    a handshake. There are no keys yet: any is refused with NOT_YET. Null is the open application."""

    def __repr__(self) -> str:
        """Tell no key."""
        return f"PlayHello(language={self.language!r})"


class PlaySubscribe(WatchGameRequest, frozen=True, kw_only=True, tag="play.subscribe"):
    """Asks to follow a game, as a seat or as a spectator. Sent again for the same seat it begins anew."""

    seat_token: SeatToken | None = None
    """The token of the seat that looks and plays; null watches as a spectator."""
    updates: bool = True
    """Whether updates are sent. Without them the subscription is for moves alone, and answers carry what follows their
    `expected_version`."""
    view: bool = True
    """Whether an update with the view is sent at once, though nothing may have happened after `after_version`. A client
    that comes back and still shows that version needs none."""

    def __repr__(self) -> str:
        """Tell no token."""
        return f"PlaySubscribe(game_id={self.game_id!r}, after_version={self.after_version})"


class PlayUnsubscribe(Request, frozen=True, kw_only=True, tag="play.unsubscribe"):
    """Asks to follow a game no longer."""

    game_id: GameId
    """The game."""
    seat: Seat | None = None
    """The seat that no longer follows; null means everyone on this socket who follows the game."""


class PlayMove(SubmitMoveRequest, frozen=True, kw_only=True, tag="play.move"):
    """Asks to play a move, as SubmitMove does; the seat must have subscribed with its token."""

    seat: Seat | None = None
    """The seat that plays; needed only where several seats of the game subscribed on this socket."""


PlayGameFrame = PlaySubscribe | PlayUnsubscribe | PlayMove
"""What a client says about one game."""

PlayUpFrame = PlayHello | PlaySubscribe | PlayUnsubscribe | PlayMove
"""What a client says."""

UP_FRAMES: Final = (PlayHello, PlaySubscribe, PlayUnsubscribe, PlayMove)
"""The members of `PlayUpFrame`."""
