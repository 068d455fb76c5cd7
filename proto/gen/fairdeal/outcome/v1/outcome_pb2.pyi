from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Outcome(_message.Message):
    __slots__ = ("placings",)
    PLACINGS_FIELD_NUMBER: _ClassVar[int]
    placings: _containers.RepeatedCompositeFieldContainer[Placing]
    def __init__(self, placings: _Optional[_Iterable[_Union[Placing, _Mapping]]] = ...) -> None: ...

class Placing(_message.Message):
    __slots__ = ("seat", "place", "score")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    place: int
    score: int
    def __init__(self, seat: _Optional[int] = ..., place: _Optional[int] = ..., score: _Optional[int] = ...) -> None: ...
