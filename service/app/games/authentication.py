"""Who is calling about which game: a seat by its token, or a spectator."""

from typing import Final, NoReturn

from msgspec import Struct

from engine.value import Seat
from engine.visibility import AnyViewer, AtSeat, Auditor, Spectator
from service.app.call import Call
from service.app.log.cache import GameCache, game_not_found
from service.app.log.folded_game import FoldedGame
from service.app.log.follow import need_tenure
from service.app.log.table_facts import Tenure
from service.app.ports import SeatTokens
from service.app.problem import Problem, ServiceReason
from service.store.spectators import Spectators
from service.store.status import Status

_SPECTATOR: Final = Spectator()


class Caller(Struct, frozen=True):
    """A caller who may see the game."""

    game: FoldedGame
    """The game."""
    seat: Seat | None
    """The seat that its token proves; None for a spectator."""
    tenure: Tenure | None = None
    """Since when that token is good."""

    @property
    def viewer(self) -> AnyViewer:
        """As whom it looks."""
        return _SPECTATOR if self.seat is None else AtSeat(self.seat)

    @property
    def reader(self) -> AnyViewer:
        """As whom it reads the log: when the game has ended, everybody who may see it sees everything."""
        return Auditor() if self.game.head.status is Status.ENDED else self.viewer

    def need_token(self) -> None:
        """Raise CREDENTIAL_SUPERSEDED or CREDENTIAL_INVALID if the token is good no longer."""
        need_tenure(self.game, self.viewer, self.tenure)


class Authentication(Struct, frozen=True):
    """Finds the game that a call is about, and the seat that its token proves."""

    cache: GameCache
    """The games."""
    tokens: SeatTokens
    """Hashes tokens."""

    async def viewer(self, call: Call, game_id: str, *, fresh: bool = False) -> Caller:
        """Find the game that the caller wants to see, and its seat; `fresh` reads it to a head not older than the call.

        Raises GAME_NOT_FOUND, also for who has no seat in a game that is not open to spectators, and as `joiner`.
        """
        caller = await self.joiner(call, game_id, fresh=fresh)
        if caller.seat is None and caller.game.record.spectators is not Spectators.OPEN:
            raise game_not_found()
        return caller

    async def joiner(self, call: Call, game_id: str, *, fresh: bool = False) -> Caller:
        """Find the game that the caller wants to join, which whoever has its id may, and the seat that it has already.

        Raises GAME_NOT_FOUND, also for another application's game; CREDENTIAL_INVALID for a token that is none of this
        game: it is refused and never taken for a spectator.
        """
        game = await (self.cache.fresh(game_id) if fresh else self.cache.open(game_id))
        if game.record.app_id != call.app_id:
            raise game_not_found()
        if call.token is None:
            return Caller(game, None)
        seat = await self._seat(game, call.token)
        return Caller(game, seat, game.head.table.tenure_of(seat))

    async def seat(self, call: Call, game_id: str, *, fresh: bool = False) -> tuple[FoldedGame, Seat]:
        """Find the game and the caller's seat. Raises CREDENTIAL_MISSING without a token, else as `viewer`."""
        if call.token is None:
            raise Problem(ServiceReason.CREDENTIAL_MISSING)
        caller = await self.viewer(call, game_id, fresh=fresh)
        assert caller.seat is not None
        return caller.game, caller.seat

    async def _seat(self, game: FoldedGame, token: str) -> Seat:
        token_hash = self.tokens.hash(token)
        seat = game.seat_of(token_hash)
        if seat is None:  # it may have been taken through another process
            await self.cache.sit(game)
            seat = game.seat_of(token_hash)
        if seat is None:
            self._refuse(game, token_hash)
        return seat

    async def former(self, call: Call, game_id: str) -> tuple[FoldedGame, Seat, bool]:
        """Find the game and the seat as `seat` does, also by a token that was made anew; tell whether it is that one.

        Only a call that was sent before and is repeated may go on with such a token.
        """
        try:
            game, seat = await self.seat(call, game_id)
        except Problem as problem:
            if problem.reason != ServiceReason.CREDENTIAL_SUPERSEDED:
                raise
            return await self.cache.open(game_id), int(problem.metadata["seat"]), True
        return game, seat, False

    @staticmethod
    def _refuse(game: FoldedGame, token_hash: str) -> NoReturn:
        for former in game.record.superseded:
            if former.token_hash == token_hash:
                raise Problem(ServiceReason.CREDENTIAL_SUPERSEDED, metadata={"seat": former.seat})
        raise Problem(ServiceReason.CREDENTIAL_INVALID)
