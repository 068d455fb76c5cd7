"""Who follows a game on a socket, and how far it was told."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from service.app.call import Call
from service.app.games.authentication import Caller
from service.app.log.follow import Cursor
from service.app.log.update import Updates
from service.app.messages.vocabulary import Update
from service.rest.play.down_frames import PlayResume
from service.store.status import Status


class Subscription:
    """One seat of a game, or its spectator, on one socket.

    Whichever frame an entry travels in, it travels once: `cursor` is where everything up to it is in some frame, `told`
    is where all these frames have left for the client.
    """

    __slots__ = ("_following", "call", "caller", "cursor", "follows", "told")

    def __init__(self, call: Call, caller: Caller, after: int, *, follows: bool) -> None:
        """Begin after a version; nothing is followed yet."""
        self.call = call
        """As whom its moves are played."""
        self.caller = caller
        """What it may see."""
        self.cursor = Cursor(after)
        """The newest version that is in a frame."""
        self.told = after
        """The newest version that has left for the client."""
        self.follows = follows
        """Whether it is told what happens, and not only the answers to its moves."""
        self._following: asyncio.Task[None] | None = None

    @property
    def game_id(self) -> str:
        """The game."""
        return self.caller.game.game_id

    @property
    def seat(self) -> int | None:
        """The seat; None for a spectator."""
        return self.caller.seat

    @property
    def ended(self) -> bool:
        """Whether the game has ended and nothing is left to tell."""
        head = self.caller.game.head
        return head.status is Status.ENDED and (not self.follows or self.told >= head.version)

    @property
    def resume(self) -> PlayResume:
        """Where to go on on another socket."""
        return PlayResume(self.game_id, self.seat, self.told)

    def untold(self, updates: Updates, update: Update, after: int, *, brief: bool) -> Update:
        """Give an answer's Update, which was made for the version `after`, with the entries that were not told yet.

        They count as told from now on, unless there are so many that the Update leaves them out: then they follow.
        """
        if not self.follows:
            return update
        if self.cursor.version != after:
            update = updates.at_head(self.caller.game, self.caller.viewer, self.cursor.version, brief=brief)
        if not update.entries_omitted:
            self.cursor.version = update.version
        return update

    def sent(self, update: Update) -> None:
        """Note that a frame with this Update has left for the client."""
        if not update.entries_omitted:
            self.told = max(self.told, update.version)

    def follow(self, following: Coroutine[Any, Any, None]) -> None:
        """Begin to follow."""
        self._following = asyncio.create_task(following)

    async def stop(self) -> None:
        """Follow no longer. A frame that has not left is not sent, and `told` does not count it."""
        following, self._following = self._following, None  # a cancelled task keeps its frames, and they this
        if following is not None:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)
