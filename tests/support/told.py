"""What a subscription on the play channel was told, over all its frames and sockets.

It holds the channel to its promise: each entry comes once and in order, whichever frame it travels in, over reconnects
too.
"""

import asyncio
from typing import NamedTuple

import msgspec

from service.app.messages.vocabulary import Entry, Update
from service.rest.play.down_frames import PlayAccepted


class Owed(NamedTuple):
    """An answer to a move that left entries out: they are on their way."""

    frame: PlayAccepted
    answer: "asyncio.Future[PlayAccepted]"


class Told:
    """What one subscription was told, over all sockets that it was made on."""

    def __init__(self, after: int) -> None:
        self.first = self.version = after
        self.entries: list[Entry] = []
        self.owed: list[Owed] = []

    def take(self, update: Update) -> None:
        """Note an Update; its entries must be the next ones."""
        versions = [entry.version for entry in update.entries]
        assert versions == list(range(self.version + 1, self.version + 1 + len(versions))), (self.version, versions)
        assert update.entries_omitted or update.version == self.version + len(versions), (self.version, update)
        self.entries += update.entries
        self.version += len(versions)
        self._settle()

    def owe(self, owed: Owed) -> None:
        """Give an answer once all entries up to it were told."""
        self.owed.append(owed)
        self._settle()

    def _settle(self) -> None:
        while self.owed and self.owed[0].frame.update.version <= self.version:
            frame, answer = self.owed.pop(0)
            if not answer.done():
                answer.set_result(frame)

    def whole(self, update: Update, after: int) -> Update:
        """Give an answer's Update with every entry after a version, in whichever frames they came."""
        assert after >= self.first
        return msgspec.structs.replace(update, entries=tuple(self.entries[after - self.first :]))


class Answered(Told):
    """What a subscription was told that is for moves alone: every answer is whole by itself."""

    def take(self, update: Update) -> None:
        """Note an Update, which may tell again what another one told."""
        self.version = max(self.version, update.version)
        self._settle()

    def whole(self, update: Update, after: int) -> Update:
        """Give the Update of an answer."""
        return update
