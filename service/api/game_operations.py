"""The rows of operations about a game that is played, read or watched."""

from typing import Final

from service.api.operation import Flow, Operation, Scope
from service.api.route import Freshness, Media, Route
from service.app.games.export_log import export_log
from service.app.games.get_game import get_game
from service.app.games.get_replay import get_replay
from service.app.games.get_server import get_server
from service.app.games.list_entries import list_entries
from service.app.games.list_games import list_games
from service.app.games.list_legal_moves import list_legal_moves
from service.app.games.submit_move import submit_move
from service.app.games.watch_game import watch_game
from service.app.messages import games as game

_GAME: Final = "/v1/games/{game_id}"

GAME_OPERATIONS: Final = (
    Operation(
        service="GameService",
        name="GetGame",
        flow=Flow.UNARY,
        request=game.GetGameRequest,
        response=game.GetGameResponse,
        use_case=get_game,
        scope=Scope.VIEWER,
        route=Route("GET", _GAME, query=("after_version", "wait"), freshness=Freshness.VERSIONED),
    ),
    Operation(
        service="GameService",
        name="ListGames",
        flow=Flow.UNARY,
        request=game.ListGamesRequest,
        response=game.ListGamesResponse,
        use_case=list_games,
        scope=Scope.ANYBODY,
        route=Route(
            "GET", "/v1/games", query=("page_size", "page_token", "status", "rule_set", "open_seats", "with_option")
        ),
    ),
    Operation(
        service="GameService",
        name="SubmitMove",
        flow=Flow.UNARY,
        request=game.SubmitMoveRequest,
        response=game.SubmitMoveResponse,
        use_case=submit_move,
        scope=Scope.SEAT,
        route=Route("POST", f"{_GAME}/moves"),
    ),
    Operation(
        service="GameService",
        name="ListLegalMoves",
        flow=Flow.UNARY,
        request=game.ListLegalMovesRequest,
        response=game.ListLegalMovesResponse,
        use_case=list_legal_moves,
        scope=Scope.SEAT,
        route=Route("GET", f"{_GAME}/legal-moves", query=("explain",)),
    ),
    Operation(
        service="GameService",
        name="ListEntries",
        flow=Flow.UNARY,
        request=game.ListEntriesRequest,
        response=game.ListEntriesResponse,
        use_case=list_entries,
        scope=Scope.VIEWER,
        route=Route("GET", f"{_GAME}/entries", query=("after_version", "page_size")),
    ),
    Operation(
        service="GameService",
        name="WatchGame",
        flow=Flow.SERVER_STREAM,
        request=game.WatchGameRequest,
        response=game.WatchGameResponse,
        use_case=watch_game,
        scope=Scope.VIEWER,
        route=Route("GET", f"{_GAME}/watch", query=("after_version",), gives=Media.EVENTS),
    ),
    Operation(
        service="GameService",
        name="GetReplay",
        flow=Flow.UNARY,
        request=game.GetReplayRequest,
        response=game.GetReplayResponse,
        use_case=get_replay,
        scope=Scope.VIEWER,
        route=Route("GET", f"{_GAME}/replay/{{version}}"),
    ),
    Operation(
        service="GameService",
        name="ExportLog",
        flow=Flow.SERVER_STREAM,
        request=game.ExportLogRequest,
        response=game.ExportLogResponse,
        use_case=export_log,
        scope=Scope.VIEWER,
        route=Route("GET", f"{_GAME}/log", gives=Media.LINES),
    ),
    Operation(
        service="GameService",
        name="GetServer",
        flow=Flow.UNARY,
        request=game.GetServerRequest,
        response=game.GetServerResponse,
        use_case=get_server,
        scope=Scope.ANYBODY,
        route=Route("GET", "/v1/server"),
    ),
)
"""In the order of the protobuf."""
