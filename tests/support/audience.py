"""The watchers of one game: one is cut five times, one reads slowly, one comes in the middle."""

import asyncio
import random
from enum import StrEnum

from tests.support.grpc_client import GrpcClient
from tests.support.play_client import over_play
from tests.support.watchers import Watcher, over_grpc, over_sse


class Habit(StrEnum):
    """How somebody watches."""

    CUT = "CUT"
    """From the beginning; loses the connection five times and resumes."""
    SLOW = "SLOW"
    """From the beginning, as the last seat; reads nothing for a while now and then, as the game goes on."""
    LATE = "LATE"
    """From the middle of the game, or from just before its end."""


class Audience:
    """Everybody who watches a game, each over any of the three ways."""

    def __init__(self, port: int, grpc: GrpcClient, habits: tuple[Habit, ...], rng: random.Random) -> None:
        self.port, self.grpc, self.habits, self.rng = port, grpc, habits, rng
        self.watchers: list[Watcher] = []
        self._late_after = rng.randint(5, 40)
        self._tasks: list[asyncio.Task[None]] = []
        self._game_id = ""

    def enter(self, game_id: str, token: str) -> None:
        """Begin to watch; the token is that of the seat that watches slowly."""
        self._game_id = game_id
        if Habit.CUT in self.habits:
            self._watch(Habit.CUT, None, after=0, cuts=5)
        if Habit.SLOW in self.habits:
            self._watch(Habit.SLOW, token, after=0, pause=0.5)

    def moved(self, version: int) -> None:
        """Take note of a move: it may be the one after which a watcher comes late."""
        if version == self._late_after and Habit.LATE in self.habits:
            self._watch(Habit.LATE, None, after=version)

    async def leave(self, head: int) -> None:
        """Wait until everybody was told all, and assert that it was every version once."""
        if len(self.watchers) < len(self.habits):
            self._watch(Habit.LATE, None, after=head - 1)
        await asyncio.wait_for(asyncio.gather(*self._tasks), 60)
        for watcher in self.watchers:
            watcher.complete(head)

    def _watch(self, habit: Habit, token: str | None, *, after: int, cuts: int = 0, pause: float = 0.0) -> None:
        ways = {
            "sse": over_sse(self.port, self._game_id, token),
            "grpc": over_grpc(self.grpc, self._game_id, token),
            "play": over_play(self.port, self._game_id, token),
        }
        way = self.rng.choice(sorted(ways))
        watcher = Watcher(f"{self._game_id} {habit} over {way}", ways[way], after, random.Random(self.rng.random()))
        watcher.cuts_left, watcher.pause = cuts, pause
        self.watchers.append(watcher)
        self._tasks.append(asyncio.create_task(watcher.run()))
