import datetime

from fairdeal.outcome.v1 import outcome_pb2 as _outcome_pb2
from fairdeal.v1 import catalog_pb2 as _catalog_pb2
from fairdeal.v1 import game_pb2 as _game_pb2
from fairdeal.v1 import game_move_pb2 as _game_move_pb2
from fairdeal.v1 import game_options_pb2 as _game_options_pb2
from fairdeal.v1 import game_view_pb2 as _game_view_pb2
from google.protobuf import struct_pb2 as _struct_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Spectators(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SPECTATORS_UNSPECIFIED: _ClassVar[Spectators]
    SPECTATORS_NONE: _ClassVar[Spectators]
    SPECTATORS_LINK: _ClassVar[Spectators]
    SPECTATORS_OPEN: _ClassVar[Spectators]

class EndReason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    END_REASON_UNSPECIFIED: _ClassVar[EndReason]
    END_REASON_GAME_ENDED: _ClassVar[EndReason]
    END_REASON_DRAINING: _ClassVar[EndReason]
    END_REASON_LAGGED: _ClassVar[EndReason]
SPECTATORS_UNSPECIFIED: Spectators
SPECTATORS_NONE: Spectators
SPECTATORS_LINK: Spectators
SPECTATORS_OPEN: Spectators
END_REASON_UNSPECIFIED: EndReason
END_REASON_GAME_ENDED: EndReason
END_REASON_DRAINING: EndReason
END_REASON_LAGGED: EndReason

class Claim(_message.Message):
    __slots__ = ("seat", "display_name")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    seat: int
    display_name: str
    def __init__(self, seat: _Optional[int] = ..., display_name: _Optional[str] = ...) -> None: ...

class Setup(_message.Message):
    __slots__ = ("seed", "position")
    SEED_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    seed: SeedSetup
    position: PositionSetup
    def __init__(self, seed: _Optional[_Union[SeedSetup, _Mapping]] = ..., position: _Optional[_Union[PositionSetup, _Mapping]] = ...) -> None: ...

class SeedSetup(_message.Message):
    __slots__ = ("seed",)
    SEED_FIELD_NUMBER: _ClassVar[int]
    seed: str
    def __init__(self, seed: _Optional[str] = ...) -> None: ...

class PositionSetup(_message.Message):
    __slots__ = ("given", "seed")
    GIVEN_FIELD_NUMBER: _ClassVar[int]
    SEED_FIELD_NUMBER: _ClassVar[int]
    given: _struct_pb2.Struct
    seed: str
    def __init__(self, given: _Optional[_Union[_struct_pb2.Struct, _Mapping]] = ..., seed: _Optional[str] = ...) -> None: ...

class CreateGameRequest(_message.Message):
    __slots__ = ("request_id", "rule_set", "options", "seats", "claims", "spectators", "setup")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    CLAIMS_FIELD_NUMBER: _ClassVar[int]
    SPECTATORS_FIELD_NUMBER: _ClassVar[int]
    SETUP_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    rule_set: str
    options: _game_options_pb2.GameOptions
    seats: int
    claims: _containers.RepeatedCompositeFieldContainer[Claim]
    spectators: Spectators
    setup: Setup
    def __init__(self, request_id: _Optional[str] = ..., rule_set: _Optional[str] = ..., options: _Optional[_Union[_game_options_pb2.GameOptions, _Mapping]] = ..., seats: _Optional[int] = ..., claims: _Optional[_Iterable[_Union[Claim, _Mapping]]] = ..., spectators: _Optional[_Union[Spectators, str]] = ..., setup: _Optional[_Union[Setup, _Mapping]] = ...) -> None: ...

class SeatCredential(_message.Message):
    __slots__ = ("seat", "seat_token")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    seat: int
    seat_token: str
    def __init__(self, seat: _Optional[int] = ..., seat_token: _Optional[str] = ...) -> None: ...

class Game(_message.Message):
    __slots__ = ("game_id", "rule_set", "options", "seats", "spectators", "rigged", "commitment", "created_at")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SPECTATORS_FIELD_NUMBER: _ClassVar[int]
    RIGGED_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    CREATED_AT_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    rule_set: str
    options: _game_options_pb2.GameOptions
    seats: _containers.RepeatedCompositeFieldContainer[_game_pb2.SeatInfo]
    spectators: Spectators
    rigged: bool
    commitment: str
    created_at: _timestamp_pb2.Timestamp
    def __init__(self, game_id: _Optional[str] = ..., rule_set: _Optional[str] = ..., options: _Optional[_Union[_game_options_pb2.GameOptions, _Mapping]] = ..., seats: _Optional[_Iterable[_Union[_game_pb2.SeatInfo, _Mapping]]] = ..., spectators: _Optional[_Union[Spectators, str]] = ..., rigged: _Optional[bool] = ..., commitment: _Optional[str] = ..., created_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class CreateGameResponse(_message.Message):
    __slots__ = ("replayed", "credentials", "game", "update")
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    CREDENTIALS_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    replayed: bool
    credentials: _containers.RepeatedCompositeFieldContainer[SeatCredential]
    game: Game
    update: _game_pb2.Update
    def __init__(self, replayed: _Optional[bool] = ..., credentials: _Optional[_Iterable[_Union[SeatCredential, _Mapping]]] = ..., game: _Optional[_Union[Game, _Mapping]] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class JoinGameRequest(_message.Message):
    __slots__ = ("game_id", "request_id", "seat", "display_name")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    seat: int
    display_name: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ..., seat: _Optional[int] = ..., display_name: _Optional[str] = ...) -> None: ...

class JoinGameResponse(_message.Message):
    __slots__ = ("replayed", "credential", "game", "update")
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    CREDENTIAL_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    replayed: bool
    credential: SeatCredential
    game: Game
    update: _game_pb2.Update
    def __init__(self, replayed: _Optional[bool] = ..., credential: _Optional[_Union[SeatCredential, _Mapping]] = ..., game: _Optional[_Union[Game, _Mapping]] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class StartGameRequest(_message.Message):
    __slots__ = ("game_id", "request_id")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class StartGameResponse(_message.Message):
    __slots__ = ("accepted_version", "replayed", "update")
    ACCEPTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    accepted_version: int
    replayed: bool
    update: _game_pb2.Update
    def __init__(self, accepted_version: _Optional[int] = ..., replayed: _Optional[bool] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class GetGameRequest(_message.Message):
    __slots__ = ("game_id", "after_version", "wait")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    AFTER_VERSION_FIELD_NUMBER: _ClassVar[int]
    WAIT_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    after_version: int
    wait: int
    def __init__(self, game_id: _Optional[str] = ..., after_version: _Optional[int] = ..., wait: _Optional[int] = ...) -> None: ...

class GetGameResponse(_message.Message):
    __slots__ = ("game", "update")
    GAME_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    game: Game
    update: _game_pb2.Update
    def __init__(self, game: _Optional[_Union[Game, _Mapping]] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class ListGamesRequest(_message.Message):
    __slots__ = ("page_size", "page_token", "status")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    status: _game_pb2.Status
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., status: _Optional[_Union[_game_pb2.Status, str]] = ...) -> None: ...

class GameSummary(_message.Message):
    __slots__ = ("game_id", "rule_set", "status", "seats", "seats_taken", "version", "created_at")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SEATS_TAKEN_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    CREATED_AT_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    rule_set: str
    status: _game_pb2.Status
    seats: int
    seats_taken: int
    version: int
    created_at: _timestamp_pb2.Timestamp
    def __init__(self, game_id: _Optional[str] = ..., rule_set: _Optional[str] = ..., status: _Optional[_Union[_game_pb2.Status, str]] = ..., seats: _Optional[int] = ..., seats_taken: _Optional[int] = ..., version: _Optional[int] = ..., created_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class ListGamesResponse(_message.Message):
    __slots__ = ("games", "next_page_token")
    GAMES_FIELD_NUMBER: _ClassVar[int]
    NEXT_PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    games: _containers.RepeatedCompositeFieldContainer[GameSummary]
    next_page_token: str
    def __init__(self, games: _Optional[_Iterable[_Union[GameSummary, _Mapping]]] = ..., next_page_token: _Optional[str] = ...) -> None: ...

class SubmitMoveRequest(_message.Message):
    __slots__ = ("game_id", "request_id", "expected_version", "move", "brief", "dry_run")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    EXPECTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    BRIEF_FIELD_NUMBER: _ClassVar[int]
    DRY_RUN_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    expected_version: int
    move: _game_move_pb2.GameMove
    brief: bool
    dry_run: bool
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ..., expected_version: _Optional[int] = ..., move: _Optional[_Union[_game_move_pb2.GameMove, _Mapping]] = ..., brief: _Optional[bool] = ..., dry_run: _Optional[bool] = ...) -> None: ...

class SubmitMoveResponse(_message.Message):
    __slots__ = ("accepted_version", "replayed", "update")
    ACCEPTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    accepted_version: int
    replayed: bool
    update: _game_pb2.Update
    def __init__(self, accepted_version: _Optional[int] = ..., replayed: _Optional[bool] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class ListLegalMovesRequest(_message.Message):
    __slots__ = ("game_id", "explain")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    EXPLAIN_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    explain: bool
    def __init__(self, game_id: _Optional[str] = ..., explain: _Optional[bool] = ...) -> None: ...

class ListLegalMovesResponse(_message.Message):
    __slots__ = ("version", "legal_moves", "blocked", "groups")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    BLOCKED_FIELD_NUMBER: _ClassVar[int]
    GROUPS_FIELD_NUMBER: _ClassVar[int]
    version: int
    legal_moves: _containers.RepeatedCompositeFieldContainer[_game_move_pb2.GameMove]
    blocked: _containers.RepeatedCompositeFieldContainer[_game_pb2.Blocked]
    groups: _containers.RepeatedCompositeFieldContainer[_game_pb2.CardGroup]
    def __init__(self, version: _Optional[int] = ..., legal_moves: _Optional[_Iterable[_Union[_game_move_pb2.GameMove, _Mapping]]] = ..., blocked: _Optional[_Iterable[_Union[_game_pb2.Blocked, _Mapping]]] = ..., groups: _Optional[_Iterable[_Union[_game_pb2.CardGroup, _Mapping]]] = ...) -> None: ...

class ListEntriesRequest(_message.Message):
    __slots__ = ("game_id", "after_version", "page_size")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    AFTER_VERSION_FIELD_NUMBER: _ClassVar[int]
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    after_version: int
    page_size: int
    def __init__(self, game_id: _Optional[str] = ..., after_version: _Optional[int] = ..., page_size: _Optional[int] = ...) -> None: ...

class ListEntriesResponse(_message.Message):
    __slots__ = ("entries", "version")
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    entries: _containers.RepeatedCompositeFieldContainer[_game_pb2.Entry]
    version: int
    def __init__(self, entries: _Optional[_Iterable[_Union[_game_pb2.Entry, _Mapping]]] = ..., version: _Optional[int] = ...) -> None: ...

class WatchGameRequest(_message.Message):
    __slots__ = ("game_id", "after_version")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    AFTER_VERSION_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    after_version: int
    def __init__(self, game_id: _Optional[str] = ..., after_version: _Optional[int] = ...) -> None: ...

class WatchGameResponse(_message.Message):
    __slots__ = ("item",)
    ITEM_FIELD_NUMBER: _ClassVar[int]
    item: WatchMessage
    def __init__(self, item: _Optional[_Union[WatchMessage, _Mapping]] = ...) -> None: ...

class WatchMessage(_message.Message):
    __slots__ = ("update", "heartbeat", "end")
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_FIELD_NUMBER: _ClassVar[int]
    END_FIELD_NUMBER: _ClassVar[int]
    update: WatchUpdate
    heartbeat: WatchHeartbeat
    end: WatchEnd
    def __init__(self, update: _Optional[_Union[WatchUpdate, _Mapping]] = ..., heartbeat: _Optional[_Union[WatchHeartbeat, _Mapping]] = ..., end: _Optional[_Union[WatchEnd, _Mapping]] = ...) -> None: ...

class WatchUpdate(_message.Message):
    __slots__ = ("update",)
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    update: _game_pb2.Update
    def __init__(self, update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class WatchHeartbeat(_message.Message):
    __slots__ = ("version", "server_time")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    SERVER_TIME_FIELD_NUMBER: _ClassVar[int]
    version: int
    server_time: _timestamp_pb2.Timestamp
    def __init__(self, version: _Optional[int] = ..., server_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class WatchEnd(_message.Message):
    __slots__ = ("reason", "resume_version")
    REASON_FIELD_NUMBER: _ClassVar[int]
    RESUME_VERSION_FIELD_NUMBER: _ClassVar[int]
    reason: EndReason
    resume_version: int
    def __init__(self, reason: _Optional[_Union[EndReason, str]] = ..., resume_version: _Optional[int] = ...) -> None: ...

class GetReplayRequest(_message.Message):
    __slots__ = ("game_id", "version")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    version: int
    def __init__(self, game_id: _Optional[str] = ..., version: _Optional[int] = ...) -> None: ...

class GetReplayResponse(_message.Message):
    __slots__ = ("entry", "view", "waiting_for", "outcome", "head")
    ENTRY_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    WAITING_FOR_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    HEAD_FIELD_NUMBER: _ClassVar[int]
    entry: _game_pb2.Entry
    view: _game_view_pb2.GameView
    waiting_for: _containers.RepeatedCompositeFieldContainer[_game_pb2.WaitingFor]
    outcome: _outcome_pb2.Outcome
    head: int
    def __init__(self, entry: _Optional[_Union[_game_pb2.Entry, _Mapping]] = ..., view: _Optional[_Union[_game_view_pb2.GameView, _Mapping]] = ..., waiting_for: _Optional[_Iterable[_Union[_game_pb2.WaitingFor, _Mapping]]] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ..., head: _Optional[int] = ...) -> None: ...

class ExportLogRequest(_message.Message):
    __slots__ = ("game_id",)
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    def __init__(self, game_id: _Optional[str] = ...) -> None: ...

class ExportLogResponse(_message.Message):
    __slots__ = ("line",)
    LINE_FIELD_NUMBER: _ClassVar[int]
    line: str
    def __init__(self, line: _Optional[str] = ...) -> None: ...

class GetServerRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class GetServerResponse(_message.Message):
    __slots__ = ("server",)
    SERVER_FIELD_NUMBER: _ClassVar[int]
    server: _catalog_pb2.ServerInfo
    def __init__(self, server: _Optional[_Union[_catalog_pb2.ServerInfo, _Mapping]] = ...) -> None: ...
