"""What a socket of the play channel says when the server is in trouble."""

from collections.abc import Sequence
from typing import Any

from service.app.log.tuning import Tuning
from service.rest.play.down_frames import ByeReason, PlayHeartbeat, PlayProblem, PlayUnsubscribed
from service.store.contract import StoreUnavailable
from service.store.memory import MemoryStore
from service.store.records import StoredEntry
from tests.support.play_socket import greeted
from tests.support.play_table import sit
from tests.support.rest_serving import memory_app, serving


class FailingStore(MemoryStore):
    """A store that cannot be read at times."""

    fails = False

    async def read(self, game_id: str, after: int, limit: int) -> Sequence[StoredEntry]:
        """Read, unless it fails."""
        if self.fails:
            raise StoreUnavailable("the disk has gone")
        return await super().read(game_id, after, limit)


async def test_a_game_that_cannot_be_followed_any_more_is_unsubscribed():
    store = FailingStore()
    app = memory_app(store, tuning=Tuning(poll_seconds=0.05))
    async with serving(app) as rest, greeted(rest.port) as socket:
        table = await rest.running_table()
        await sit(socket, table, 1)
        store.fails = True
        told = await socket.hear_a(PlayProblem)
        assert (told.game_id, told.seat, told.request_id) == (table.game_id, 1, None)
        assert told.problem.reason == "STORE_UNAVAILABLE"
        assert await socket.hear_a(PlayUnsubscribed) == PlayUnsubscribed(table.game_id, 1, 2)
        store.fails = False
        await sit(socket, table, 1)


async def test_a_fault_of_ours_ends_the_socket():
    app = memory_app(heartbeat_seconds=1)
    async with serving(app) as rest, greeted(rest.port) as socket:
        await sit(socket, await rest.running_table(), 0)
        app.clock.tell = broken
        frames = [frame for frame in await socket.rest() if not isinstance(frame, PlayHeartbeat)]
    assert frames[-1].reason is ByeReason.INTERNAL
    assert socket.closed == (1011, "INTERNAL")


def broken() -> Any:
    """A clock that has stopped for good."""
    raise RuntimeError("the clock is broken")
