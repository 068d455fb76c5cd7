"""What a watch of a use case said."""

import asyncio
from collections.abc import AsyncGenerator

from service.app.messages.vocabulary import Update
from service.app.messages.watch import WatchMessage, WatchUpdate


async def collect(watch: AsyncGenerator[WatchMessage], pause: float = 0.0) -> list[WatchMessage]:
    """Read a watch to its end, with a pause after each message."""
    messages = []
    async for message in watch:
        messages.append(message)
        if pause:
            await asyncio.sleep(pause)
    return messages


def updates(messages: list[WatchMessage]) -> list[Update]:
    """Give the updates among messages."""
    return [message.update for message in messages if isinstance(message, WatchUpdate)]


def versions(messages: list[WatchMessage]) -> list[int]:
    """Give the versions that they carry, in order."""
    return [entry.version for update in updates(messages) for entry in update.entries]
