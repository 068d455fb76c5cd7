"""Writes docs/uno-turn.md, one turn of UNO as a client sees it: `python -m tests.support.walkthrough`.

Every request is sent to a real server and every answer is printed as it came, but for what differs each time: game
ids, tokens, times and trace ids are replaced by made-up ones of the same form.
"""

import asyncio
import json
import tempfile
import uuid
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any, Final

from tests.support import walkthrough_texts as texts
from tests.support.json_layout import laid_out
from tests.support.rest_client import RestClient, server_sent
from tests.support.server import ROOT, Server

PAGE: Final = ROOT / "docs" / "uno-turn.md"
GAME: Final = "aaaaaaaaaaaaaaaaaaaaaaaaaa"
MADE_UP: Final = {
    "trace_id": "0af7651916cd43dd8448eb211c80319c",
    "time": "2026-11-29T12:00:00.000Z",
    "created_at": "2026-11-29T12:00:00.000Z",
    "join_code": "K7M2PQ",
    "join_code_expires_at": "2026-11-30T12:00:00.000Z",
    "server_time": "2026-11-29T12:00:00.000Z",
}
"""What is printed in place of members that differ each time."""

GIVEN: Final = {
    "turn": 0,
    "hands": [["RED_5", "GREEN_2"], ["RED_7", "BLUE_1", "YELLOW_4"]],
    "discard_pile": ["RED_9"],
    "color": "RED",
    "draw_pile": ["BLUE_3", "BLUE_4", "GREEN_6"],
}
"""The table before the turn, in the spelling of rulings."""
FRESH: Final = "<a new UUID>"
"""What is printed for a request id that a token is answered to. Whoever sends the page as it is gets no seat by it."""
MOVES: Final = "/v1/games/{}/moves"
REASON: Final = {200: "OK", 201: "Created", 409: "Conflict", 422: "Unprocessable Content"}


class Page:
    """The page so far, and the table that it is about."""

    def __init__(self, port: int, client: RestClient) -> None:
        self.port, self.client = port, client
        self.text: list[str] = [texts.HEAD]
        self.game_id = ""
        self.tokens: dict[str, str] = {}
        self._options_shown = False

    async def ask(
        self, who: str, path: str, body: dict[str, Any] | None = None, only: str | None = None
    ) -> dict[str, Any]:
        """Send a call and print it with its answer, or with `only` one member of that; GET if there is no body."""
        method = "GET" if body is None else "POST"
        token = self.tokens.get(who)
        data = b"" if body is None else json.dumps(body).replace(FRESH, str(uuid.uuid4())).encode()
        status, answer = await self.client.exchange(method, path.format(self.game_id), data, token)
        plain = json.loads(answer)
        self._learn(who, plain)
        self._print("http", self._head(who, method, path, token), "" if body is None else "\n" + laid_out(body))
        told = plain if only is None else {only: plain[only]}
        self._print("jsonc", f"// {status} {REASON[status]}\n", laid_out(self._shown(told)))
        return plain

    def _learn(self, who: str, answer: dict[str, Any]) -> None:
        """Note the game and the seat's token, where an answer tells them."""
        self.game_id = answer.get("game", {}).get("game_id", self.game_id)
        for credential in (*answer.get("credentials", ()), answer.get("credential")):
            if credential is not None:
                self.tokens[who] = credential["seat_token"]

    def say(self, text: str) -> None:
        """Print text."""
        self.text.append(text)

    @asynccontextmanager
    async def watching(self, who: str, path: str, last_event_id: int | None = None) -> AsyncIterator["Watching"]:
        """Open a watch and print the request; it is cut at the end."""
        extra = "" if last_event_id is None else f"Last-Event-ID: {last_event_id}\n"
        self._print("http", self._head(who, "GET", path, self.tokens[who]), extra)
        stream = server_sent(self.port, path.format(self.game_id), self.tokens[who], last_event_id)
        async with aclosing(stream) as messages:
            yield Watching(self, asyncio.ensure_future(_update(messages)))

    def message(self, event_id: str | None, data: Any) -> None:
        """Print a message of a watch."""
        self._print("jsonc", f"// id: {event_id}\n", laid_out(self._shown(data)))

    def _head(self, who: str, method: str, path: str, token: str | None) -> str:
        header = "" if token is None else f"Authorization: Bearer {_made_up_token(who)}\n"
        return f"{method} {path.format(GAME)}\n{header}"

    def _print(self, language: str, *parts: str) -> None:
        self.text.append(f"\n```{language}\n{''.join(parts).rstrip()}\n```")

    def _shown(self, value: Any) -> Any:
        """Replace what differs each time."""
        match value:
            case {"type": "uno.options"} if self._options_shown:
                return {"type": "uno.options", "…": "as above"}
            case dict():
                self._options_shown |= value.get("type") == "uno.options"
                return {name: MADE_UP.get(name) or self._shown(each) for name, each in value.items()}
            case list():
                return [self._shown(each) for each in value]
            case str():
                for who, token in self.tokens.items():
                    value = value.replace(token, _made_up_token(who))
                return value.replace(self.game_id, GAME)
            case _:
                return value


