"""A game at which a test sits through sockets of the play channel."""

from typing import Any

from service.rest.play.down_frames import PlayAccepted, PlaySubscribed, PlayUpdate
from tests.support.play_socket import PlaySocket
from tests.support.rest_serving import RestTable


def subscribe(table: RestTable, seat: int | None = None, after: int = 0, **more: Any) -> dict[str, Any]:
    """Make the frame that subscribes a seat, or a spectator."""
    token = None if seat is None else table.tokens[seat]
    frame = {
        "type": "play.subscribe",
        "game_id": table.game_id,
        "seat_token": token,
        "after_version": after,
        "view": False,
    }
    return frame | more


def move(table: RestTable, turn: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Make the frame that plays the first legal move of a turn."""
    frame = {
        "type": "play.move",
        "game_id": table.game_id,
        "request_id": table.rest.new_id(),
        "expected_version": turn["version"],
        "move": turn["legal_moves"][0],
    }
    return frame | more


async def sit(socket: PlaySocket, table: RestTable, seat: int | None = None, after: int = 2, **more: Any) -> Any:
    """Subscribe and give the answer."""
    await socket.say(subscribe(table, seat, after, **more))
    return await socket.hear_a(PlaySubscribed)


def entries_of(frames: list[Any], game_id: str, seat: int | None) -> list[int]:
    """Give the versions that the frames of one subscription carry, in order, whatever frame they travel in."""
    found = []
    for frame in frames:
        update = frame.problem.update if hasattr(frame, "problem") else getattr(frame, "update", None)
        if update is not None and (frame.game_id, frame.seat) == (game_id, seat):
            found += [entry.version for entry in update.entries]
    return found


async def play_on(socket: PlaySocket, table: RestTable, moves: int = 10_000) -> list[Any]:
    """Play first legal moves over a socket at which all seats sit; give every frame that came."""
    frames: list[Any] = []
    turn = await table.turn()
    while moves and turn["status"] == "RUNNING":
        await socket.say(move(table, turn, seat=turn["waiting_for"][0]["seat"], brief=True))
        while not isinstance(frame := await socket.hear(), PlayAccepted):
            assert isinstance(frame, PlayUpdate), frame
            frames.append(frame)
        frames.append(frame)
        turn = (await table.rest.get(table.path)).json()["update"]
        if turn["status"] == "RUNNING":
            turn = await table.turn()
        moves -= 1
    return frames
