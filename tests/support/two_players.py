"""A game of two that is played through a server over REST, by bare calls."""

import json
import urllib.error
import urllib.request
import uuid
from typing import Any

from tests.support.server import Server

RULES = "take_that/1"


def post(server: Server, path: str, body: dict[str, Any], token: str | None = None) -> tuple[int, Any]:
    """Send one call; give status and answer."""
    status, told = call(server, path, json.dumps(body).encode(), token)
    return status, json.loads(told)


def get(server: Server, path: str, token: str | None = None) -> tuple[int, Any]:
    """Ask for something; give status and answer."""
    status, told = call(server, path, None, token)
    return status, json.loads(told)


def call(server: Server, path: str, body: bytes | None, token: str | None) -> tuple[int, bytes]:
    """Send one call; give status and the bytes of the answer."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(f"http://127.0.0.1:{server.port}{path}", body, headers)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.read()


class Played:
    """A game of two, played through a server; the host uses the id of its creation for the start and a move too."""

    def __init__(self, server: Server) -> None:
        self.creation = {"request_id": str(uuid.uuid4()), "rule_set": RULES, "seats": 2, "spectators": "OPEN"}
        self.created = post(server, "/v1/games", self.creation)[1]
        self.game_id: str = self.created["game"]["game_id"]
        self.path = f"/v1/games/{self.game_id}"
        self.joining = {"request_id": str(uuid.uuid4()), "display_name": "Ann"}
        self.joined = post(server, f"{self.path}/seats", self.joining)[1]
        self.tokens = [self.created["credentials"][0]["seat_token"], self.joined["credential"]["seat_token"]]
        start = {"request_id": self.creation["request_id"]}
        status, started = post(server, f"{self.path}/start", start, self.tokens[0])
        assert status == 200, started
        self.ids = [self.creation["request_id"], self.joining["request_id"]]
        for _ in range(4):
            self.move(server)

    def move(self, server: Server) -> None:
        """Let whoever is on turn make its first legal move, with an id that it has used before if it can."""
        for seat, token in enumerate(self.tokens):
            update = get(server, self.path, token)[1]["update"]
            if update["legal_moves"] and update["waiting_for"][0]["seat"] == seat:
                own = self.ids[1] if seat == 1 and len(self.ids) == 2 else str(uuid.uuid4())
                body = {"request_id": own, "expected_version": update["version"], "move": update["legal_moves"][0]}
                status, told = post(server, f"{self.path}/moves", body, token)
                assert status == 200, told
                self.ids.append(own)
                return
        raise AssertionError("nobody is on turn")
