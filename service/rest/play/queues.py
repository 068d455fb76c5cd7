"""Frames about one game are answered in the order in which they came, those about different games side by side."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from service.rest.play.up_frames import PlayGameFrame

Answer = Callable[[PlayGameFrame], Awaitable[None]]
"""Answers one frame; it raises nothing but cancellation."""


class GameQueues:
    """The frames of one socket that are not answered yet. Each game has a queue, so a slow commit holds up no other."""

    __slots__ = ("_answer", "_answered", "_most", "_queues", "_tasks", "_unanswered")

    def __init__(self, answer: Answer, most: int) -> None:
        """Begin empty; `most` frames should be unanswered at once, see `room`."""
        self._answer = answer
        self._most = most
        self._queues: dict[str, deque[PlayGameFrame]] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._unanswered = 0
        self._answered = asyncio.Event()

    def add(self, frame: PlayGameFrame) -> None:
        """Answer a frame after those of its game that came before."""
        self._unanswered += 1
        queue = self._queues.get(frame.game_id)
        if queue is not None:
            queue.append(frame)
            return
        self._queues[frame.game_id] = queue = deque((frame,))
        self._tasks[frame.game_id] = asyncio.create_task(self._run(frame.game_id, queue))

    async def room(self) -> None:
        """Wait until one more frame may be added."""
        while self._unanswered >= self._most:
            await self._one_answered()

    async def idle(self) -> None:
        """Wait until every frame is answered."""
        while self._unanswered:
            await self._one_answered()

    async def stop(self) -> None:
        """Leave what is not answered; what was committed meanwhile stays committed."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _one_answered(self) -> None:
        self._answered.clear()
        await self._answered.wait()

    async def _run(self, game_id: str, queue: deque[PlayGameFrame]) -> None:
        try:
            while queue:
                await self._answer(queue[0])
                queue.popleft()
                self._unanswered -= 1
                self._answered.set()
        finally:
            del self._queues[game_id], self._tasks[game_id]
