"""How one conversation ends: for one reason, the first that comes."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from service.app.call import Call
from service.observe.calls import failed
from service.rest.play.down_frames import ByeReason

_OPERATION: Final = "Play"


class Ending:
    """What everyone who takes part in a conversation can end it by. It knows none of them, so no cycle keeps them."""

    __slots__ = ("_call", "_over")

    def __init__(self, call: Call) -> None:
        """Begin; faults are logged under the trace of the call."""
        self._call = call
        self._over: asyncio.Future[ByeReason | None] = asyncio.get_running_loop().create_future()

    def end(self, reason: ByeReason | None) -> None:
        """End the conversation, for nothing that can be told if the client has gone; only the first reason counts."""
        if not self._over.done():
            self._over.set_result(reason)

    def gone(self) -> None:
        """End it because the client has gone."""
        self.end(None)

    async def reason(self) -> ByeReason | None:
        """Wait for the end; gives the reason that the client is told, if it is still there."""
        return await self._over

    @property
    def listens(self) -> bool:
        """Whether what comes is still answered."""
        return not self._over.done() or self._over.result() is ByeReason.DRAINING

    async def guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for the conversation; a fault of ours ends it, as the client shall not wait for ever."""
        try:
            await work
        except Exception as error:
            failed(error, _OPERATION, self._call)
            self.end(ByeReason.INTERNAL)
