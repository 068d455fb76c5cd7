import datetime

from fairdeal.outcome.v1 import outcome_pb2 as _outcome_pb2
from fairdeal.v1 import catalog_pb2 as _catalog_pb2
from fairdeal.v1 import game_pb2 as _game_pb2
from fairdeal.v1 import game_move_pb2 as _game_move_pb2
from fairdeal.v1 import game_options_pb2 as _game_options_pb2
from fairdeal.v1 import game_view_pb2 as _game_view_pb2
from fairdeal.v1 import table_pb2 as _table_pb2
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

class BotClaim(_message.Message):
    __slots__ = ("seat", "level")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    seat: int
    level: str
    def __init__(self, seat: _Optional[int] = ..., level: _Optional[str] = ...) -> None: ...

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
    __slots__ = ("request_id", "rule_set", "options", "seats", "claims", "spectators", "setup", "settings", "bots", "best_of")
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    CLAIMS_FIELD_NUMBER: _ClassVar[int]
    SPECTATORS_FIELD_NUMBER: _ClassVar[int]
    SETUP_FIELD_NUMBER: _ClassVar[int]
    SETTINGS_FIELD_NUMBER: _ClassVar[int]
    BOTS_FIELD_NUMBER: _ClassVar[int]
    BEST_OF_FIELD_NUMBER: _ClassVar[int]
    request_id: str
    rule_set: str
    options: _game_options_pb2.GameOptions
    seats: int
    claims: _containers.RepeatedCompositeFieldContainer[Claim]
    spectators: Spectators
    setup: Setup
    settings: _table_pb2.TableSettings
    bots: _containers.RepeatedCompositeFieldContainer[BotClaim]
    best_of: int
    def __init__(self, request_id: _Optional[str] = ..., rule_set: _Optional[str] = ..., options: _Optional[_Union[_game_options_pb2.GameOptions, _Mapping]] = ..., seats: _Optional[int] = ..., claims: _Optional[_Iterable[_Union[Claim, _Mapping]]] = ..., spectators: _Optional[_Union[Spectators, str]] = ..., setup: _Optional[_Union[Setup, _Mapping]] = ..., settings: _Optional[_Union[_table_pb2.TableSettings, _Mapping]] = ..., bots: _Optional[_Iterable[_Union[BotClaim, _Mapping]]] = ..., best_of: _Optional[int] = ...) -> None: ...

class SeatCredential(_message.Message):
    __slots__ = ("seat", "seat_token")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SEAT_TOKEN_FIELD_NUMBER: _ClassVar[int]
    seat: int
    seat_token: str
    def __init__(self, seat: _Optional[int] = ..., seat_token: _Optional[str] = ...) -> None: ...

class Game(_message.Message):
    __slots__ = ("game_id", "rule_set", "options", "seats", "spectators", "rigged", "commitment", "created_at", "settings", "series", "join_code", "join_code_expires_at")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SPECTATORS_FIELD_NUMBER: _ClassVar[int]
    RIGGED_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    CREATED_AT_FIELD_NUMBER: _ClassVar[int]
    SETTINGS_FIELD_NUMBER: _ClassVar[int]
    SERIES_FIELD_NUMBER: _ClassVar[int]
    JOIN_CODE_FIELD_NUMBER: _ClassVar[int]
    JOIN_CODE_EXPIRES_AT_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    rule_set: str
    options: _game_options_pb2.GameOptions
    seats: _containers.RepeatedCompositeFieldContainer[_game_pb2.SeatInfo]
    spectators: Spectators
    rigged: bool
    commitment: str
    created_at: _timestamp_pb2.Timestamp
    settings: _table_pb2.TableSettings
    series: _table_pb2.SeriesPlace
    join_code: str
    join_code_expires_at: _timestamp_pb2.Timestamp
    def __init__(self, game_id: _Optional[str] = ..., rule_set: _Optional[str] = ..., options: _Optional[_Union[_game_options_pb2.GameOptions, _Mapping]] = ..., seats: _Optional[_Iterable[_Union[_game_pb2.SeatInfo, _Mapping]]] = ..., spectators: _Optional[_Union[Spectators, str]] = ..., rigged: _Optional[bool] = ..., commitment: _Optional[str] = ..., created_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., settings: _Optional[_Union[_table_pb2.TableSettings, _Mapping]] = ..., series: _Optional[_Union[_table_pb2.SeriesPlace, _Mapping]] = ..., join_code: _Optional[str] = ..., join_code_expires_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

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

class AddBotRequest(_message.Message):
    __slots__ = ("game_id", "request_id", "seat", "level")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    seat: int
    level: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ..., seat: _Optional[int] = ..., level: _Optional[str] = ...) -> None: ...

