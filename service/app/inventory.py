"""Every operation of the API. Both transports register from this list; a test holds it equal to the protobuf."""

from typing import Any, Final

from service.app.games.create_game import create_game
from service.app.games.export_log import export_log
from service.app.games.get_game import get_game
from service.app.games.get_replay import get_replay
from service.app.games.get_server import get_server
from service.app.games.join_game import join_game
from service.app.games.list_entries import list_entries
from service.app.games.list_games import list_games
from service.app.games.list_legal_moves import list_legal_moves
from service.app.games.start_game import start_game
from service.app.games.submit_move import submit_move
from service.app.games.watch_game import watch_game
from service.app.messages import games as game
from service.app.messages import rules
from service.app.operation import Kind, Operation
from service.app.rules.get_rule_set import get_rule_set, get_texts, list_rule_sets
from service.app.rules.moves import apply_move, check_move, list_moves
from service.app.rules.replay import replay
from service.app.rules.state import get_view, new_state


def _game(name: str, request: type[Any], response: type[Any], run: Any, kind: Kind = Kind.UNARY) -> Operation:
    return Operation("GameService", name, kind, request, response, run)


def _rules(name: str, request: type[Any], response: type[Any], run: Any, kind: Kind = Kind.UNARY) -> Operation:
    return Operation("RulesService", name, kind, request, response, run)


OPERATIONS: Final[tuple[Operation, ...]] = (
    _game("CreateGame", game.CreateGameRequest, game.CreateGameResponse, create_game),
    _game("JoinGame", game.JoinGameRequest, game.JoinGameResponse, join_game),
    _game("StartGame", game.StartGameRequest, game.StartGameResponse, start_game),
    _game("GetGame", game.GetGameRequest, game.GetGameResponse, get_game),
    _game("ListGames", game.ListGamesRequest, game.ListGamesResponse, list_games),
    _game("SubmitMove", game.SubmitMoveRequest, game.SubmitMoveResponse, submit_move),
    _game("ListLegalMoves", game.ListLegalMovesRequest, game.ListLegalMovesResponse, list_legal_moves),
    _game("ListEntries", game.ListEntriesRequest, game.ListEntriesResponse, list_entries),
    _game("WatchGame", game.WatchGameRequest, game.WatchGameResponse, watch_game, Kind.SERVER_STREAM),
    _game("GetReplay", game.GetReplayRequest, game.GetReplayResponse, get_replay),
    _game("ExportLog", game.ExportLogRequest, game.ExportLogResponse, export_log, Kind.SERVER_STREAM),
    _game("GetServer", game.GetServerRequest, game.GetServerResponse, get_server),
    _rules("ListRuleSets", rules.ListRuleSetsRequest, rules.ListRuleSetsResponse, list_rule_sets),
    _rules("GetRuleSet", rules.GetRuleSetRequest, rules.GetRuleSetResponse, get_rule_set),
    _rules("GetTexts", rules.GetTextsRequest, rules.GetTextsResponse, get_texts),
    _rules("NewState", rules.NewStateRequest, rules.NewStateResponse, new_state),
    _rules("CheckMove", rules.CheckMoveRequest, rules.CheckMoveResponse, check_move),
    _rules("ApplyMove", rules.ApplyMoveRequest, rules.ApplyMoveResponse, apply_move),
    _rules("ListMoves", rules.ListMovesRequest, rules.ListMovesResponse, list_moves),
    _rules("GetView", rules.GetViewRequest, rules.GetViewResponse, get_view),
    _rules("Replay", rules.ReplayRequest, rules.ReplayResponse, replay, Kind.CLIENT_STREAM),
)
"""In the order of the protobuf."""
