"""The table of operations. Both transports, the OpenAPI document and the documents read it; nothing else lists them."""

from typing import Final

from service.api.operation import Flow, Operation, Scope
from service.api.route import Freshness, Media, Route
from service.app.games.add_bot import add_bot
from service.app.games.advance_clock import advance_clock
from service.app.games.cancel_game import cancel_game
from service.app.games.create_game import create_game
from service.app.games.export_log import export_log
from service.app.games.free_seat import free_seat
from service.app.games.get_game import get_game
from service.app.games.get_replay import get_replay
from service.app.games.get_series import get_series
from service.app.games.get_server import get_server
from service.app.games.join_game import join_game
from service.app.games.leave_seat import leave_seat
from service.app.games.list_entries import list_entries
from service.app.games.list_games import list_games
from service.app.games.list_legal_moves import list_legal_moves
from service.app.games.pause_game import pause_game
from service.app.games.preview_game import preview_game
from service.app.games.rematch import rematch
from service.app.games.resign import resign
from service.app.games.resume_game import resume_game
from service.app.games.return_to_seat import return_to_seat
from service.app.games.rotate_seat_token import rotate_seat_token
from service.app.games.start_game import start_game
from service.app.games.submit_move import submit_move
from service.app.games.watch_game import watch_game
from service.app.messages import games as game
from service.app.messages import rules
from service.app.rules.get_rule import get_rule, list_rules
from service.app.rules.get_rule_set import get_rule_set, get_texts, list_rule_sets
from service.app.rules.moves import apply_move, check_move, list_moves
from service.app.rules.replay import replay
from service.app.rules.state import get_view, new_state

_GAME: Final = "/v1/games/{game_id}"
_RULE_SET: Final = "/v1/rule-sets/{title}/{number}"
_RULES: Final = "/v1/rules/{title}"

OPERATIONS: Final = (
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
    Operation(
        service="RulesService",
        name="ListRuleSets",
        flow=Flow.UNARY,
        request=rules.ListRuleSetsRequest,
        response=rules.ListRuleSetsResponse,
        use_case=list_rule_sets,
        scope=Scope.ANYBODY,
        route=Route("GET", "/v1/rule-sets", freshness=Freshness.CATALOGUE),
    ),
    Operation(
        service="RulesService",
        name="GetRuleSet",
        flow=Flow.UNARY,
        request=rules.GetRuleSetRequest,
        response=rules.GetRuleSetResponse,
        use_case=get_rule_set,
        scope=Scope.ANYBODY,
        route=Route("GET", _RULE_SET, joined="rule_set", freshness=Freshness.CATALOGUE),
    ),
    Operation(
        service="RulesService",
        name="GetTexts",
        flow=Flow.UNARY,
        request=rules.GetTextsRequest,
        response=rules.GetTextsResponse,
        use_case=get_texts,
        scope=Scope.ANYBODY,
        route=Route("GET", f"{_RULE_SET}/texts", query=("language",), joined="rule_set", freshness=Freshness.CATALOGUE),
    ),
    Operation(
        service="RulesService",
        name="GetRule",
        flow=Flow.UNARY,
        request=rules.GetRuleRequest,
        response=rules.GetRuleResponse,
        use_case=get_rule,
        scope=Scope.ANYBODY,
        route=Route(
            "GET", f"{_RULE_SET}/rules/{{rule}}", query=("language",), joined="rule_set", freshness=Freshness.CATALOGUE
        ),
    ),
    Operation(
        service="RulesService",
        name="ListRules",
        flow=Flow.UNARY,
        request=rules.ListRulesRequest,
        response=rules.ListRulesResponse,
        use_case=list_rules,
        scope=Scope.ANYBODY,
        route=Route("GET", f"{_RULE_SET}/rules", query=("language",), joined="rule_set", freshness=Freshness.CATALOGUE),
    ),
    Operation(
        service="RulesService",
        name="NewState",
        flow=Flow.UNARY,
        request=rules.NewStateRequest,
        response=rules.NewStateResponse,
        use_case=new_state,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/new-state"),
    ),
    Operation(
        service="RulesService",
        name="CheckMove",
        flow=Flow.UNARY,
        request=rules.CheckMoveRequest,
        response=rules.CheckMoveResponse,
        use_case=check_move,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/check-move"),
    ),
    Operation(
        service="RulesService",
        name="ApplyMove",
        flow=Flow.UNARY,
        request=rules.ApplyMoveRequest,
        response=rules.ApplyMoveResponse,
        use_case=apply_move,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/apply-move"),
    ),
    Operation(
        service="RulesService",
        name="ListMoves",
        flow=Flow.UNARY,
        request=rules.ListMovesRequest,
        response=rules.ListMovesResponse,
        use_case=list_moves,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/list-moves"),
    ),
    Operation(
        service="RulesService",
        name="GetView",
        flow=Flow.UNARY,
        request=rules.GetViewRequest,
        response=rules.GetViewResponse,
        use_case=get_view,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/get-view"),
    ),
    Operation(
        service="RulesService",
        name="Replay",
        flow=Flow.CLIENT_STREAM,
        request=rules.ReplayRequest,
        response=rules.ReplayResponse,
        use_case=replay,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/replay", query=("to_version",), takes=Media.LINES),
    ),
)
"""In the order of the protobuf."""
