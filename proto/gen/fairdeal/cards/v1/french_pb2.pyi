from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class FrenchCard(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FRENCH_CARD_UNSPECIFIED: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_A: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_2: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_3: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_4: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_5: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_6: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_7: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_8: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_9: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_10: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_J: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_Q: _ClassVar[FrenchCard]
    FRENCH_CARD_CLUBS_K: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_A: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_2: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_3: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_4: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_5: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_6: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_7: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_8: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_9: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_10: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_J: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_Q: _ClassVar[FrenchCard]
    FRENCH_CARD_DIAMONDS_K: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_A: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_2: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_3: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_4: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_5: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_6: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_7: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_8: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_9: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_10: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_J: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_Q: _ClassVar[FrenchCard]
    FRENCH_CARD_HEARTS_K: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_A: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_2: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_3: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_4: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_5: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_6: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_7: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_8: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_9: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_10: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_J: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_Q: _ClassVar[FrenchCard]
    FRENCH_CARD_SPADES_K: _ClassVar[FrenchCard]
FRENCH_CARD_UNSPECIFIED: FrenchCard
FRENCH_CARD_CLUBS_A: FrenchCard
FRENCH_CARD_CLUBS_2: FrenchCard
FRENCH_CARD_CLUBS_3: FrenchCard
FRENCH_CARD_CLUBS_4: FrenchCard
FRENCH_CARD_CLUBS_5: FrenchCard
FRENCH_CARD_CLUBS_6: FrenchCard
FRENCH_CARD_CLUBS_7: FrenchCard
FRENCH_CARD_CLUBS_8: FrenchCard
FRENCH_CARD_CLUBS_9: FrenchCard
FRENCH_CARD_CLUBS_10: FrenchCard
FRENCH_CARD_CLUBS_J: FrenchCard
FRENCH_CARD_CLUBS_Q: FrenchCard
FRENCH_CARD_CLUBS_K: FrenchCard
FRENCH_CARD_DIAMONDS_A: FrenchCard
FRENCH_CARD_DIAMONDS_2: FrenchCard
FRENCH_CARD_DIAMONDS_3: FrenchCard
FRENCH_CARD_DIAMONDS_4: FrenchCard
FRENCH_CARD_DIAMONDS_5: FrenchCard
FRENCH_CARD_DIAMONDS_6: FrenchCard
FRENCH_CARD_DIAMONDS_7: FrenchCard
FRENCH_CARD_DIAMONDS_8: FrenchCard
FRENCH_CARD_DIAMONDS_9: FrenchCard
FRENCH_CARD_DIAMONDS_10: FrenchCard
FRENCH_CARD_DIAMONDS_J: FrenchCard
FRENCH_CARD_DIAMONDS_Q: FrenchCard
FRENCH_CARD_DIAMONDS_K: FrenchCard
FRENCH_CARD_HEARTS_A: FrenchCard
FRENCH_CARD_HEARTS_2: FrenchCard
FRENCH_CARD_HEARTS_3: FrenchCard
FRENCH_CARD_HEARTS_4: FrenchCard
FRENCH_CARD_HEARTS_5: FrenchCard
FRENCH_CARD_HEARTS_6: FrenchCard
FRENCH_CARD_HEARTS_7: FrenchCard
FRENCH_CARD_HEARTS_8: FrenchCard
FRENCH_CARD_HEARTS_9: FrenchCard
FRENCH_CARD_HEARTS_10: FrenchCard
FRENCH_CARD_HEARTS_J: FrenchCard
FRENCH_CARD_HEARTS_Q: FrenchCard
FRENCH_CARD_HEARTS_K: FrenchCard
FRENCH_CARD_SPADES_A: FrenchCard
FRENCH_CARD_SPADES_2: FrenchCard
FRENCH_CARD_SPADES_3: FrenchCard
FRENCH_CARD_SPADES_4: FrenchCard
FRENCH_CARD_SPADES_5: FrenchCard
FRENCH_CARD_SPADES_6: FrenchCard
FRENCH_CARD_SPADES_7: FrenchCard
FRENCH_CARD_SPADES_8: FrenchCard
FRENCH_CARD_SPADES_9: FrenchCard
FRENCH_CARD_SPADES_10: FrenchCard
FRENCH_CARD_SPADES_J: FrenchCard
FRENCH_CARD_SPADES_Q: FrenchCard
FRENCH_CARD_SPADES_K: FrenchCard

class FrenchCards(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedScalarFieldContainer[FrenchCard]
    def __init__(self, items: _Optional[_Iterable[_Union[FrenchCard, str]]] = ...) -> None: ...

class FrenchDealtHand(_message.Message):
    __slots__ = ("seat", "count", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: FrenchCards
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Union[FrenchCards, _Mapping]] = ...) -> None: ...

class FrenchShownHand(_message.Message):
    __slots__ = ("seat", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[FrenchCard]
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[FrenchCard, str]]] = ...) -> None: ...
