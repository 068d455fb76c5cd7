"""Nothing is left of a socket of the play channel that has ended, however it ended, without the collector of cycles."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from tests.support.play_socket import greeted, opened
from tests.support.play_table import move, sit, subscribe
from tests.support.rest_serving import RestTable, serving, until

KINDS = (
    *("Session", "Answers", "GameQueues", "Socket", "Roster", "Subscription", "Allowance", "Ending", "Task", "Future"),
    *("WebSocketConnection", "Inbox", "Call"),
)


def alive() -> dict[str, int]:
    """Count the objects that a socket is made of."""
    names = [name for each in gc.get_objects() if (name := type(each).__name__) in KINDS]
    return {kind: names.count(kind) for kind in KINDS}


@contextmanager
def uncollected() -> Iterator[None]:
    """Keep the collector of cycles away."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def talk(port: int, table: RestTable) -> None:
    """End sockets in every way: cut, closed, sent away, too late."""
    async with greeted(port) as socket:
        await sit(socket, table, 0)
        await sit(socket, table, None, after=1)
        turn = await table.turn()
        for _ in range(3):
            await socket.say(move(table, turn, expected_version=1, seat=0))
            await socket.say({"type": "nothing"})
            await socket.say(subscribe(table, 1))
            await socket.say({"type": "play.unsubscribe", "game_id": table.game_id, "seat": 1})
        for _ in range(12):
            await socket.hear()
        await socket.say(subscribe(table, 1))
    async with greeted(port) as socket:
        await sit(socket, table, 0)
        await socket.connection.close()
    async with opened(port) as socket:
        await socket.say("nonsense")
        await socket.rest()


async def test_nothing_is_left_of_a_socket_that_has_ended():
    async with serving() as rest:
        table = await rest.running_table()
        await talk(rest.port, table)
        await until(lambda: rest.app.bus.watched == 0)
        await asyncio.sleep(0.1)
        with uncollected():
            before = alive()
            for _ in range(3):
                await talk(rest.port, table)
            await until(lambda: rest.app.bus.watched == 0)
            await asyncio.sleep(0.1)
            assert alive() == before
