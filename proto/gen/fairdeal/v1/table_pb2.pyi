from fairdeal.v1 import game_options_pb2 as _game_options_pb2
from google.protobuf import struct_pb2 as _struct_pb2
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class TableEvent(_message.Message):
    __slots__ = ("created", "position_set", "seat_taken", "started")
    CREATED_FIELD_NUMBER: _ClassVar[int]
    POSITION_SET_FIELD_NUMBER: _ClassVar[int]
    SEAT_TAKEN_FIELD_NUMBER: _ClassVar[int]
    STARTED_FIELD_NUMBER: _ClassVar[int]
    created: TableCreated
    position_set: TablePositionSet
    seat_taken: TableSeatTaken
    started: TableStarted
    def __init__(self, created: _Optional[_Union[TableCreated, _Mapping]] = ..., position_set: _Optional[_Union[TablePositionSet, _Mapping]] = ..., seat_taken: _Optional[_Union[TableSeatTaken, _Mapping]] = ..., started: _Optional[_Union[TableStarted, _Mapping]] = ...) -> None: ...

class TableCreated(_message.Message):
    __slots__ = ("rule_set", "options", "seats", "commitment", "rigged")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    COMMITMENT_FIELD_NUMBER: _ClassVar[int]
    RIGGED_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    options: _game_options_pb2.GameOptions
    seats: int
    commitment: str
    rigged: bool
    def __init__(self, rule_set: _Optional[str] = ..., options: _Optional[_Union[_game_options_pb2.GameOptions, _Mapping]] = ..., seats: _Optional[int] = ..., commitment: _Optional[str] = ..., rigged: _Optional[bool] = ...) -> None: ...

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

class TableStarted(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...
