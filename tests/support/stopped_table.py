"""A game that one client plays at every seat until the server stops or the game ends."""

import asyncio
import random
from typing import Any

from engine.game import AnyTitle
from engine.registry import titles
from service.app.messages.games import StartGameRequest, SubmitMoveRequest
from tests.support.mirror import Mirror
from tests.support.refused import Lost, Refused

LASTS = 120
"""Moves of which a game must have more: it must not end before the server has stopped."""

PACE = 0.02
"""Seconds between two moves."""


def _mirror(title: AnyTitle, number: int) -> Mirror:
    return Mirror(title, title.options(), title.seats.minimum, f"stop-{number}", random.Random(number))


def _lasts(mirror: Mirror) -> bool:
    mirror.created()
    mirror.started()
    while mirror.outcome is None and mirror.version <= LASTS:
        mirror.played(*mirror.choose())
    return mirror.outcome is None


def lasting_game(number: int) -> Mirror:
    """Give a game of the first title that goes on for long enough."""
    return _mirror(next(title for title in titles().values() if _lasts(_mirror(title, number))), number)


class StoppedTable:
    """The game, its mirror, and how the playing ended."""

    def __init__(self, client: Any, number: int) -> None:
        self.client = client
        self.mirror = lasting_game(number)
        self.tokens: list[str] = []
        self.game_id = ""
        self.fate: Refused | Lost | None = None

    async def open(self) -> None:
        """Create and start it."""
        created = await self.client.call(self.mirror.creation(f"create-{self.mirror.seed}"))
        self.mirror.created()
        self.game_id = created.game.game_id
        self.tokens = [each.seat_token for each in created.credentials]
        await self.client.call(StartGameRequest(game_id=self.game_id, request_id="start"), self.tokens[0])
        self.mirror.started()

    async def play_until_refused(self) -> None:
        """Play on; the mirror counts a move only once it was answered."""
        while self.mirror.outcome is None and self.fate is None:
            seat, move = self.mirror.choose()
            request = SubmitMoveRequest(
                game_id=self.game_id,
                request_id=f"after-{self.mirror.version}",
                expected_version=self.mirror.version,
                move=move,
            )
            try:
                await self.client.call(request, self.tokens[seat])
            except (Refused, Lost) as fate:
                self.fate = fate
            else:
                self.mirror.played(seat, move)
            await asyncio.sleep(PACE)
