"""Games played through the use cases of an App in this process, without a transport."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from service.app.app import App
from service.app.call import Call
from service.app.game_messages import ExportLogRequest, StartGameRequest, SubmitMoveRequest
from service.app.inventory import OPERATIONS
from service.wire import json
from tests.support.mirror import Mirror

RUN = {operation.name: operation.run for operation in OPERATIONS}


class LocalGame(NamedTuple):
    """A game and what proves its seats."""

    game_id: str
    tokens: tuple[str, ...]


async def play_game(app: App, mirror: Mirror, moves: int | None = None) -> LocalGame:
    """Play a rigged game, at most so many moves of it."""
    created = await RUN["CreateGame"](app, Call(), mirror.creation(f"create-{mirror.seed}"))
    mirror.created()
    game_id = created.game.game_id
    tokens = tuple(each.seat_token for each in created.credentials)
    await RUN["StartGame"](app, Call(token=tokens[0]), StartGameRequest(game_id=game_id, request_id="start"))
    mirror.started()
    while mirror.outcome is None and (moves is None or mirror.version < 2 + moves):
        seat, move = mirror.choose()
        request = SubmitMoveRequest(
            game_id=game_id, request_id=f"after-{mirror.version}", expected_version=mirror.version, move=move
        )
        await RUN["SubmitMove"](app, Call(token=tokens[seat]), request)
        mirror.played(seat, move)
    return LocalGame(game_id, tokens)


async def export_lines(app: App, game_id: str) -> list[bytes]:
    """Export a log as a spectator may, one JSON line an entry."""
    answers: AsyncIterator[Any] = RUN["ExportLog"](app, Call(), ExportLogRequest(game_id=game_id))
    return [json.encode(answer.line) async for answer in answers]
