"""docs/transports.md keeps its promises: its commands are run here, one after the other, against a real server."""

import json
import os
import re
import subprocess

import pytest

from service.api.operations import OPERATIONS
from service.rest.play.answers import PATH
from tests.support.server import ROOT, Server

PAGE = (ROOT / "docs" / "transports.md").read_text()
PATHS = re.findall(r"/v1/[\w{}$/-]*[\w}]", PAGE)
COMMANDS = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Give what each of the command blocks prints, all of them in one shell."""
    script = "".join(f"echo ==\n{block}" for block in COMMANDS)
    with Server(tmp_path_factory.mktemp("transports"), test=False) as server:
        environment = os.environ | {"SERVER": f"http://127.0.0.1:{server.port}", "NO_PROXY": "*"}
        done = subprocess.run(
            ["bash", "-eu", "-c", script], env=environment, capture_output=True, text=True, timeout=60, check=False
        )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.split("==\n")[1:]


def test_a_game_is_created_and_started(said: list[str]):
    assert said[0] == "RUNNING\n"


def test_a_stream_without_a_token_is_a_spectators(said: list[str]):
    spectator, seat = [json.loads(line.removeprefix("data: "))["update"] for line in said[1].splitlines()]
    assert (spectator["legal_moves"], spectator["view"]["hand"]) == (None, None)
    assert seat["view"]["hand"]


def test_rules_are_asked_without_a_game(said: list[str]):
    assert json.loads(said[2])["state"]["type"] == "take_that.state"


def test_every_path_of_the_page_is_a_route():
    routes = [operation.route for operation in OPERATIONS]
    known = {route.path.replace("{title}", "take_that") for route in routes} | {PATH}
    known |= {route.path for route in routes}
    named = {path.replace("$game", "{game_id}").replace("${gameId}", "{game_id}") for path in PATHS}
    assert named <= known
