"""Buses that misbehave, to show that signals save time and nothing else."""

import asyncio
import random
from contextlib import AbstractContextManager

from service.bus.local import LocalBus, LocalSubscription


class DeafBus(LocalBus):
    """Loses every signal."""

    def publish(self, game_id: str, version: int) -> None:
        """Lose it."""


class FlakyBus:
    """Loses some signals, repeats some, delays some and so lets them overtake each other."""

    def __init__(self, seed: int) -> None:
        self._bus = LocalBus()
        self._random = random.Random(seed)

    def publish(self, game_id: str, version: int) -> None:
        """Deliver it never, once or twice, now or later."""
        for _ in range(self._random.choice((0, 1, 1, 2))):
            delay = self._random.choice((0.0, 0.001, 0.005))
            asyncio.get_running_loop().call_later(delay, self._bus.publish, game_id, version)

    def subscribe(self, game_id: str) -> AbstractContextManager[LocalSubscription]:
        """Listen."""
        return self._bus.subscribe(game_id)

    def wake(self) -> None:
        """Let every wait return once."""
        self._bus.wake()
