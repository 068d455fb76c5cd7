import datetime

from fairdeal.games.color_match.v1 import color_match_pb2 as _color_match_pb2
from fairdeal.games.cuarenta.v1 import cuarenta_pb2 as _cuarenta_pb2
from fairdeal.games.rummy.v1 import rummy_pb2 as _rummy_pb2
from fairdeal.games.take_that.v1 import take_that_pb2 as _take_that_pb2
from fairdeal.games.uno.v1 import uno_pb2 as _uno_pb2
from fairdeal.outcome.v1 import outcome_pb2 as _outcome_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class By(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BY_UNSPECIFIED: _ClassVar[By]
    BY_SEAT: _ClassVar[By]
    BY_BOT: _ClassVar[By]
    BY_CLOCK: _ClassVar[By]
    BY_TABLE: _ClassVar[By]

class Status(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    STATUS_UNSPECIFIED: _ClassVar[Status]
    STATUS_WAITING: _ClassVar[Status]
    STATUS_RUNNING: _ClassVar[Status]
    STATUS_ENDED: _ClassVar[Status]
BY_UNSPECIFIED: By
BY_SEAT: By
BY_BOT: By
BY_CLOCK: By
BY_TABLE: By
STATUS_UNSPECIFIED: Status
STATUS_WAITING: Status
STATUS_RUNNING: Status
STATUS_ENDED: Status

class Options(_message.Message):
    __slots__ = ("take_that", "uno", "color_match", "cuarenta", "rummy")
    TAKE_THAT_FIELD_NUMBER: _ClassVar[int]
    UNO_FIELD_NUMBER: _ClassVar[int]
    COLOR_MATCH_FIELD_NUMBER: _ClassVar[int]
    CUARENTA_FIELD_NUMBER: _ClassVar[int]
    RUMMY_FIELD_NUMBER: _ClassVar[int]
    take_that: _take_that_pb2.Options
    uno: _uno_pb2.Options
    color_match: _color_match_pb2.Options
    cuarenta: _cuarenta_pb2.Options
    rummy: _rummy_pb2.Options
    def __init__(self, take_that: _Optional[_Union[_take_that_pb2.Options, _Mapping]] = ..., uno: _Optional[_Union[_uno_pb2.Options, _Mapping]] = ..., color_match: _Optional[_Union[_color_match_pb2.Options, _Mapping]] = ..., cuarenta: _Optional[_Union[_cuarenta_pb2.Options, _Mapping]] = ..., rummy: _Optional[_Union[_rummy_pb2.Options, _Mapping]] = ...) -> None: ...

class State(_message.Message):
    __slots__ = ("take_that", "uno", "color_match", "cuarenta", "rummy")
    TAKE_THAT_FIELD_NUMBER: _ClassVar[int]
    UNO_FIELD_NUMBER: _ClassVar[int]
    COLOR_MATCH_FIELD_NUMBER: _ClassVar[int]
    CUARENTA_FIELD_NUMBER: _ClassVar[int]
    RUMMY_FIELD_NUMBER: _ClassVar[int]
    take_that: _take_that_pb2.State
    uno: _uno_pb2.State
    color_match: _color_match_pb2.State
    cuarenta: _cuarenta_pb2.State
    rummy: _rummy_pb2.State
    def __init__(self, take_that: _Optional[_Union[_take_that_pb2.State, _Mapping]] = ..., uno: _Optional[_Union[_uno_pb2.State, _Mapping]] = ..., color_match: _Optional[_Union[_color_match_pb2.State, _Mapping]] = ..., cuarenta: _Optional[_Union[_cuarenta_pb2.State, _Mapping]] = ..., rummy: _Optional[_Union[_rummy_pb2.State, _Mapping]] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("take_that", "uno", "color_match", "cuarenta", "rummy")
    TAKE_THAT_FIELD_NUMBER: _ClassVar[int]
    UNO_FIELD_NUMBER: _ClassVar[int]
    COLOR_MATCH_FIELD_NUMBER: _ClassVar[int]
    CUARENTA_FIELD_NUMBER: _ClassVar[int]
    RUMMY_FIELD_NUMBER: _ClassVar[int]
    take_that: _take_that_pb2.Move
    uno: _uno_pb2.Move
    color_match: _color_match_pb2.Move
    cuarenta: _cuarenta_pb2.Move
    rummy: _rummy_pb2.Move
    def __init__(self, take_that: _Optional[_Union[_take_that_pb2.Move, _Mapping]] = ..., uno: _Optional[_Union[_uno_pb2.Move, _Mapping]] = ..., color_match: _Optional[_Union[_color_match_pb2.Move, _Mapping]] = ..., cuarenta: _Optional[_Union[_cuarenta_pb2.Move, _Mapping]] = ..., rummy: _Optional[_Union[_rummy_pb2.Move, _Mapping]] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("take_that", "uno", "color_match", "cuarenta", "rummy")
    TAKE_THAT_FIELD_NUMBER: _ClassVar[int]
    UNO_FIELD_NUMBER: _ClassVar[int]
    COLOR_MATCH_FIELD_NUMBER: _ClassVar[int]
    CUARENTA_FIELD_NUMBER: _ClassVar[int]
    RUMMY_FIELD_NUMBER: _ClassVar[int]
    take_that: _take_that_pb2.View
    uno: _uno_pb2.View
    color_match: _color_match_pb2.View
    cuarenta: _cuarenta_pb2.View
    rummy: _rummy_pb2.View
    def __init__(self, take_that: _Optional[_Union[_take_that_pb2.View, _Mapping]] = ..., uno: _Optional[_Union[_uno_pb2.View, _Mapping]] = ..., color_match: _Optional[_Union[_color_match_pb2.View, _Mapping]] = ..., cuarenta: _Optional[_Union[_cuarenta_pb2.View, _Mapping]] = ..., rummy: _Optional[_Union[_rummy_pb2.View, _Mapping]] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("take_that", "uno", "color_match", "cuarenta", "rummy", "table")
    TAKE_THAT_FIELD_NUMBER: _ClassVar[int]
    UNO_FIELD_NUMBER: _ClassVar[int]
    COLOR_MATCH_FIELD_NUMBER: _ClassVar[int]
    CUARENTA_FIELD_NUMBER: _ClassVar[int]
    RUMMY_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    take_that: _take_that_pb2.Event
    uno: _uno_pb2.Event
    color_match: _color_match_pb2.Event
    cuarenta: _cuarenta_pb2.Event
    rummy: _rummy_pb2.Event
    table: TableEvent
    def __init__(self, take_that: _Optional[_Union[_take_that_pb2.Event, _Mapping]] = ..., uno: _Optional[_Union[_uno_pb2.Event, _Mapping]] = ..., color_match: _Optional[_Union[_color_match_pb2.Event, _Mapping]] = ..., cuarenta: _Optional[_Union[_cuarenta_pb2.Event, _Mapping]] = ..., rummy: _Optional[_Union[_rummy_pb2.Event, _Mapping]] = ..., table: _Optional[_Union[TableEvent, _Mapping]] = ...) -> None: ...

class TableEvent(_message.Message):
    __slots__ = ("created", "seat_taken", "started")
    CREATED_FIELD_NUMBER: _ClassVar[int]
    SEAT_TAKEN_FIELD_NUMBER: _ClassVar[int]
    STARTED_FIELD_NUMBER: _ClassVar[int]
    created: Created
    seat_taken: SeatTaken
    started: Started
    def __init__(self, created: _Optional[_Union[Created, _Mapping]] = ..., seat_taken: _Optional[_Union[SeatTaken, _Mapping]] = ..., started: _Optional[_Union[Started, _Mapping]] = ...) -> None: ...

class Created(_message.Message):
    __slots__ = ("rule_set", "options", "seats", "commitment", "rigged", "position")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    RIGGED_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    options: Options
    seats: int
    commitment: str
    rigged: bool
    position: str
    def __init__(self, rule_set: _Optional[str] = ..., options: _Optional[_Union[Options, _Mapping]] = ..., seats: _Optional[int] = ..., commitment: _Optional[str] = ..., rigged: _Optional[bool] = ..., position: _Optional[str] = ...) -> None: ...

class SeatTaken(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class Started(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Entry(_message.Message):
    __slots__ = ("version", "time", "by", "seat", "events")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    version: int
    time: _timestamp_pb2.Timestamp
    by: By
    seat: int
    events: _containers.RepeatedCompositeFieldContainer[Event]
    def __init__(self, version: _Optional[int] = ..., time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., by: _Optional[_Union[By, str]] = ..., seat: _Optional[int] = ..., events: _Optional[_Iterable[_Union[Event, _Mapping]]] = ...) -> None: ...

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
    __slots__ = ("moves",)
    MOVES_FIELD_NUMBER: _ClassVar[int]
    moves: _containers.RepeatedCompositeFieldContainer[Move]
    def __init__(self, moves: _Optional[_Iterable[_Union[Move, _Mapping]]] = ...) -> None: ...

class Update(_message.Message):
    __slots__ = ("game_id", "status", "version", "entries", "entries_omitted", "view", "legal_moves", "waiting_for", "outcome", "server_time")
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
    game_id: str
    status: Status
    version: int
    entries: _containers.RepeatedCompositeFieldContainer[Entry]
    entries_omitted: int
    view: View
    legal_moves: Moves
    waiting_for: _containers.RepeatedCompositeFieldContainer[WaitingFor]
    outcome: _outcome_pb2.Outcome
    server_time: _timestamp_pb2.Timestamp
    def __init__(self, game_id: _Optional[str] = ..., status: _Optional[_Union[Status, str]] = ..., version: _Optional[int] = ..., entries: _Optional[_Iterable[_Union[Entry, _Mapping]]] = ..., entries_omitted: _Optional[int] = ..., view: _Optional[_Union[View, _Mapping]] = ..., legal_moves: _Optional[_Union[Moves, _Mapping]] = ..., waiting_for: _Optional[_Iterable[_Union[WaitingFor, _Mapping]]] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ..., server_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...

class Param(_message.Message):
    __slots__ = ("name", "value")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VALUE_FIELD_NUMBER: _ClassVar[int]
    name: str
    value: str
    def __init__(self, name: _Optional[str] = ..., value: _Optional[str] = ...) -> None: ...

class Refusal(_message.Message):
    __slots__ = ("reason", "rule", "params")
    REASON_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    PARAMS_FIELD_NUMBER: _ClassVar[int]
    reason: str
    rule: str
    params: _containers.RepeatedCompositeFieldContainer[Param]
    def __init__(self, reason: _Optional[str] = ..., rule: _Optional[str] = ..., params: _Optional[_Iterable[_Union[Param, _Mapping]]] = ...) -> None: ...

class Blocked(_message.Message):
    __slots__ = ("move", "refusal")
    MOVE_FIELD_NUMBER: _ClassVar[int]
    REFUSAL_FIELD_NUMBER: _ClassVar[int]
    move: Move
    refusal: Refusal
    def __init__(self, move: _Optional[_Union[Move, _Mapping]] = ..., refusal: _Optional[_Union[Refusal, _Mapping]] = ...) -> None: ...

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

class LogLine(_message.Message):
    __slots__ = ("header", "entry", "footer")
    HEADER_FIELD_NUMBER: _ClassVar[int]
    ENTRY_FIELD_NUMBER: _ClassVar[int]
    FOOTER_FIELD_NUMBER: _ClassVar[int]
    header: Header
    entry: LoggedEntry
    footer: Footer
    def __init__(self, header: _Optional[_Union[Header, _Mapping]] = ..., entry: _Optional[_Union[LoggedEntry, _Mapping]] = ..., footer: _Optional[_Union[Footer, _Mapping]] = ...) -> None: ...

class Header(_message.Message):
    __slots__ = ("format", "game_id", "rule_set", "seats", "viewer")
    FORMAT_FIELD_NUMBER: _ClassVar[int]
    GAME_ID_FIELD_NUMBER: _ClassVar[int]
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    format: str
    game_id: str
    rule_set: str
    seats: int
    viewer: Viewer
    def __init__(self, format: _Optional[str] = ..., game_id: _Optional[str] = ..., rule_set: _Optional[str] = ..., seats: _Optional[int] = ..., viewer: _Optional[_Union[Viewer, _Mapping]] = ...) -> None: ...

class LoggedEntry(_message.Message):
    __slots__ = ("version", "time", "by", "seat", "move", "events")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    TIME_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    version: int
    time: _timestamp_pb2.Timestamp
    by: By
    seat: int
    move: Move
    events: _containers.RepeatedCompositeFieldContainer[Event]
    def __init__(self, version: _Optional[int] = ..., time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., by: _Optional[_Union[By, str]] = ..., seat: _Optional[int] = ..., move: _Optional[_Union[Move, _Mapping]] = ..., events: _Optional[_Iterable[_Union[Event, _Mapping]]] = ...) -> None: ...

class Footer(_message.Message):
    __slots__ = ("entries", "status", "outcome")
    ENTRIES_FIELD_NUMBER: _ClassVar[int]
    STATUS_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    entries: int
    status: Status
    outcome: _outcome_pb2.Outcome
    def __init__(self, entries: _Optional[int] = ..., status: _Optional[_Union[Status, str]] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...
