"""A table with company: people and bots at one game of any title, through the use cases."""

from collections.abc import AsyncGenerator
from typing import Any

from service.api.operations import OPERATIONS
from service.app.app import App
from service.app.call import Call
from service.app.messages.vocabulary import Update
from service.wire import json

ROWS = {operation.name: operation for operation in OPERATIONS}


NAMES = ("Ana", "Bo", "Cem", "Dae")
"""The people, in order of seats."""


class Company:
    """The callers of one game: each by the token of its seat, or nobody."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.game_id = ""
        self.tokens: dict[int, str] = {}
        self._asked = 0

    async def ask(self, name: str, seat: int | None = None, /, *, token: str | None = None, **fields: Any) -> Any:
        """Make a call as a seat; the game's id and a request id are put in where they are wanted."""
        operation = ROWS[name]
        known = operation.request.__struct_fields__
        if "request_id" in known and "request_id" not in fields:
            self._asked += 1
            fields["request_id"] = f"request-{self._asked:020d}"
        if "game_id" in known:
            fields.setdefault("game_id", self.game_id)
        call = Call(token=token or (None if seat is None else self.tokens[seat]))
        answer = self.app.bind(operation.use_case)(call, json.convert(operation.request, fields))
        return answer if hasattr(answer, "__anext__") else await answer

    async def ask_stream(self, name: str, seat: int | None = None, /, **fields: Any) -> AsyncGenerator[Any]:
        """Make a call that is answered by a stream."""
        stream: AsyncGenerator[Any] = await self.ask(name, seat, **fields)
        return stream

    async def open(self, rule_set: str, seats: int, people: int = 1, **more: Any) -> Update:
        """Create a game whose first seats are people's, and keep their tokens."""
        claims = [{"seat": seat, "display_name": NAMES[seat]} for seat in range(people)]
        created = await self.ask("CreateGame", rule_set=rule_set, seats=seats, claims=claims, **more)
        self.game_id = created.game.game_id
        self.tokens = {each.seat: each.seat_token for each in created.credentials}
        return created.update

    async def see(self, seat: int | None = 0) -> Update:
        """Look at the game."""
        update: Update = (await self.ask("GetGame", seat)).update
        return update

    async def move(self, seat: int) -> Update:
        """Play the first legal move of a seat."""
        shown = await self.see(seat)
        assert shown.legal_moves
        plain = json.to_plain(shown.legal_moves[0])
        return (await self.ask("SubmitMove", seat, expected_version=shown.version, move=plain)).update
