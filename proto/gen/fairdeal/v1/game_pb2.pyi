import datetime

from fairdeal.outcome.v1 import outcome_pb2 as _outcome_pb2
from fairdeal.v1 import game_event_pb2 as _game_event_pb2
from fairdeal.v1 import game_move_pb2 as _game_move_pb2
from fairdeal.v1 import game_view_pb2 as _game_view_pb2
from fairdeal.v1 import table_pb2 as _table_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class CausedBy(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CAUSED_BY_UNSPECIFIED: _ClassVar[CausedBy]
    CAUSED_BY_SEAT: _ClassVar[CausedBy]
    CAUSED_BY_BOT: _ClassVar[CausedBy]
    CAUSED_BY_CLOCK: _ClassVar[CausedBy]
    CAUSED_BY_TABLE: _ClassVar[CausedBy]

class Status(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    STATUS_UNSPECIFIED: _ClassVar[Status]
    STATUS_WAITING: _ClassVar[Status]
    STATUS_RUNNING: _ClassVar[Status]
    STATUS_PAUSED: _ClassVar[Status]
    STATUS_ENDED: _ClassVar[Status]
CAUSED_BY_UNSPECIFIED: CausedBy
CAUSED_BY_SEAT: CausedBy
CAUSED_BY_BOT: CausedBy
CAUSED_BY_CLOCK: CausedBy
CAUSED_BY_TABLE: CausedBy
STATUS_UNSPECIFIED: Status
STATUS_WAITING: Status
STATUS_RUNNING: Status
STATUS_PAUSED: Status
STATUS_ENDED: Status

class Entry(_message.Message):
    __slots__ = ("version", "time", "by", "seat", "events")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    version: int
    time: _timestamp_pb2.Timestamp
    by: CausedBy
    seat: int
    events: _containers.RepeatedCompositeFieldContainer[_game_event_pb2.GameEvent]
    def __init__(self, version: _Optional[int] = ..., time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., by: _Optional[_Union[CausedBy, str]] = ..., seat: _Optional[int] = ..., events: _Optional[_Iterable[_Union[_game_event_pb2.GameEvent, _Mapping]]] = ...) -> None: ...

class WaitingFor(_message.Message):
    __slots__ = ("seat", "decision", "since", "deadline", "remaining_ms")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DECISION_FIELD_NUMBER: _ClassVar[int]
    SINCE_FIELD_NUMBER: _ClassVar[int]
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    REMAINING_MS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    decision: str
    since: int
    deadline: _timestamp_pb2.Timestamp
    remaining_ms: int
    def __init__(self, seat: _Optional[int] = ..., decision: _Optional[str] = ..., since: _Optional[int] = ..., deadline: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., remaining_ms: _Optional[int] = ...) -> None: ...

class Moves(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[_game_move_pb2.GameMove]
    def __init__(self, items: _Optional[_Iterable[_Union[_game_move_pb2.GameMove, _Mapping]]] = ...) -> None: ...

class Update(_message.Message):
    __slots__ = ("game_id", "status", "version", "entries", "entries_omitted", "view", "legal_moves", "waiting_for", "outcome", "server_time", "seats", "end_cause")
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    ENTRIES_OMITTED_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    WAITING_FOR_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    SERVER_TIME_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    END_CAUSE_FIELD_NUMBER: _ClassVar[int]
    game_id: str
    status: Status
    version: int
    entries: _containers.RepeatedCompositeFieldContainer[Entry]
    entries_omitted: int
    view: _game_view_pb2.GameView
    legal_moves: Moves
    waiting_for: _containers.RepeatedCompositeFieldContainer[WaitingFor]
    outcome: _outcome_pb2.Outcome
    server_time: _timestamp_pb2.Timestamp
    seats: Seats
    end_cause: _table_pb2.EndCause
    def __init__(self, game_id: _Optional[str] = ..., status: _Optional[_Union[Status, str]] = ..., version: _Optional[int] = ..., entries: _Optional[_Iterable[_Union[Entry, _Mapping]]] = ..., entries_omitted: _Optional[int] = ..., view: _Optional[_Union[_game_view_pb2.GameView, _Mapping]] = ..., legal_moves: _Optional[_Union[Moves, _Mapping]] = ..., waiting_for: _Optional[_Iterable[_Union[WaitingFor, _Mapping]]] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ..., server_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., seats: _Optional[_Union[Seats, _Mapping]] = ..., end_cause: _Optional[_Union[_table_pb2.EndCause, str]] = ...) -> None: ...

class Seats(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[SeatInfo]
    def __init__(self, items: _Optional[_Iterable[_Union[SeatInfo, _Mapping]]] = ...) -> None: ...

class SeatInfo(_message.Message):
    __slots__ = ("seat", "taken", "you", "display_name", "host", "bot", "away")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TAKEN_FIELD_NUMBER: _ClassVar[int]
    YOU_FIELD_NUMBER: _ClassVar[int]
    DISPLAY_NAME_FIELD_NUMBER: _ClassVar[int]
    HOST_FIELD_NUMBER: _ClassVar[int]
    BOT_FIELD_NUMBER: _ClassVar[int]
    AWAY_FIELD_NUMBER: _ClassVar[int]
    seat: int
    taken: bool
    you: bool
    display_name: str
    host: bool
    bot: str
    away: bool
    def __init__(self, seat: _Optional[int] = ..., taken: _Optional[bool] = ..., you: _Optional[bool] = ..., display_name: _Optional[str] = ..., host: _Optional[bool] = ..., bot: _Optional[str] = ..., away: _Optional[bool] = ...) -> None: ...

class Refusal(_message.Message):
    __slots__ = ("reason", "rule", "params")
    class ParamsEntry(_message.Message):
        __slots__ = ("key", "value")
        KEY_FIELD_NUMBER: _ClassVar[int]
        VALUE_FIELD_NUMBER: _ClassVar[int]
        key: str
        value: str
        def __init__(self, key: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...
    REASON_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    PARAMS_FIELD_NUMBER: _ClassVar[int]
    reason: str
    rule: str
    params: _containers.ScalarMap[str, str]
    def __init__(self, reason: _Optional[str] = ..., rule: _Optional[str] = ..., params: _Optional[_Mapping[str, str]] = ...) -> None: ...

class Blocked(_message.Message):
    __slots__ = ("move", "refusal")
    MOVE_FIELD_NUMBER: _ClassVar[int]
    REFUSAL_FIELD_NUMBER: _ClassVar[int]
    move: _game_move_pb2.GameMove
    refusal: Refusal
    def __init__(self, move: _Optional[_Union[_game_move_pb2.GameMove, _Mapping]] = ..., refusal: _Optional[_Union[Refusal, _Mapping]] = ...) -> None: ...

class CardGroup(_message.Message):
    __slots__ = ("kind", "places", "target")
    KIND_FIELD_NUMBER: _ClassVar[int]
    PLACES_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    kind: str
    places: _containers.RepeatedScalarFieldContainer[int]
    target: str
    def __init__(self, kind: _Optional[str] = ..., places: _Optional[_Iterable[int]] = ..., target: _Optional[str] = ...) -> None: ...

class Viewer(_message.Message):
    __slots__ = ("at_seat", "spectator", "auditor")
    AT_SEAT_FIELD_NUMBER: _ClassVar[int]
    SPECTATOR_FIELD_NUMBER: _ClassVar[int]
    AUDITOR_FIELD_NUMBER: _ClassVar[int]
    at_seat: AtSeat
    spectator: Spectator
    auditor: Auditor
    def __init__(self, at_seat: _Optional[_Union[AtSeat, _Mapping]] = ..., spectator: _Optional[_Union[Spectator, _Mapping]] = ..., auditor: _Optional[_Union[Auditor, _Mapping]] = ...) -> None: ...

class AtSeat(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class Spectator(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Auditor(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
