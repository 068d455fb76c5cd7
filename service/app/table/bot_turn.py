"""The move of a bot: chosen from what its seat may see, with a stream of the game's own, so it can be run again."""

from typing import Any

from msgspec import Struct

from engine.game import Refusal
from engine.value import Seat
from engine.visibility import AtSeat
from service.app.log.append import Step
from service.app.log.cache import GameCache
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.table_events import TableEvent
from service.app.messages.vocabulary import CausedBy


class BotTurns(Struct, frozen=True):
    """Lets bots move."""

    cache: GameCache
    """Where a bot's seat has its past from."""

    async def step(self, game: FoldedGame, at: Snapshot, seat: Seat) -> Step | None:
        """Give the move of the bot that plays a seat at a snapshot; None if it has none."""
        bot, title = at.table.bot_of(seat), game.book.title
        legal = title.legal_moves(at.state, seat)
        if bot is None or not legal:
            return None
        history = await self._history(game, at, seat)
        stream = game.draws.stream(at.version, f"bot {seat}")
        move = title.choose(title.view_of(at.state, AtSeat(seat)), history, legal, bot.level, stream)
        decided: Any = title.decide(at.state, seat, move, game.draws)
        if isinstance(decided, Refusal):
            raise RuntimeError(f"{title.name} refuses a move of its own bot: {decided.reason}")
        return Step(CausedBy.BOT, seat, move, decided.events, decided.state)

    async def _history(self, game: FoldedGame, at: Snapshot, seat: Seat) -> list[Any]:
        entries = await self.cache.entries(game, 0, at.version)
        return [
            event
            for entry in entries
            for event in game.book.seen(entry.events, AtSeat(seat))
            if not isinstance(event, TableEvent)
        ]
