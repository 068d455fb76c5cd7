"""Does what is due in a game, through the one way into its log, once however many processes try."""

from typing import Final

from msgspec import Struct

from service.app.log.append import Appender, Ask, Step, fingerprint
from service.app.log.cache import GameCache
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.times import milliseconds_of
from service.app.problem import Problem, ServiceReason
from service.app.table.bot_turn import BotTurns
from service.app.table.due_step import due_step
from service.store.records import DUE
from service.store.status import Status

_MOST_STEPS: Final = 64
"""Most steps of one game in one go; what is left is due at once again, after that of other games."""


class Settler(Struct, frozen=True):
    """Does what is due."""

    appender: Appender
    """The one way into a log."""
    cache: GameCache
    """The games."""
    bots: BotTurns
    """Lets bots move."""

    async def settle(self, game_id: str) -> None:
        """Do what is due in a game now, entry by entry; at the end the agenda knows what is due next.

        Nothing is done twice: the request id of each step is made of the version that it follows.
        """
        game = await self.cache.fresh(game_id)
        for _ in range(_MOST_STEPS):
            if not await self.settle_once(game):
                break
        self.appender.note(game)

    async def settle_once(self, game: FoldedGame) -> bool:
        """Do the next thing that is due in a game now; tell whether there was one."""
        at = game.head
        if await self._step(game, at) is None:
            return await self._buried(game, at)

        async def judge(game: FoldedGame, head: Snapshot) -> Step | Problem:
            step = await self._step(game, head) if head.version == at.version else None
            return Problem(ServiceReason.STALE_VERSION) if step is None else step

        ask = Ask(DUE, f"due-{at.version}", fingerprint("Due", at.version))
        try:
            await self.appender.append_once(game, ask, judge)
        except Problem as problem:
            if problem.reason != ServiceReason.STALE_VERSION:
                raise
        return True

    async def _step(self, game: FoldedGame, at: Snapshot) -> Step | None:
        appender = self.appender
        return await due_step(game, at, appender.now(game), appender.lifetimes, appender.outages, self.bots)

    async def _buried(self, game: FoldedGame, at: Snapshot) -> bool:
        """Delete a game that ended long ago, if ended ones are not kept; tell False, as nothing follows."""
        kept_ms = self.appender.lifetimes.ended_ms
        now_ms = milliseconds_of(self.appender.now(game))
        if at.status is Status.ENDED and kept_ms is not None and milliseconds_of(at.time) + kept_ms <= now_ms:
            await self.appender.store.delete_game(game.game_id, at.version, milliseconds_of(self.appender.clock()))
            self.cache.forget(game)
        return False
