"""Writes docs/play-channel.md, the play channel frame by frame: `python -m tests.support.channel_page`.

Every frame is sent to a real server, or came from it, and is printed as it was, but for what differs each time: game
ids, tokens and times are replaced by made-up ones of the same form.
"""

import asyncio
import json
import os
import tempfile
import uuid
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from tests.support import channel_page_texts as texts
from tests.support.json_layout import laid_out
from tests.support.rest_client import RestClient
from tests.support.server import ROOT, Server

PAGE: Final = ROOT / "docs" / "play-channel.md"
TRACE: Final = "0af7651916cd43dd8448eb211c80319c"
MADE_UP: Final = dict.fromkeys(("time", "created_at", "server_time"), "2026-11-29T12:00:00.000Z")
BEAT: Final = "FAIRDEAL_HEARTBEAT_SECONDS"
PATIENCE: Final = 10
GIVEN: Final = {
    "turn": 0,
    "hands": [["RED_2", "RED_5"], ["RED_7", "BLUE_1", "YELLOW_4"]],
    "discard_pile": ["RED_9"],
    "color": "RED",
    "draw_pile": ["BLUE_3", "BLUE_4", "GREEN_6"],
}


class Page:
    """The page so far, and how what differs each time is called on it."""

    def __init__(self) -> None:
        self.text: list[str] = [texts.HEAD]
        self.names: dict[str, str] = {}
        self._options_shown = False

    def say(self, text: str) -> None:
        """Print text."""
        self.text.append(text)

    def frame(self, who: str, frame: Any) -> None:
        """Print a frame."""
        self.text.append(f"\n```jsonc\n// {who}\n{laid_out(self._shown(frame))}\n```")

    def _shown(self, value: Any) -> Any:
        match value:
            case {"type": "uno.options"} if self._options_shown:
                return {"type": "uno.options", "…": "as above"}
            case dict():
                self._options_shown |= value.get("type") == "uno.options"
                return {name: MADE_UP.get(name) or self._shown(each) for name, each in value.items()}
            case list():
                return [self._shown(each) for each in value]
            case str():
                return self.names.get(value, value)
            case _:
                return value


class Talk:
    """One socket, of which everything that is said and heard is printed, unless it is told to be quiet."""

    def __init__(self, page: Page, who: str, connection: ClientConnection) -> None:
        self._page, self._who, self._connection = page, who, connection

    async def say(self, *, quiet: bool = False, **frame: Any) -> None:
        """Send a frame."""
        await self._connection.send(json.dumps(frame))
        if not quiet:
            self._page.frame(f"from {self._who}", frame)

    async def hear(self, kind: str, *, quiet: bool = False) -> dict[str, Any]:
        """Give the next frame, which must be of that kind; heartbeats in between are not printed."""
        async with asyncio.timeout(PATIENCE):
            while (frame := json.loads(await self._connection.recv()))["type"] == "play.heartbeat" != kind:
                pass
        assert frame["type"] == kind, frame
        if not quiet:
            self._page.frame(f"to {self._who}", frame)
        return frame

    async def end(self) -> None:
        """Wait for the close frame and print it."""
        await self._connection.wait_closed()
        code, reason = self._connection.close_code, self._connection.close_reason
        self._page.say(f"\n```text\nclose frame to {self._who}: {code} {reason}\n```")


class Table:
    """The games of the page, made over REST."""

    def __init__(self, page: Page, rest: RestClient) -> None:
        self._page, self._rest = page, rest
        self.game_id = ""
        self.other = ""
        self.tokens: list[str] = []

    async def open(self) -> None:
        """Create the game of Ann and Ben, start it, and create another one."""
        setup = {"type": "setup.position", "given": GIVEN, "seed": "play-channel"}
        body = {
            "request_id": str(uuid.uuid4()),
            "rule_set": "uno/1",
            "seats": 2,
            "claims": [{"seat": 1}],
            "setup": setup,
        }
        created = await self._post("/v1/games", body)
        self.game_id = created["game"]["game_id"]
        self.tokens = [each["seat_token"] for each in created["credentials"]]
        await self._post(f"/v1/games/{self.game_id}/start", {"request_id": "start"}, self.tokens[0])
        other = await self._post(
            "/v1/games", {"request_id": str(uuid.uuid4()), "rule_set": "uno/1", "seats": 2, "spectators": "OPEN"}
        )
        self.other = other["game"]["game_id"]
        self._page.names = {
            self.game_id: "a" * 26,
            self.other: "b" * 26,
            self.tokens[0]: "fds_token-of-Ann",
            self.tokens[1]: "fds_token-of-Ben",
        }

    async def _post(self, path: str, body: dict[str, Any], token: str | None = None) -> Any:
        status, answer = await self._rest.exchange("POST", path, json.dumps(body).encode(), token)
        assert status in {200, 201}, answer
        return json.loads(answer)


