"""What the operator learns of calls that fail through no fault of their callers."""

import json
import urllib.error
import urllib.request
from pathlib import Path

import apsw
import pytest

from engine.registry import titles
from tests.support.server import Server

RULE_SET = next(iter(titles().values())).rule_set


def test_a_corrupt_log_is_an_error_that_says_where(tmp_path: Path) -> None:
    body = {"request_id": "made-up", "rule_set": RULE_SET, "seats": 2}
    headers = {"Content-Type": "application/json"}
    with Server(tmp_path) as server:
        url = f"http://127.0.0.1:{server.port}/v1/games"
        with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
            game_id = json.load(answer)["game"]["game_id"]
    file = apsw.Connection(str(server.database))
    file.execute("UPDATE entries SET full = x'7b7d'")
    file.close()
    with server, pytest.raises(urllib.error.HTTPError, match="500"):
        urllib.request.urlopen(f"http://127.0.0.1:{server.port}/v1/games/{game_id}")
    (line,) = [json.loads(line) for line in server.log().splitlines()]
    assert (line["level"], line["event"], line["game_id"]) == ("error", "log corrupt", game_id)
    assert line["problem"].startswith("entry 1: cannot be read")
