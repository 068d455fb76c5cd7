"""Who may watch without a seat: nobody unless the creator opens the game, and then the game does not exist for them."""

from typing import Any

import grpc
import pytest

from engine.registry import titles
from service.app.app import App
from service.app.call import Call
from service.app.games.create_game import create_game
from service.app.messages import games
from service.app.problem import FieldFault
from service.rest.play.down_frames import PlayProblem
from service.wire.codec import CODEC
from tests.support.local_rpc import failure, local_rpc
from tests.support.play_socket import PlaySocket
from tests.support.play_table import sit, subscribe
from tests.support.rest_serving import Rest
from tests.support.tables import RULES, problem_of

NOWHERE = "a" * 26
LOOKS = ("", "/entries", "/watch", "/replay/1", "/log")
TITLE = next(iter(titles().values()))


def creation(**changes: Any) -> games.CreateGameRequest:
    return games.CreateGameRequest(**{"request_id": "c" * 22, "rule_set": RULES, "seats": 2} | changes)


@pytest.mark.parametrize("look", LOOKS)
async def test_a_stranger_with_the_id_of_a_closed_game_reads_what_one_with_a_made_up_id_reads(rest: Rest, look: str):
    table = await rest.open_table(spectators="NONE")
    answer = await rest.get(f"{table.path}{look}", traceparent=TRACE)
    unknown = await rest.get(f"/v1/games/{NOWHERE}{look}", traceparent=TRACE)
    assert answer.status_code == unknown.status_code == 404
    assert answer.content.replace(table.game_id.encode(), NOWHERE.encode()) == unknown.content
    assert (await rest.get(f"{table.path}{look}".replace("/watch", ""), table.tokens[1])).status_code == 200


TRACE = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"


@pytest.mark.parametrize(
    ("method", "request_of"),
    [
        ("GetGame", lambda game_id: games.GetGameRequest(game_id=game_id)),
        ("ListEntries", lambda game_id: games.ListEntriesRequest(game_id=game_id)),
        ("WatchGame", lambda game_id: games.WatchGameRequest(game_id=game_id)),
        ("GetReplay", lambda game_id: games.GetReplayRequest(game_id=game_id, version=1)),
        ("ExportLog", lambda game_id: games.ExportLogRequest(game_id=game_id)),
    ],
)
async def test_so_does_a_stranger_over_grpc(method: str, request_of: Any):
    async with local_rpc() as rpc:
        new = creation(rule_set=TITLE.rule_set, seats=TITLE.seats.minimum)
        created = await rpc.call("GameService/CreateGame", CODEC.encode(new))
        game_id = CODEC.decode(games.CreateGameResponse, created).game.game_id
        told = []
        for asked in (game_id, NOWHERE):
            call = rpc.channel.unary_stream(f"/fairdeal.v1.GameService/{method}")
            with pytest.raises(grpc.aio.AioRpcError) as caught:
                await call(CODEC.encode(request_of(asked)), timeout=20).read()
            told.append(failure(caught.value))
        assert told[0].reason == "GAME_NOT_FOUND"
        assert told[0][:3] == told[1][:3]


async def test_so_does_a_stranger_on_the_play_channel(rest: Rest, socket: PlaySocket):
    table = await rest.open_table(spectators="NONE")
    await socket.say(subscribe(table, None))
    assert (await socket.hear_a(PlayProblem)).problem.reason == "GAME_NOT_FOUND"
    assert (await sit(socket, table, 0, after=1)).seat == 0


async def test_who_has_the_id_may_join_a_closed_game(rest: Rest):
    body = {"request_id": "c" * 22, "rule_set": RULES, "seats": 2}
    created = (await rest.post("/v1/games", body)).json()["game"]
    assert created["spectators"] == "NONE"
    path = f"/v1/games/{created['game_id']}"
    assert (await rest.get(path)).json()["reason"] == "GAME_NOT_FOUND"
    joined = (await rest.post(f"{path}/seats", {"request_id": "j" * 22})).json()
    assert (await rest.get(path, joined["credential"]["seat_token"])).json()["game"]["spectators"] == "NONE"


async def test_an_open_game_is_seen_and_listed(rest: Rest):
    table, closed = await rest.open_table(spectators="OPEN"), await rest.open_table(spectators="NONE")
    assert (await rest.get(table.path)).json()["game"]["spectators"] == "OPEN"
    listed = [game["game_id"] for game in (await rest.get("/v1/games")).json()["games"]]
    assert table.game_id in listed
    assert closed.game_id not in listed


async def test_links_for_spectators_are_refused_as_not_yet(app: App) -> None:
    problem = await problem_of(app.bind(create_game)(Call(), creation(spectators=games.Spectators.LINK)))
    assert (problem.reason, problem.fields[0].path, problem.fields[0].code) == (
        "VALIDATION_FAILED",
        "spectators",
        FieldFault.NOT_YET,
    )
