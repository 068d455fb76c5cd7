import datetime

from fairdeal.outcome.v1 import outcome_pb2 as _outcome_pb2
from fairdeal.v1 import game_options_pb2 as _game_options_pb2
from google.protobuf import struct_pb2 as _struct_pb2
from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class OnTimeout(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ON_TIMEOUT_UNSPECIFIED: _ClassVar[OnTimeout]
    ON_TIMEOUT_MOVE: _ClassVar[OnTimeout]
    ON_TIMEOUT_BOT: _ClassVar[OnTimeout]
    ON_TIMEOUT_RESIGN: _ClassVar[OnTimeout]

class OnLeave(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ON_LEAVE_UNSPECIFIED: _ClassVar[OnLeave]
    ON_LEAVE_END: _ClassVar[OnLeave]
    ON_LEAVE_BOT: _ClassVar[OnLeave]

class AfterEnd(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    AFTER_END_UNSPECIFIED: _ClassVar[AfterEnd]
    AFTER_END_PLAYERS: _ClassVar[AfterEnd]
    AFTER_END_LINK: _ClassVar[AfterEnd]
    AFTER_END_OPEN: _ClassVar[AfterEnd]

class FreedBecause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FREED_BECAUSE_UNSPECIFIED: _ClassVar[FreedBecause]
    FREED_BECAUSE_LEFT: _ClassVar[FreedBecause]
    FREED_BECAUSE_REMOVED: _ClassVar[FreedBecause]

class BotBecause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BOT_BECAUSE_UNSPECIFIED: _ClassVar[BotBecause]
    BOT_BECAUSE_CHOSEN: _ClassVar[BotBecause]
    BOT_BECAUSE_LEFT: _ClassVar[BotBecause]
    BOT_BECAUSE_RESIGNED: _ClassVar[BotBecause]
    BOT_BECAUSE_TIMED_OUT: _ClassVar[BotBecause]

class ClocksBecause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CLOCKS_BECAUSE_UNSPECIFIED: _ClassVar[ClocksBecause]
    CLOCKS_BECAUSE_TURN: _ClassVar[ClocksBecause]
    CLOCKS_BECAUSE_PAUSED: _ClassVar[ClocksBecause]
    CLOCKS_BECAUSE_RESUMED: _ClassVar[ClocksBecause]
    CLOCKS_BECAUSE_OUTAGE: _ClassVar[ClocksBecause]

class EndCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    END_CAUSE_UNSPECIFIED: _ClassVar[EndCause]
    END_CAUSE_RESIGNED: _ClassVar[EndCause]
    END_CAUSE_LEFT: _ClassVar[EndCause]
    END_CAUSE_TIMED_OUT: _ClassVar[EndCause]
    END_CAUSE_CANCELLED: _ClassVar[EndCause]
    END_CAUSE_EXPIRED: _ClassVar[EndCause]
ON_TIMEOUT_UNSPECIFIED: OnTimeout
ON_TIMEOUT_MOVE: OnTimeout
ON_TIMEOUT_BOT: OnTimeout
ON_TIMEOUT_RESIGN: OnTimeout
ON_LEAVE_UNSPECIFIED: OnLeave
ON_LEAVE_END: OnLeave
ON_LEAVE_BOT: OnLeave
AFTER_END_UNSPECIFIED: AfterEnd
AFTER_END_PLAYERS: AfterEnd
AFTER_END_LINK: AfterEnd
AFTER_END_OPEN: AfterEnd
FREED_BECAUSE_UNSPECIFIED: FreedBecause
FREED_BECAUSE_LEFT: FreedBecause
FREED_BECAUSE_REMOVED: FreedBecause
BOT_BECAUSE_UNSPECIFIED: BotBecause
BOT_BECAUSE_CHOSEN: BotBecause
BOT_BECAUSE_LEFT: BotBecause
BOT_BECAUSE_RESIGNED: BotBecause
BOT_BECAUSE_TIMED_OUT: BotBecause
CLOCKS_BECAUSE_UNSPECIFIED: ClocksBecause
CLOCKS_BECAUSE_TURN: ClocksBecause
CLOCKS_BECAUSE_PAUSED: ClocksBecause
CLOCKS_BECAUSE_RESUMED: ClocksBecause
CLOCKS_BECAUSE_OUTAGE: ClocksBecause
END_CAUSE_UNSPECIFIED: EndCause
END_CAUSE_RESIGNED: EndCause
END_CAUSE_LEFT: EndCause
END_CAUSE_TIMED_OUT: EndCause
END_CAUSE_CANCELLED: EndCause
END_CAUSE_EXPIRED: EndCause

class TableEvent(_message.Message):
    __slots__ = ("created", "position_set", "seat_taken", "seat_freed", "bot_seated", "seat_returned", "host_changed", "token_rotated", "started", "clocks_set", "timed_out", "pause_asked", "paused", "resume_asked", "resumed", "clock_advanced", "ended", "seed_revealed")
    CREATED_FIELD_NUMBER: _ClassVar[int]
    POSITION_SET_FIELD_NUMBER: _ClassVar[int]
    SEAT_TAKEN_FIELD_NUMBER: _ClassVar[int]
    SEAT_FREED_FIELD_NUMBER: _ClassVar[int]
    BOT_SEATED_FIELD_NUMBER: _ClassVar[int]
    SEAT_RETURNED_FIELD_NUMBER: _ClassVar[int]
    HOST_CHANGED_FIELD_NUMBER: _ClassVar[int]
    TOKEN_ROTATED_FIELD_NUMBER: _ClassVar[int]
    STARTED_FIELD_NUMBER: _ClassVar[int]
    CLOCKS_SET_FIELD_NUMBER: _ClassVar[int]
    TIMED_OUT_FIELD_NUMBER: _ClassVar[int]
    PAUSE_ASKED_FIELD_NUMBER: _ClassVar[int]
    PAUSED_FIELD_NUMBER: _ClassVar[int]
    RESUME_ASKED_FIELD_NUMBER: _ClassVar[int]
    RESUMED_FIELD_NUMBER: _ClassVar[int]
    CLOCK_ADVANCED_FIELD_NUMBER: _ClassVar[int]
    ENDED_FIELD_NUMBER: _ClassVar[int]
    SEED_REVEALED_FIELD_NUMBER: _ClassVar[int]
    created: TableCreated
    position_set: TablePositionSet
    seat_taken: TableSeatTaken
    seat_freed: TableSeatFreed
    bot_seated: TableBotSeated
    seat_returned: TableSeatReturned
    host_changed: TableHostChanged
    token_rotated: TableTokenRotated
    started: TableStarted
    clocks_set: TableClocksSet
    timed_out: TableTimedOut
    pause_asked: TablePauseAsked
    paused: TablePaused
    resume_asked: TableResumeAsked
    resumed: TableResumed
    clock_advanced: TableClockAdvanced
    ended: TableEnded
    seed_revealed: TableSeedRevealed
    def __init__(self, created: _Optional[_Union[TableCreated, _Mapping]] = ..., position_set: _Optional[_Union[TablePositionSet, _Mapping]] = ..., seat_taken: _Optional[_Union[TableSeatTaken, _Mapping]] = ..., seat_freed: _Optional[_Union[TableSeatFreed, _Mapping]] = ..., bot_seated: _Optional[_Union[TableBotSeated, _Mapping]] = ..., seat_returned: _Optional[_Union[TableSeatReturned, _Mapping]] = ..., host_changed: _Optional[_Union[TableHostChanged, _Mapping]] = ..., token_rotated: _Optional[_Union[TableTokenRotated, _Mapping]] = ..., started: _Optional[_Union[TableStarted, _Mapping]] = ..., clocks_set: _Optional[_Union[TableClocksSet, _Mapping]] = ..., timed_out: _Optional[_Union[TableTimedOut, _Mapping]] = ..., pause_asked: _Optional[_Union[TablePauseAsked, _Mapping]] = ..., paused: _Optional[_Union[TablePaused, _Mapping]] = ..., resume_asked: _Optional[_Union[TableResumeAsked, _Mapping]] = ..., resumed: _Optional[_Union[TableResumed, _Mapping]] = ..., clock_advanced: _Optional[_Union[TableClockAdvanced, _Mapping]] = ..., ended: _Optional[_Union[TableEnded, _Mapping]] = ..., seed_revealed: _Optional[_Union[TableSeedRevealed, _Mapping]] = ...) -> None: ...

class SeriesPlace(_message.Message):
    __slots__ = ("series_id", "game_number", "previous_game_id", "shift", "best_of", "kept_seats")
    SERIES_ID_FIELD_NUMBER: _ClassVar[int]
    GAME_NUMBER_FIELD_NUMBER: _ClassVar[int]
    PREVIOUS_GAME_ID_FIELD_NUMBER: _ClassVar[int]
    SHIFT_FIELD_NUMBER: _ClassVar[int]
    BEST_OF_FIELD_NUMBER: _ClassVar[int]
    KEPT_SEATS_FIELD_NUMBER: _ClassVar[int]
    series_id: str
    game_number: int
    previous_game_id: str
    shift: int
    best_of: int
    kept_seats: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, series_id: _Optional[str] = ..., game_number: _Optional[int] = ..., previous_game_id: _Optional[str] = ..., shift: _Optional[int] = ..., best_of: _Optional[int] = ..., kept_seats: _Optional[_Iterable[int]] = ...) -> None: ...

class Clock(_message.Message):
    __slots__ = ("move", "game", "days")
    MOVE_FIELD_NUMBER: _ClassVar[int]
    GAME_FIELD_NUMBER: _ClassVar[int]
    DAYS_FIELD_NUMBER: _ClassVar[int]
    move: MoveClock
    game: GameClock
    days: DayClock
    def __init__(self, move: _Optional[_Union[MoveClock, _Mapping]] = ..., game: _Optional[_Union[GameClock, _Mapping]] = ..., days: _Optional[_Union[DayClock, _Mapping]] = ...) -> None: ...

class MoveClock(_message.Message):
    __slots__ = ("seconds",)
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    seconds: int
    def __init__(self, seconds: _Optional[int] = ...) -> None: ...

class GameClock(_message.Message):
    __slots__ = ("seconds", "increment_seconds")
    SECONDS_FIELD_NUMBER: _ClassVar[int]
    INCREMENT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    seconds: int
    increment_seconds: int
    def __init__(self, seconds: _Optional[int] = ..., increment_seconds: _Optional[int] = ...) -> None: ...

class DayClock(_message.Message):
    __slots__ = ("days",)
    DAYS_FIELD_NUMBER: _ClassVar[int]
    days: int
    def __init__(self, days: _Optional[int] = ...) -> None: ...

class SlowerSeat(_message.Message):
    __slots__ = ("seat", "percent")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PERCENT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    percent: int
    def __init__(self, seat: _Optional[int] = ..., percent: _Optional[int] = ...) -> None: ...

class TableSettings(_message.Message):
    __slots__ = ("clock", "slower", "on_timeout", "timeouts", "on_leave", "stand_in", "bot_pace_ms", "spectator_delay", "after_end")
    CLOCK_FIELD_NUMBER: _ClassVar[int]
    SLOWER_FIELD_NUMBER: _ClassVar[int]
    ON_TIMEOUT_FIELD_NUMBER: _ClassVar[int]
    TIMEOUTS_FIELD_NUMBER: _ClassVar[int]
    ON_LEAVE_FIELD_NUMBER: _ClassVar[int]
    STAND_IN_FIELD_NUMBER: _ClassVar[int]
    BOT_PACE_MS_FIELD_NUMBER: _ClassVar[int]
    SPECTATOR_DELAY_FIELD_NUMBER: _ClassVar[int]
    AFTER_END_FIELD_NUMBER: _ClassVar[int]
    clock: Clock
    slower: _containers.RepeatedCompositeFieldContainer[SlowerSeat]
    on_timeout: OnTimeout
    timeouts: int
    on_leave: OnLeave
    stand_in: str
    bot_pace_ms: int
    spectator_delay: int
    after_end: AfterEnd
    def __init__(self, clock: _Optional[_Union[Clock, _Mapping]] = ..., slower: _Optional[_Iterable[_Union[SlowerSeat, _Mapping]]] = ..., on_timeout: _Optional[_Union[OnTimeout, str]] = ..., timeouts: _Optional[int] = ..., on_leave: _Optional[_Union[OnLeave, str]] = ..., stand_in: _Optional[str] = ..., bot_pace_ms: _Optional[int] = ..., spectator_delay: _Optional[int] = ..., after_end: _Optional[_Union[AfterEnd, str]] = ...) -> None: ...

class TableCreated(_message.Message):
    __slots__ = ("rule_set", "options", "seats", "settings", "series", "commitment", "rigged")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    SETTINGS_FIELD_NUMBER: _ClassVar[int]
    SERIES_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    RIGGED_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    options: _game_options_pb2.GameOptions
    seats: int
    settings: TableSettings
    series: SeriesPlace
    commitment: str
    rigged: bool
    def __init__(self, rule_set: _Optional[str] = ..., options: _Optional[_Union[_game_options_pb2.GameOptions, _Mapping]] = ..., seats: _Optional[int] = ..., settings: _Optional[_Union[TableSettings, _Mapping]] = ..., series: _Optional[_Union[SeriesPlace, _Mapping]] = ..., commitment: _Optional[str] = ..., rigged: _Optional[bool] = ...) -> None: ...

class TablePositionSet(_message.Message):
    __slots__ = ("given",)
    GIVEN_FIELD_NUMBER: _ClassVar[int]
    given: _struct_pb2.Struct
    def __init__(self, given: _Optional[_Union[_struct_pb2.Struct, _Mapping]] = ...) -> None: ...

class TableSeatTaken(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TableSeatFreed(_message.Message):
    __slots__ = ("seat", "cause")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cause: FreedBecause
    def __init__(self, seat: _Optional[int] = ..., cause: _Optional[_Union[FreedBecause, str]] = ...) -> None: ...

class TableBotSeated(_message.Message):
    __slots__ = ("seat", "level", "cause")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    LEVEL_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    level: str
    cause: BotBecause
    def __init__(self, seat: _Optional[int] = ..., level: _Optional[str] = ..., cause: _Optional[_Union[BotBecause, str]] = ...) -> None: ...

class TableSeatReturned(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TableHostChanged(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TableTokenRotated(_message.Message):
    __slots__ = ("seat", "generation")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    GENERATION_FIELD_NUMBER: _ClassVar[int]
    seat: int
    generation: int
    def __init__(self, seat: _Optional[int] = ..., generation: _Optional[int] = ...) -> None: ...

class TableStarted(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class SeatClock(_message.Message):
    __slots__ = ("seat", "deadline", "bank_ms")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DEADLINE_FIELD_NUMBER: _ClassVar[int]
    BANK_MS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    deadline: _timestamp_pb2.Timestamp
    bank_ms: int
    def __init__(self, seat: _Optional[int] = ..., deadline: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ..., bank_ms: _Optional[int] = ...) -> None: ...

class TableClocksSet(_message.Message):
    __slots__ = ("clocks", "cause")
    CLOCKS_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    clocks: _containers.RepeatedCompositeFieldContainer[SeatClock]
    cause: ClocksBecause
    def __init__(self, clocks: _Optional[_Iterable[_Union[SeatClock, _Mapping]]] = ..., cause: _Optional[_Union[ClocksBecause, str]] = ...) -> None: ...

class TableTimedOut(_message.Message):
    __slots__ = ("seat", "in_a_row")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    IN_A_ROW_FIELD_NUMBER: _ClassVar[int]
    seat: int
    in_a_row: int
    def __init__(self, seat: _Optional[int] = ..., in_a_row: _Optional[int] = ...) -> None: ...

class TablePauseAsked(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TablePaused(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TableResumeAsked(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TableResumed(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TableClockAdvanced(_message.Message):
    __slots__ = ("milliseconds",)
    MILLISECONDS_FIELD_NUMBER: _ClassVar[int]
    milliseconds: int
    def __init__(self, milliseconds: _Optional[int] = ...) -> None: ...

class TableEnded(_message.Message):
    __slots__ = ("cause", "seat", "outcome")
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    cause: EndCause
    seat: int
    outcome: _outcome_pb2.Outcome
    def __init__(self, cause: _Optional[_Union[EndCause, str]] = ..., seat: _Optional[int] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class TableSeedRevealed(_message.Message):
    __slots__ = ("seed",)
    SEED_FIELD_NUMBER: _ClassVar[int]
    seed: str
    def __init__(self, seed: _Optional[str] = ...) -> None: ...
