from fairdeal.games.color_match.v1 import color_match_pb2 as _color_match_pb2
from fairdeal.games.cuarenta.v1 import cuarenta_pb2 as _cuarenta_pb2
from fairdeal.games.rummy.v1 import rummy_pb2 as _rummy_pb2
from fairdeal.games.take_that.v1 import take_that_pb2 as _take_that_pb2
from fairdeal.games.uno.v1 import uno_pb2 as _uno_pb2
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class GameView(_message.Message):
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