async def _update(messages: AsyncIterator[tuple[str | None, Any]]) -> tuple[str | None, Any]:
    """Give the next message that tells of the game; a heartbeat may greet first."""
    async for event_id, data in messages:
        if data["type"] != "watch.heartbeat":
            return event_id, data
    raise AssertionError("the watch ended and told nothing")


class Watching:
    """An open watch whose next message is awaited."""

    def __init__(self, page: Page, coming: "asyncio.Future[tuple[str | None, Any]]") -> None:
        self._page, self._coming = page, coming

    async def told(self) -> None:
        """Print the message."""
        self._page.message(*await self._coming)


def _made_up_token(who: str) -> str:
    return f"fds_token-of-{who}"


async def _seated(page: Page) -> None:
    """Create the table, fill it and start."""
    page.say(texts.CREATE)
    setup = {"type": "setup.position", "given": GIVEN, "seed": "uno-turn"}
    await page.ask(
        "Ann",
        "/v1/games",
        {"request_id": FRESH, "rule_set": "uno/1", "seats": 2, "setup": setup},
    )
    page.say(texts.TOKEN)
    await page.ask("Ben", "/v1/games/{}/seats", {"request_id": FRESH}, only="credential")
    page.say(texts.START)
    await page.ask("Ann", "/v1/games/{}/start", {"request_id": "ann-2"})


async def _refused(page: Page) -> None:
    """Ask about the card that does not fit, and try it."""
    page.say(texts.EXPLAIN)
    await page.ask("Ann", "/v1/games/{}/legal-moves?explain=true")
    page.say(texts.REFUSED)
    move = {"type": "uno.play_card", "card": "GREEN_2"}
    await page.ask("Ann", MOVES, {"request_id": "ann-3", "expected_version": 3, "move": move})


async def _played(page: Page) -> None:
    """Play, be watched, come too late, come back and ask again."""
    play = {"request_id": "ann-4", "expected_version": 3, "move": {"type": "uno.play_card", "card": "RED_5"}}
    page.say(texts.WATCH)
    async with page.watching("Ben", "/v1/games/{}/watch?after_version=3") as watching:
        page.say(texts.PLAY)
        await page.ask("Ann", MOVES, play)
        page.say(texts.TOLD)
        await watching.told()
    page.say(texts.BEN)
    answer = {"type": "uno.play_card", "card": "RED_7"}
    await page.ask("Ben", MOVES, {"request_id": "ben-2", "expected_version": 4, "move": answer, "brief": True})
    page.say(texts.LATE)
    call = {"request_id": "ann-5", "expected_version": 4, "move": {"type": "uno.call_uno"}}
    await page.ask("Ann", MOVES, call)
    page.say(texts.STALE_NOTE)
    page.say(texts.RESUME)
    async with page.watching("Ben", "/v1/games/{}/watch", last_event_id=4) as watching:
        await watching.told()
    page.say(texts.RETRY)
    await page.ask("Ann", MOVES, play | {"brief": True})


async def walk(port: int) -> str:
    """Play the turn on a test server and give the page."""
    async with RestClient(port) as client:
        page = Page(port, client)
        await _seated(page)
        await _refused(page)
        await _played(page)
    return "\n".join(page.text) + "\n"


def write() -> None:
    """Write the page anew."""
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        PAGE.write_text(asyncio.run(walk(server.port)), "utf-8")


if __name__ == "__main__":
    write()
