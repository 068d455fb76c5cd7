"""The rows of operations about a table beside its cards: who sits, pauses, clocks, series."""

from typing import Final

from service.api.operation import Flow, Operation, Scope
from service.api.route import Route
from service.app.games.add_bot import add_bot
from service.app.games.advance_clock import advance_clock
from service.app.games.cancel_game import cancel_game
from service.app.games.create_game import create_game
from service.app.games.free_seat import free_seat
from service.app.games.get_series import get_series
from service.app.games.join_game import join_game
from service.app.games.leave_seat import leave_seat
from service.app.games.pause_game import pause_game
from service.app.games.preview_game import preview_game
from service.app.games.rematch import rematch
from service.app.games.resign import resign
from service.app.games.resume_game import resume_game
from service.app.games.return_to_seat import return_to_seat
from service.app.games.rotate_seat_token import rotate_seat_token
from service.app.games.start_game import start_game
from service.app.messages import games as game

_GAME: Final = "/v1/games/{game_id}"

TABLE_OPERATIONS: Final = (
    Operation(
        service="GameService",
        name="CreateGame",
        flow=Flow.UNARY,
        request=game.CreateGameRequest,
        response=game.CreateGameResponse,
        use_case=create_game,
        scope=Scope.ANYBODY,
        route=Route("POST", "/v1/games", created=True),
    ),
    Operation(
        service="GameService",
        name="JoinGame",
        flow=Flow.UNARY,
        request=game.JoinGameRequest,
        response=game.JoinGameResponse,
        use_case=join_game,
        scope=Scope.VIEWER,
        route=Route("POST", f"{_GAME}/seats", created=True),
    ),
    Operation(
        service="GameService",
        name="StartGame",
        flow=Flow.UNARY,
        request=game.StartGameRequest,
        response=game.StartGameResponse,
        use_case=start_game,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/start"),
    ),
    Operation(
        service="GameService",
        name="PreviewGame",
        flow=Flow.UNARY,
        request=game.PreviewGameRequest,
        response=game.PreviewGameResponse,
        use_case=preview_game,
        scope=Scope.ANYBODY,
        route=Route("POST", "/v1/join-codes/preview"),
    ),
    Operation(
        service="GameService",
        name="AddBot",
        flow=Flow.UNARY,
        request=game.AddBotRequest,
        response=game.AddBotResponse,
        use_case=add_bot,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/bots"),
    ),
    Operation(
        service="GameService",
        name="FreeSeat",
        flow=Flow.UNARY,
        request=game.FreeSeatRequest,
        response=game.FreeSeatResponse,
        use_case=free_seat,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/seats/free"),
    ),
    Operation(
        service="GameService",
        name="LeaveSeat",
        flow=Flow.UNARY,
        request=game.LeaveSeatRequest,
        response=game.LeaveSeatResponse,
        use_case=leave_seat,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/leave"),
    ),
    Operation(
        service="GameService",
        name="Resign",
        flow=Flow.UNARY,
        request=game.ResignRequest,
        response=game.ResignResponse,
        use_case=resign,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/resign"),
    ),
    Operation(
        service="GameService",
        name="ReturnToSeat",
        flow=Flow.UNARY,
        request=game.ReturnToSeatRequest,
        response=game.ReturnToSeatResponse,
        use_case=return_to_seat,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/return"),
    ),
    Operation(
        service="GameService",
        name="RotateSeatToken",
        flow=Flow.UNARY,
        request=game.RotateSeatTokenRequest,
        response=game.RotateSeatTokenResponse,
        use_case=rotate_seat_token,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/token"),
    ),
    Operation(
        service="GameService",
        name="CancelGame",
        flow=Flow.UNARY,
        request=game.CancelGameRequest,
        response=game.CancelGameResponse,
        use_case=cancel_game,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/cancel"),
    ),
    Operation(
        service="GameService",
        name="PauseGame",
        flow=Flow.UNARY,
        request=game.PauseGameRequest,
        response=game.PauseGameResponse,
        use_case=pause_game,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/pause"),
    ),
    Operation(
        service="GameService",
        name="ResumeGame",
        flow=Flow.UNARY,
        request=game.ResumeGameRequest,
        response=game.ResumeGameResponse,
        use_case=resume_game,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/resume"),
    ),
    Operation(
        service="GameService",
        name="AdvanceClock",
        flow=Flow.UNARY,
        request=game.AdvanceClockRequest,
        response=game.AdvanceClockResponse,
        use_case=advance_clock,
        scope=Scope.VIEWER,
        route=Route("POST", f"{_GAME}/clock"),
    ),
    Operation(
        service="GameService",
        name="Rematch",
        flow=Flow.UNARY,
        request=game.RematchRequest,
        response=game.RematchResponse,
        use_case=rematch,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/rematch", created=True),
    ),
    Operation(
        service="GameService",
        name="GetSeries",
        flow=Flow.UNARY,
        request=game.GetSeriesRequest,
        response=game.GetSeriesResponse,
        use_case=get_series,
        scope=Scope.VIEWER,
        route=Route("GET", f"{_GAME}/series"),
    ),
)
"""In the order of the protobuf."""
