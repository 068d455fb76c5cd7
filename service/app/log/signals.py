"""Waiting for a game to move on."""

from time import monotonic

from service.app.app import App
from service.app.log.folded_game import FoldedGame
from service.app.ports import Subscription


async def listen(app: App, game: FoldedGame, signals: Subscription, after: int, seconds: float) -> None:
    """Wait until the game may have moved past `after`, once and at most `seconds`, and read the log on if need be.

    Signals may be lost, so the log is read after `poll_seconds` without one; watchers of one game share that reading.
    Returns early when the server drains.
    """
    if game.head.version > after or app.draining.is_set():
        return
    began = monotonic()
    span = min(seconds, app.tuning.poll_seconds)
    await signals.wait(after, span)
    if game.head.version == after and not app.draining.is_set():
        woken = monotonic() - began < span
        await app.games.read_on(game, monotonic() if woken else began, after)
