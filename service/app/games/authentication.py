"""Who is calling about which game: a seat by its token, or a spectator."""

from typing import Final

from msgspec import Struct

from engine.value import Seat
from engine.visibility import AnyViewer, AtSeat, Spectator
from service.app.app import App
from service.app.call import Call
from service.app.log.cache import game_not_found
from service.app.log.folded_game import FoldedGame
from service.app.problem import Problem, ServiceReason

_SPECTATOR: Final = Spectator()


class Guest(Struct, frozen=True):
    """A caller who may see the game."""

    game: FoldedGame
    """The game."""
    seat: Seat | None
    """The seat that its token proves; None for a spectator."""

    @property
    def viewer(self) -> AnyViewer:
        """As whom it looks."""
        return _SPECTATOR if self.seat is None else AtSeat(self.seat)


async def admit(app: App, call: Call, game_id: str, *, fresh: bool = False) -> Guest:
    """Find the game that the caller wants to see, and its seat; `fresh` brings it to a head not older than the call.

    Raises GAME_NOT_FOUND, also for who has no seat in a game without spectators, and as `invite`.
    """
    guest = await invite(app, call, game_id, fresh=fresh)
    if guest.seat is None and not guest.game.record.public:
        raise game_not_found()
    return guest


async def invite(app: App, call: Call, game_id: str, *, fresh: bool = False) -> Guest:
    """Find the game that the caller wants to join, which whoever has its id may, and the seat that it has already.

    Raises GAME_NOT_FOUND, also for another application's game; CREDENTIAL_INVALID for a token that is none of this
    game: it is refused and never taken for a spectator.
    """
    game = await (app.games.fresh(game_id) if fresh else app.games.open(game_id))
    if game.record.app_id != call.app_id:
        raise game_not_found()
    return Guest(game, None if call.token is None else await _seat(app, game, call.token))


async def admit_seat(app: App, call: Call, game_id: str, *, fresh: bool = False) -> tuple[FoldedGame, Seat]:
    """Find the game and the caller's seat. Raises CREDENTIAL_MISSING without a token, else as `admit`."""
    if call.token is None:
        raise Problem(ServiceReason.CREDENTIAL_MISSING)
    guest = await admit(app, call, game_id, fresh=fresh)
    assert guest.seat is not None
    return guest.game, guest.seat


async def _seat(app: App, game: FoldedGame, token: str) -> Seat:
    token_hash = app.tokens.hash(token)
    seat = game.seat_of(token_hash)
    if seat is None:  # it may have been taken through another process
        await app.games.sit(game)
        seat = game.seat_of(token_hash)
    if seat is None:
        raise Problem(ServiceReason.CREDENTIAL_INVALID)
    return seat
