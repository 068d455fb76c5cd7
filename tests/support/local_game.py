"""Games played through the use cases of an App in this process, without a transport."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from service.api.operations import OPERATIONS
from service.app.app import App
from service.app.call import Call
from service.app.messages.games import ExportLogRequest, StartGameRequest, SubmitMoveRequest
from tests.support.mirror import Mirror

RUN = {operation.name: operation.use_case for operation in OPERATIONS}


class LocalGame(NamedTuple):
    """A game and what proves its seats."""

    game_id: str
    tokens: tuple[str, ...]


async def play_game(app: App, mirror: Mirror, moves: int | None = None) -> LocalGame:
    """Play a rigged game from its creation, at most so many moves of it."""
    created = await app.bind(RUN["CreateGame"])(Call(), mirror.creation(f"create-{mirror.seed}"))
    mirror.created()
    game = LocalGame(created.game.game_id, tuple(each.seat_token for each in created.credentials))
    start = StartGameRequest(game_id=game.game_id, request_id="start")
    await app.bind(RUN["StartGame"])(Call(token=game.tokens[0]), start)
    mirror.started()
    await play_on(app, game, mirror, moves)
    return game


async def play_on(app: App, game: LocalGame, mirror: Mirror, moves: int | None = None) -> None:
    """Play a game on, at most so many moves more."""
    last = None if moves is None else mirror.version + moves
    while mirror.outcome is None and mirror.version != last:
        seat, move = mirror.choose()
        request = SubmitMoveRequest(
            game_id=game.game_id, request_id=f"after-{mirror.version}", expected_version=mirror.version, move=move
        )
        await app.bind(RUN["SubmitMove"])(Call(token=game.tokens[seat]), request)
        mirror.played(seat, move)


async def export_lines(app: App, game_id: str) -> list[bytes]:
    """Export a log as a spectator may, one JSON line an entry."""
    answers: AsyncIterator[Any] = app.bind(RUN["ExportLog"])(Call(), ExportLogRequest(game_id=game_id))
    return [answer.line.encode() async for answer in answers]