class AddBotResponse(_message.Message):
    __slots__ = ("accepted_version", "replayed", "update")
    ACCEPTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    accepted_version: int
    replayed: bool
    update: _game_pb2.Update
    def __init__(self, accepted_version: _Optional[int] = ..., replayed: _Optional[bool] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class FreeSeatRequest(_message.Message):
    __slots__ = ("game_id", "request_id", "seat")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    seat: int
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ..., seat: _Optional[int] = ...) -> None: ...

class FreeSeatResponse(_message.Message):
    __slots__ = ("accepted_version", "replayed", "update")
    ACCEPTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    accepted_version: int
    replayed: bool
    update: _game_pb2.Update
    def __init__(self, accepted_version: _Optional[int] = ..., replayed: _Optional[bool] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class LeaveSeatRequest(_message.Message):
    __slots__ = ("game_id", "request_id")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class LeaveSeatResponse(_message.Message):
    __slots__ = ("accepted_version", "replayed", "update")
    ACCEPTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    accepted_version: int
    replayed: bool
    update: _game_pb2.Update
    def __init__(self, accepted_version: _Optional[int] = ..., replayed: _Optional[bool] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class ResignRequest(_message.Message):
    __slots__ = ("game_id", "request_id")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class ResignResponse(_message.Message):
    __slots__ = ("accepted_version", "replayed", "update")
    ACCEPTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    accepted_version: int
    replayed: bool
    update: _game_pb2.Update
    def __init__(self, accepted_version: _Optional[int] = ..., replayed: _Optional[bool] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class ReturnToSeatRequest(_message.Message):
    __slots__ = ("game_id", "request_id")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class ReturnToSeatResponse(_message.Message):
    __slots__ = ("accepted_version", "replayed", "update")
    ACCEPTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    accepted_version: int
    replayed: bool
    update: _game_pb2.Update
    def __init__(self, accepted_version: _Optional[int] = ..., replayed: _Optional[bool] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class CancelGameRequest(_message.Message):
    __slots__ = ("game_id", "request_id")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class CancelGameResponse(_message.Message):
    __slots__ = ("accepted_version", "replayed", "update")
    ACCEPTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    accepted_version: int
    replayed: bool
    update: _game_pb2.Update
    def __init__(self, accepted_version: _Optional[int] = ..., replayed: _Optional[bool] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class PauseGameRequest(_message.Message):
    __slots__ = ("game_id", "request_id")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class PauseGameResponse(_message.Message):
    __slots__ = ("accepted_version", "replayed", "update")
    ACCEPTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    accepted_version: int
    replayed: bool
    update: _game_pb2.Update
    def __init__(self, accepted_version: _Optional[int] = ..., replayed: _Optional[bool] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class ResumeGameRequest(_message.Message):
    __slots__ = ("game_id", "request_id")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class ResumeGameResponse(_message.Message):
    __slots__ = ("accepted_version", "replayed", "update")
    ACCEPTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    accepted_version: int
    replayed: bool
    update: _game_pb2.Update
    def __init__(self, accepted_version: _Optional[int] = ..., replayed: _Optional[bool] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

class RotateSeatTokenRequest(_message.Message):
    __slots__ = ("game_id", "request_id")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class RotateSeatTokenResponse(_message.Message):
    __slots__ = ("accepted_version", "replayed", "update", "credential")
    ACCEPTED_VERSION_FIELD_NUMBER: _ClassVar[int]
    REPLAYED_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    CREDENTIAL_FIELD_NUMBER: _ClassVar[int]
    accepted_version: int
    replayed: bool
    update: _game_pb2.Update
    credential: SeatCredential
    def __init__(self, accepted_version: _Optional[int] = ..., replayed: _Optional[bool] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ..., credential: _Optional[_Union[SeatCredential, _Mapping]] = ...) -> None: ...

class RematchRequest(_message.Message):
    __slots__ = ("game_id", "request_id")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ...) -> None: ...

class RematchResponse(_message.Message):
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

class GetSeriesRequest(_message.Message):
    __slots__ = ("game_id",)
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    def __init__(self, game_id: _Optional[str] = ...) -> None: ...

class SeriesGame(_message.Message):
    __slots__ = ("game_id", "game_number", "status", "shift", "outcome")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    GAME_NUMBER_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    SHIFT_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    game_number: int
    status: _game_pb2.Status
    shift: int
    outcome: _outcome_pb2.Outcome
    def __init__(self, game_id: _Optional[str] = ..., game_number: _Optional[int] = ..., status: _Optional[_Union[_game_pb2.Status, str]] = ..., shift: _Optional[int] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class SeriesTotal(_message.Message):
    __slots__ = ("first_seat", "wins", "score", "place")
    FIRST_SEAT_FIELD_NUMBER: _ClassVar[int]
    WINS_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    first_seat: int
    wins: int
    score: int
    place: int
    def __init__(self, first_seat: _Optional[int] = ..., wins: _Optional[int] = ..., score: _Optional[int] = ..., place: _Optional[int] = ...) -> None: ...

class GetSeriesResponse(_message.Message):
    __slots__ = ("series_id", "best_of", "games", "totals", "won_by")
    SERIES_ID_FIELD_NUMBER: _ClassVar[int]
    BEST_OF_FIELD_NUMBER: _ClassVar[int]
    GAMES_FIELD_NUMBER: _ClassVar[int]
    TOTALS_FIELD_NUMBER: _ClassVar[int]
    WON_BY_FIELD_NUMBER: _ClassVar[int]
    series_id: str
    best_of: int
    games: _containers.RepeatedCompositeFieldContainer[SeriesGame]
    totals: _containers.RepeatedCompositeFieldContainer[SeriesTotal]
    won_by: int
    def __init__(self, series_id: _Optional[str] = ..., best_of: _Optional[int] = ..., games: _Optional[_Iterable[_Union[SeriesGame, _Mapping]]] = ..., totals: _Optional[_Iterable[_Union[SeriesTotal, _Mapping]]] = ..., won_by: _Optional[int] = ...) -> None: ...

class PreviewGameRequest(_message.Message):
    __slots__ = ("join_code",)
    JOIN_CODE_FIELD_NUMBER: _ClassVar[int]
    join_code: str
    def __init__(self, join_code: _Optional[str] = ...) -> None: ...

class PreviewGameResponse(_message.Message):
    __slots__ = ("game",)
    GAME_FIELD_NUMBER: _ClassVar[int]
    game: Game
    def __init__(self, game: _Optional[_Union[Game, _Mapping]] = ...) -> None: ...

class AdvanceClockRequest(_message.Message):
    __slots__ = ("game_id", "request_id", "milliseconds")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    REQUEST_ID_FIELD_NUMBER: _ClassVar[int]
    MILLISECONDS_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    request_id: str
    milliseconds: int
    def __init__(self, game_id: _Optional[str] = ..., request_id: _Optional[str] = ..., milliseconds: _Optional[int] = ...) -> None: ...

class AdvanceClockResponse(_message.Message):
    __slots__ = ("advanced_ms", "update")
    ADVANCED_MS_FIELD_NUMBER: _ClassVar[int]
    UPDATE_FIELD_NUMBER: _ClassVar[int]
    advanced_ms: int
    update: _game_pb2.Update
    def __init__(self, advanced_ms: _Optional[int] = ..., update: _Optional[_Union[_game_pb2.Update, _Mapping]] = ...) -> None: ...

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
    __slots__ = ("page_size", "page_token", "status", "rule_set", "open_seats", "with_option")
    PAGE_SIZE_FIELD_NUMBER: _ClassVar[int]
    PAGE_TOKEN_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    OPEN_SEATS_FIELD_NUMBER: _ClassVar[int]
    WITH_OPTION_FIELD_NUMBER: _ClassVar[int]
    page_size: int
    page_token: str
    status: _game_pb2.Status
    rule_set: str
    open_seats: bool
    with_option: str
    def __init__(self, page_size: _Optional[int] = ..., page_token: _Optional[str] = ..., status: _Optional[_Union[_game_pb2.Status, str]] = ..., rule_set: _Optional[str] = ..., open_seats: _Optional[bool] = ..., with_option: _Optional[str] = ...) -> None: ...

class GameSummary(_message.Message):
    __slots__ = ("game_id", "rule_set", "status", "seats", "seats_taken", "open_seats", "host_name", "options", "version", "created_at")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SEATS_TAKEN_FIELD_NUMBER: _ClassVar[int]
    OPEN_SEATS_FIELD_NUMBER: _ClassVar[int]
    HOST_NAME_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    CREATED_AT_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    rule_set: str
    status: _game_pb2.Status
    seats: int
    seats_taken: int
    open_seats: int
    host_name: str
    options: _game_options_pb2.GameOptions
    version: int
    created_at: _timestamp_pb2.Timestamp
    def __init__(self, game_id: _Optional[str] = ..., rule_set: _Optional[str] = ..., status: _Optional[_Union[_game_pb2.Status, str]] = ..., seats: _Optional[int] = ..., seats_taken: _Optional[int] = ..., open_seats: _Optional[int] = ..., host_name: _Optional[str] = ..., options: _Optional[_Union[_game_options_pb2.GameOptions, _Mapping]] = ..., version: _Optional[int] = ..., created_at: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

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
