"""How a socket ends: late hellos, slow readers, silence, a server that stops."""

import asyncio
import socket as sockets
from collections.abc import Callable
from contextlib import suppress

import msgspec

from service.app.log.tuning import Tuning
from service.app.messages.times import milliseconds_of
from service.rest.play.down_frames import (
    ByeReason,
    PlayAccepted,
    PlayBye,
    PlayGameEnded,
    PlayHeartbeat,
    PlayProblem,
    PlayResume,
    PlayUpdate,
)
from service.rest.play.limits import SocketLimits
from service.store.memory import MemoryStore
from service.store.records import Append, Appended, Known, Moved
from tests.bench.raw_socket import framed
from tests.support.held_socket import HeldSocket
from tests.support.play_socket import greeted, opened
from tests.support.play_table import entries_of, move, sit, subscribe
from tests.support.rest_serving import memory_app, serving, until

MANY = 50_000
"""Frames that a client cannot get rid of while it reads no answers; the system's own buffers hold some."""

HANDSHAKE = (
    b"GET /v1/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class HeldStore(MemoryStore):
    """A store whose commits to some games take until they are let go, as on a slow disk."""

    def __init__(self) -> None:
        super().__init__()
        self.held: set[str] = set()
        self.waiting = 0
        self.go = asyncio.Event()

    async def append(self, append: Append, committed: Callable[[], None]) -> Appended | Known | Moved:
        """Commit, but not yet."""
        if append.game_id in self.held:
            self.waiting += 1
            await self.go.wait()
        return await super().append(append, committed)


async def test_a_hello_that_never_comes_is_not_waited_for():
    async with serving(limits=SocketLimits(hello_seconds=0.1)) as rest, opened(rest.port) as socket:
        frames = await socket.rest()
    assert [frame.reason for frame in frames] == [ByeReason.HELLO_LATE]
    assert socket.closed == (4408, "HELLO_LATE")


async def test_a_silent_socket_beats():
    async with serving(memory_app(heartbeat_seconds=1)) as rest, greeted(rest.port) as socket:
        await sit(socket, await rest.running_table(), 0)
        beats = [await socket.hear() for _ in range(2)]
    assert [type(beat) for beat in beats] == [PlayHeartbeat] * 2
    assert 900 <= milliseconds_of(beats[1].server_time) - milliseconds_of(beats[0].server_time) <= 3000


async def test_more_subscriptions_than_allowed_end_the_socket():
    async with serving(limits=SocketLimits(subscriptions=2)) as rest, greeted(rest.port) as socket:
        one, two = await rest.running_table(), await rest.running_table()
        await sit(socket, one, 0)
        await sit(socket, one, 1)
        await sit(socket, one, 1)
        await socket.say(subscribe(two, 0))
        frames = await socket.rest()
    assert frames == [
        PlayBye(
            ByeReason.TOO_MANY_SUBSCRIPTIONS,
            None,
            (PlayResume(one.game_id, 0, 2), PlayResume(one.game_id, 1, 2)),
        )
    ]
    assert socket.closed == (4429, "TOO_MANY_SUBSCRIPTIONS")


async def test_games_that_have_ended_give_way():
    async with serving(limits=SocketLimits(subscriptions=2)) as rest, greeted(rest.port) as socket:
        over, one, two = [await rest.running_table(seed=f"seed-{number}") for number in range(3)]
        version = await over.play()
        await sit(socket, over, 0, after=version)
        await socket.hear_a(PlayGameEnded)
        await sit(socket, one, 0)
        await sit(socket, two, 0)
        rest.app.drain()
        bye = (await socket.rest())[-1]
    assert [each.game_id for each in bye.resume] == [one.game_id, two.game_id]


async def test_ended_games_give_way_also_where_only_moves_are_made():
    async with serving(limits=SocketLimits(subscriptions=2)) as rest, greeted(rest.port) as socket:
        over, one, two = [await rest.running_table(seed=f"seed-{number}") for number in range(3)]
        await sit(socket, over, 0, updates=False)
        await over.play()
        await sit(socket, one, 0)
        await sit(socket, two, 0)
        rest.app.drain()
        bye = (await socket.rest())[-1]
    assert [each.game_id for each in bye.resume] == [one.game_id, two.game_id]


async def test_a_slow_commit_holds_up_no_other_game():
    store = HeldStore()
    async with serving(memory_app(store)) as rest, greeted(rest.port) as socket:
        slow, quick = await rest.running_table(), await rest.running_table(seed="other")
        for table in (slow, quick):
            for seat in (0, 1):
                await sit(socket, table, seat)
        store.held.add(slow.game_id)
        turn = await slow.turn()
        await socket.say(move(slow, turn, seat=turn["waiting_for"][0]["seat"], request_id="slow"))
        await until(lambda: store.waiting == 1)
        for _ in range(5):
            turn = await quick.turn()
            await socket.say(move(quick, turn, seat=turn["waiting_for"][0]["seat"]))
            while not isinstance(frame := await socket.hear(), PlayAccepted):
                assert frame.game_id == quick.game_id
            assert frame.game_id == quick.game_id
        store.go.set()
        while not isinstance(frame := await socket.hear(), PlayAccepted):
            pass
        assert frame.request_id == "slow"


async def test_a_client_that_waits_for_no_answer_is_read_no_further():
    store = HeldStore()
    async with serving(memory_app(store), limits=SocketLimits(unanswered=4)) as rest, greeted(rest.port) as socket:
        tables = [await rest.running_table(seed=f"seed-{number}") for number in range(10)]
        turns = [await table.turn() for table in tables]
        store.held |= {table.game_id for table in tables}
        for table, turn in zip(tables, turns, strict=True):
            await sit(socket, table, turn["waiting_for"][0]["seat"], updates=False)
        for table, turn in zip(tables, turns, strict=True):
            await socket.say(move(table, turn))
        await until(lambda: store.waiting == 4)
        await asyncio.sleep(0.1)
        assert store.waiting == 4
        store.go.set()
        answers = [await socket.hear_a(PlayAccepted) for _ in tables]
    assert {answer.game_id for answer in answers} == {table.game_id for table in tables}


async def test_a_server_that_stops_answers_what_it_read_and_says_where_to_go_on():
    store = HeldStore()
    async with serving(memory_app(store)) as rest, greeted(rest.port) as socket:
        table, other = await rest.running_table(), await rest.running_table(seed="other")
        turn = await table.turn()
        seat = turn["waiting_for"][0]["seat"]
        await sit(socket, table, seat)
        await sit(socket, other, None, after=1)
        await socket.hear_a(PlayUpdate)
        store.held.add(table.game_id)
        await socket.say(move(table, turn, request_id="received"))
        await until(lambda: store.waiting == 1)
        rest.app.drain()
        await socket.say(move(table, turn, request_id="later"))
        refused = await socket.hear_a(PlayProblem)
        assert (refused.request_id, refused.problem.reason) == ("later", "DRAINING")
        store.go.set()
        assert (await socket.hear_a(PlayAccepted)).request_id == "received"
        bye = await socket.hear_a(PlayBye)
        assert bye.reason is ByeReason.DRAINING
        assert 1000 <= bye.retry_after_ms <= 2000
        assert bye.resume == (PlayResume(table.game_id, seat, 3), PlayResume(other.game_id, None, 2))
        assert await socket.rest() == []
    assert socket.closed == (1012, "DRAINING")


async def test_a_reader_that_falls_too_far_behind_is_sent_away():
    app = memory_app(tuning=Tuning(lag_entries=5))
    async with serving(app) as rest:
        table = await rest.running_table()
        held = HeldSocket(app)
        held.say({"type": "play.hello"})
        held.say(subscribe(table, 0, after=2))
        await until(lambda: len(held.frames) == 2)
        await table.play(1)
        await until(lambda: len(held.frames) == 3)
        held.reads.clear()
        await table.play(20)
        held.reads.set()
        await asyncio.wait_for(held.serving, 5)
    told = [entry.version for frame in held.frames if isinstance(frame, PlayUpdate) for entry in frame.update.entries]
    bye = held.frames[-1]
    assert (bye.reason, bye.resume) == (ByeReason.LAGGED, (PlayResume(table.game_id, 0, told[-1]),))
    assert told == list(range(3, told[-1] + 1))
    assert told[-1] < 20
    assert held.closed == (4429, "LAGGED")


async def test_a_reader_that_takes_nothing_at_all_is_dropped():
    app = memory_app(heartbeat_seconds=1)
    async with serving(app) as rest:
        table = await rest.running_table()
        held = HeldSocket(app, SocketLimits(leave_seconds=0.1))
        held.say({"type": "play.hello"})
        held.say(subscribe(table, 0, after=2))
        await until(lambda: len(held.frames) == 2)
        held.reads.clear()
        await table.play(5)
        assert not held.serving.done()
        await asyncio.wait_for(held.serving, 10)
        assert app.bus.watched == 0
    assert held.closed is None


async def test_frames_leave_in_the_order_in_which_they_were_made():
    """An answer never overtakes an update that waits for the reader."""
    app = memory_app()
    async with serving(app) as rest:
        table = await rest.running_table()
        held = HeldSocket(app)
        held.say({"type": "play.hello"})
        for seat in (0, 1):
            held.say(subscribe(table, seat, after=2))
        await until(lambda: len(held.frames) == 3)
        for _ in range(20):
            held.reads.clear()
            await table.play(1)
            turn = await table.turn()
            held.say(move(table, turn, seat=turn["waiting_for"][0]["seat"]))
            await until(lambda turn=turn: app.cache._latest[table.game_id].head.version > turn["version"])
            held.reads.set()
            await asyncio.sleep(0.01)
        version = app.cache._latest[table.game_id].head.version
        for seat in (0, 1):
            assert entries_of(held.frames, table.game_id, seat) == list(range(3, version + 1))
        held.hang_up()
        await asyncio.wait_for(held.serving, 5)


async def test_what_was_not_sent_is_not_counted_as_told():
    """The server stops while the reader holds it up: the resume version is that of the last frame that left."""
    app = memory_app()
    async with serving(app) as rest:
        table = await rest.running_table()
        held = HeldSocket(app)
        held.say({"type": "play.hello"})
        held.say(subscribe(table, 0, after=2))
        await until(lambda: len(held.frames) == 2)
        held.reads.clear()
        await table.play(3)
        await asyncio.sleep(0.05)
        app.drain()
        await asyncio.sleep(0.05)
        held.reads.set()
        await asyncio.wait_for(held.serving, 5)
    told = entries_of(held.frames, table.game_id, 0)
    assert held.frames[-1].resume == (PlayResume(table.game_id, 0, told[-1] if told else 2),)


async def test_a_client_that_reads_nothing_fills_no_memory():
    """Over a real connection: what it does not read is not made."""
    app = memory_app()
    async with serving(app) as rest:
        table = await rest.running_table(3)
        await table.play(50)
        with sockets.socket() as slow:
            slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            slow.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(slow, ("127.0.0.1", rest.port))
            await loop.sock_sendall(slow, HANDSHAKE)
            assert (await loop.sock_recv(slow, 4096)).startswith(b"HTTP/1.1 101 ")
            await loop.sock_sendall(slow, framed(b'{"type": "play.hello"}'))
            again = framed(msgspec.json.encode(subscribe(table, 0, after=2)))
            taken = 0
            with suppress(TimeoutError):
                while taken < MANY:
                    await asyncio.wait_for(loop.sock_sendall(slow, again), 1)
                    taken += 1
            assert taken < MANY
        await until(lambda: app.bus.watched == 0)