async def _begun(page: Page, table: Table, ann: Talk, ben: Talk) -> None:
    """Greet and subscribe."""
    page.say(texts.HELLO)
    await ann.say(type="play.hello", language="en")
    await ann.hear("play.welcome")
    page.say(texts.SUBSCRIBE)
    await ann.say(type="play.subscribe", game_id=table.game_id, seat_token=table.tokens[0], after_version=1)
    await ann.hear("play.subscribed")
    page.say(texts.CAUGHT_UP)
    await ann.hear("play.update")
    await ben.say(quiet=True, type="play.hello")
    await ben.hear("play.welcome", quiet=True)
    subscribe = {"type": "play.subscribe", "game_id": table.game_id, "seat_token": table.tokens[1], "after_version": 2}
    await ben.say(quiet=True, **subscribe)
    await ben.hear("play.subscribed", quiet=True)
    await ben.hear("play.update", quiet=True)


async def _played(page: Page, table: Table, ann: Talk, ben: Talk) -> None:
    """Play moves that are accepted, refused, late and sent again."""
    of_ann: dict[str, Any] = {"type": "play.move", "game_id": table.game_id, "expected_version": 2}
    page.say(texts.MOVE)
    play = {"request_id": "ann-1", "move": {"type": "uno.play_card", "card": "RED_5"}}
    await ann.say(**of_ann | play)
    await ann.hear("play.accepted")
    page.say(texts.UPDATE)
    await ben.hear("play.update")
    answer = {"request_id": "ben-1", "expected_version": 3, "move": {"type": "uno.play_card", "card": "RED_7"}}
    await ben.say(quiet=True, **of_ann | answer)
    await ben.hear("play.accepted", quiet=True)
    await ann.hear("play.update", quiet=True)
    page.say(texts.PROBLEM)
    await ann.say(**of_ann | {"request_id": "ann-2", "expected_version": 4, "move": {"type": "uno.pass_turn"}})
    await ann.hear("play.problem")
    page.say(texts.STALE)
    await ann.say(**of_ann | {"request_id": "ann-3", "expected_version": 3, "move": {"type": "uno.call_uno"}})
    await ann.hear("play.problem")
    page.say(texts.REPLAYED)
    await ann.say(**of_ann | play | {"brief": True})
    await ann.hear("play.accepted")


async def _ended(page: Page, table: Table, ann: Talk, ben: Talk) -> None:
    """Let the game end, and hear what is said of that, and of silence."""
    page.say(texts.UNSUBSCRIBE)
    await ben.say(type="play.unsubscribe", game_id=table.game_id)
    await ben.hear("play.unsubscribed")
    page.say(texts.ENDED)
    last = {"request_id": "ann-4", "expected_version": 4, "move": {"type": "uno.play_card", "card": "RED_2"}}
    await ann.say(quiet=True, type="play.move", game_id=table.game_id, brief=True, **last)
    await ann.hear("play.accepted", quiet=True)
    await ann.hear("play.game_ended")
    page.say(texts.HEARTBEAT)
    await ann.hear("play.heartbeat")


async def talk(server: Server) -> str:
    """Play the page on a test server, which is stopped by it, and give its text."""
    page = Page()
    async with AsyncExitStack() as stack:
        rest = await stack.enter_async_context(RestClient(server.port))
        table = Table(page, rest)
        await table.open()
        ann, ben = [Talk(page, who, await stack.enter_async_context(_open(server.port))) for who in ("Ann", "Ben")]
        await _begun(page, table, ann, ben)
        await _played(page, table, ann, ben)
        await _ended(page, table, ann, ben)
        await ann.say(quiet=True, type="play.subscribe", game_id=table.other, after_version=1)
        await ann.hear("play.subscribed", quiet=True)
        await ann.hear("play.update", quiet=True)
        page.say(texts.BYE)
        stopping = asyncio.create_task(asyncio.to_thread(server.stop))
        await ann.hear("play.bye")
        await ann.end()
        await stopping
    page.say(texts.TAIL)
    return "\n".join(page.text) + "\n"


def _open(port: int) -> Any:
    headers = {"traceparent": f"00-{TRACE}-b7ad6b7169203331-01"}
    return connect(f"ws://127.0.0.1:{port}/v1/play", additional_headers=headers, proxy=None)


def write() -> None:
    """Write the page anew."""
    os.environ[BEAT] = "1"
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        PAGE.write_text(asyncio.run(talk(server)), "utf-8")


if __name__ == "__main__":
    write()
