from fairdeal.v1 import catalog_pb2 as _catalog_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class CardData(_message.Message):
    __slots__ = ("card", "suit", "rank", "points", "glyph", "sort_key", "copies")
    CARD_FIELD_NUMBER: _ClassVar[int]
    SUIT_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    GLYPH_FIELD_NUMBER: _ClassVar[int]
    SORT_KEY_FIELD_NUMBER: _ClassVar[int]
    COPIES_FIELD_NUMBER: _ClassVar[int]
    card: str
    suit: str
    rank: str
    points: int
    glyph: str
    sort_key: int
    copies: int
    def __init__(self, card: _Optional[str] = ..., suit: _Optional[str] = ..., rank: _Optional[str] = ..., points: _Optional[int] = ..., glyph: _Optional[str] = ..., sort_key: _Optional[int] = ..., copies: _Optional[int] = ...) -> None: ...

class Zone(_message.Message):
    __slots__ = ("name", "view", "per_seat", "own")
    NAME_FIELD_NUMBER: _ClassVar[int]
    VIEW_FIELD_NUMBER: _ClassVar[int]
    PER_SEAT_FIELD_NUMBER: _ClassVar[int]
    OWN_FIELD_NUMBER: _ClassVar[int]
    name: str
    view: str
    per_seat: bool
    own: str
    def __init__(self, name: _Optional[str] = ..., view: _Optional[str] = ..., per_seat: _Optional[bool] = ..., own: _Optional[str] = ...) -> None: ...

class ZonePlace(_message.Message):
    __slots__ = ("zone", "seat", "pile")
    ZONE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    PILE_FIELD_NUMBER: _ClassVar[int]
    zone: str
    seat: str
    pile: str
    def __init__(self, zone: _Optional[str] = ..., seat: _Optional[str] = ..., pile: _Optional[str] = ...) -> None: ...

class Transfer(_message.Message):
    __slots__ = ("source", "target", "each", "cards", "count", "whole")
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    EACH_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    WHOLE_FIELD_NUMBER: _ClassVar[int]
    source: ZonePlace
    target: ZonePlace
    each: str
    cards: str
    count: str
    whole: bool
    def __init__(self, source: _Optional[_Union[ZonePlace, _Mapping]] = ..., target: _Optional[_Union[ZonePlace, _Mapping]] = ..., each: _Optional[str] = ..., cards: _Optional[str] = ..., count: _Optional[str] = ..., whole: _Optional[bool] = ...) -> None: ...

class FactInfo(_message.Message):
    __slots__ = ("name", "kind", "many")
    NAME_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    MANY_FIELD_NUMBER: _ClassVar[int]
    name: str
    kind: _catalog_pb2.ParamKind
    many: bool
    def __init__(self, name: _Optional[str] = ..., kind: _Optional[_Union[_catalog_pb2.ParamKind, str]] = ..., many: _Optional[bool] = ...) -> None: ...

class MoveInfo(_message.Message):
    __slots__ = ("tag", "facts")
    TAG_FIELD_NUMBER: _ClassVar[int]
    FACTS_FIELD_NUMBER: _ClassVar[int]
    tag: str
    facts: _containers.RepeatedCompositeFieldContainer[FactInfo]
    def __init__(self, tag: _Optional[str] = ..., facts: _Optional[_Iterable[_Union[FactInfo, _Mapping]]] = ...) -> None: ...

class EventInfo(_message.Message):
    __slots__ = ("tag", "facts", "transfers")
    TAG_FIELD_NUMBER: _ClassVar[int]
    FACTS_FIELD_NUMBER: _ClassVar[int]
    TRANSFERS_FIELD_NUMBER: _ClassVar[int]
    tag: str
    facts: _containers.RepeatedCompositeFieldContainer[FactInfo]
    transfers: _containers.RepeatedCompositeFieldContainer[Transfer]
    def __init__(self, tag: _Optional[str] = ..., facts: _Optional[_Iterable[_Union[FactInfo, _Mapping]]] = ..., transfers: _Optional[_Iterable[_Union[Transfer, _Mapping]]] = ...) -> None: ...
