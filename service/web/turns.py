"""Whose turn it is, among connections that have sent more than one turn can read."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 2
"""Turns that are given in one step of the event loop: a request behind another one, or a piece of a body in chunks. So
those who send ahead share some milliseconds of each step, however many they are, and others' calls go past them."""

_BREATH_SECONDS: Final = 0.0001
"""How long each step leaves Python to the other threads. One that waits for the interpreter loses nearly every race
against a busy loop, which lets go of it and takes it again, and a commit of the store takes it some twenty times."""


class Turns:
    """Gives turns in the order in which they were asked for."""

    __slots__ = ("_loop", "_soon", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin with nobody waiting."""
        self._loop = loop
        self._waiting: deque[Callable[[], None]] = deque()
        self._soon = False

    def ask(self, turn: Callable[[], None]) -> None:
        """Call this in a step of the loop that is not the present one."""
        self._waiting.append(turn)
        self._give_soon()

    def _give_soon(self) -> None:
        if self._waiting and not self._soon:
            self._soon = True
            self._loop.call_soon(self._give)

    def _give(self) -> None:
        self._soon = False
        time.sleep(_BREATH_SECONDS)
        turns = [self._waiting.popleft() for _ in range(min(AT_ONCE, len(self._waiting)))]
        self._give_soon()
        for turn in turns:
            turn()
