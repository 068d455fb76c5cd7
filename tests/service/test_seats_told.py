"""Who sits where reaches everybody who watches, whenever it changes: nobody has to ask after a join."""

from contextlib import aclosing

from service.app.app import App
from service.app.call import Call
from service.app.games.join_game import join_game
from service.app.messages.lobby import JoinGameRequest
from service.app.messages.vocabulary import SeatInfo
from service.app.messages.watch import WatchUpdate
from service.rest.play.down_frames import PlayUpdate
from tests.support.play_socket import PlaySocket
from tests.support.play_table import sit
from tests.support.rest_serving import RULES, Rest, RestTable
from tests.support.tables import Table, make_app, open_table


async def join(app: App, table: Table, request_id: str, name: str) -> None:
    await app.bind(join_game)(Call(), JoinGameRequest(game_id=table.game_id, request_id=request_id, display_name=name))


def free(*seats: int) -> list[SeatInfo]:
    nobody = {"taken": False, "you": False, "display_name": None, "host": False, "bot": None, "away": False}
    return [SeatInfo(seat, **nobody) for seat in seats]


async def test_an_answer_has_the_seats_if_they_changed_since_the_callers_version(app: App) -> None:
    table = await open_table(app, 3, taken=())
    host = SeatInfo(0, taken=True, you=True, display_name=None, host=True, bot=None, away=False)
    assert (await table.see(0)).seats == (host, *free(1, 2))
    assert (await table.see(0, after=1)).seats is None
    await join(app, table, "j", "Leo")
    leo = SeatInfo(1, taken=True, you=False, display_name="Leo", host=False, bot=None, away=False)
    assert (await table.see(0, after=1)).seats == (host, leo, *free(2))
    assert (await table.see(0, after=2)).seats is None
    await join(app, table, "k", "Mia")
    await table.start()
    assert (await table.see(0, after=2)).seats is not None
    assert (await table.see(0, after=3)).seats is None


async def test_a_watcher_learns_names_of_seats_that_were_taken_elsewhere(app: App) -> None:
    table = await open_table(app, 3, taken=())
    elsewhere = make_app(app.store)
    seen = []
    async with aclosing(table.watch(0)) as messages:
        async for message in messages:
            if isinstance(message, WatchUpdate):
                seen.append(message.update.seats)
                if len(seen) == 1:
                    await join(elsewhere, table, "j", "Leo")
                    app.bus.publish(table.game_id, 2)
                elif len(seen) == 2:
                    await join(app, table, "k", "Mia")
                else:
                    break
    assert [[seat.display_name for seat in seats] for seats in seen] == [
        [None, None, None],
        [None, "Leo", None],
        [None, "Leo", "Mia"],
    ]


async def test_a_message_of_a_version_tells_the_seats_of_that_version(app: App) -> None:
    table = await open_table(make_app(app.store, update_entries=1), 4, taken=())
    for request_id, name in (("j", "Leo"), ("k", "Mia")):
        await join(app, table, request_id, name)
    taken = []
    async with aclosing(table.watch(0, after=1)) as messages:
        async for message in messages:
            if isinstance(message, WatchUpdate):
                taken.append([seat.seat for seat in message.update.seats if seat.taken])
                if len(taken) == 2:
                    break
    assert taken == [[0, 1], [0, 1, 2]]


async def test_the_play_channel_tells_who_joined(rest: Rest, socket: PlaySocket) -> None:
    body = {"request_id": "c" * 22, "rule_set": RULES, "seats": 2}
    table = RestTable(rest, (await rest.post("/v1/games", body)).json())
    await sit(socket, table, 0, after=1)
    await rest.post(f"{table.path}/seats", {"request_id": "j" * 22, "display_name": "민아"})
    update = (await socket.hear_a(PlayUpdate)).update
    assert [seat.display_name for seat in update.seats] == [None, "민아"]
    assert (await rest.get(table.path, table.tokens[0])).json()["update"]["seats"][1] == {
        "seat": 1,
        "taken": True,
        "you": False,
        "display_name": "민아",
        "host": False,
        "bot": None,
        "away": False,
    }
