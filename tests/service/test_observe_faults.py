"""What the operator learns of calls: of those that fail through no fault of their callers, and of whom they concern."""

import hashlib
import json
import typing
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import apsw
import grpc
import pytest
from fairdeal.v1.game_service_pb2 import JoinGameRequest
from fairdeal.v1.game_service_pb2_grpc import GameServiceStub

from engine.registry import titles
from service.api.operations import OPERATIONS
from tests.support.server import Server

RULE_SET = next(iter(titles().values())).rule_set


def post(url: str, body: dict[str, Any]) -> Any:
    headers = {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def test_a_corrupt_log_is_an_error_that_says_where(tmp_path: Path) -> None:
    body = {"request_id": "made-up---------------", "rule_set": RULE_SET, "seats": 2}
    with Server(tmp_path) as server:
        game_id = post(f"http://127.0.0.1:{server.port}/v1/games", body)["game"]["game_id"]
    file = apsw.Connection(str(server.database))
    file.execute("UPDATE entries SET full = x'7b7d'")
    file.close()
    with server:
        for _ in range(3):
            with pytest.raises(urllib.error.HTTPError, match="500"):
                urllib.request.urlopen(f"http://127.0.0.1:{server.port}/v1/games/{game_id}")
    lines = [json.loads(line) for line in server.log().splitlines()]
    (line,) = [line for line in lines if line["level"] == "error"]
    assert (line["level"], line["event"], line["game_id"]) == ("error", "log corrupt", game_id)
    assert line["problem"].startswith("entry 1: cannot be read")


def test_a_damaged_database_is_a_corrupt_log_told_once_and_never_to_be_tried_again(tmp_path: Path) -> None:
    body = {"request_id": "made-up---------------", "rule_set": RULE_SET, "seats": 2}
    with Server(tmp_path) as server:
        game_id = post(f"http://127.0.0.1:{server.port}/v1/games", body)["game"]["game_id"]
    file = apsw.Connection(str(server.database))
    ((page,),) = file.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").fetchall()
    file.close()
    with server.database.open("r+b") as opened:
        opened.seek((page - 1) * 4096)
        opened.write(b"\xab" * 4096)
    with server:
        for _ in range(3):
            with pytest.raises(urllib.error.HTTPError, match="500") as refused:
                urllib.request.urlopen(f"http://127.0.0.1:{server.port}/v1/games/{game_id}")
            problem = json.load(refused.value)
            assert (problem["reason"], problem["retry"]) == ("LOG_CORRUPT", "NEVER")
    lines = [json.loads(line) for line in server.log().splitlines()]
    (line,) = [line for line in lines if line["level"] in ("warning", "error")]
    assert (line["event"], line["game_id"]) == ("store damaged", game_id)
    assert "malformed" in line["problem"]


def test_a_request_id_that_is_as_good_as_a_token_is_never_logged(tmp_path: Path) -> None:
    with Server(tmp_path, "--log-level", "debug") as server:
        games = f"http://127.0.0.1:{server.port}/v1/games"
        created = post(games, {"request_id": "creating--------------", "rule_set": RULE_SET, "seats": 2})
        path = f"{games}/{created['game']['game_id']}"
        post(f"{path}/seats", {"request_id": "joining---------------"})
        with pytest.raises(urllib.error.HTTPError, match="409"):
            post(f"{path}/seats", {"request_id": "too-late--------------"})
        with pytest.raises(urllib.error.HTTPError, match="409"):
            post(games, {"request_id": "creating--------------", "rule_set": RULE_SET, "seats": 3})
        with pytest.raises(urllib.error.HTTPError, match="401"):
            post(f"{path}/start", {"request_id": "starting"})
        late = JoinGameRequest(game_id=created["game"]["game_id"], request_id="later-still-----------")
        with grpc.insecure_channel(f"127.0.0.1:{server.grpc_port}") as channel, pytest.raises(grpc.RpcError):
            GameServiceStub(channel).JoinGame(late)
    log = server.log()
    for secret in (
        "creating--------------",
        "joining---------------",
        "too-late--------------",
        "later-still-----------",
    ):
        assert secret not in log
        assert f"sha256:{hashlib.sha256(secret.encode()).hexdigest()[:12]}" in log
    assert "starting" in log


def test_no_other_operation_answers_with_a_token() -> None:
    """One that does has to hide its request id from the log as well."""
    holds_token = {op.name for op in OPERATIONS if "SeatCredential" in repr(typing.get_type_hints(op.response))}
    assert holds_token == {"CreateGame", "JoinGame", "Rematch", "RotateSeatToken"}
