from fairdeal.outcome.v1 import outcome_pb2 as _outcome_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Tiebreak(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TIEBREAK_UNSPECIFIED: _ClassVar[Tiebreak]
    TIEBREAK_SHARED: _ClassVar[Tiebreak]
    TIEBREAK_FEWEST_TOADS: _ClassVar[Tiebreak]

class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_UNSPECIFIED: _ClassVar[Phase]
    PHASE_TURN: _ClassVar[Phase]
    PHASE_MUST_PLACE: _ClassVar[Phase]
    PHASE_OVER: _ClassVar[Phase]

class DrawCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DRAW_CAUSE_UNSPECIFIED: _ClassVar[DrawCause]
    DRAW_CAUSE_REFILL: _ClassVar[DrawCause]

class RoundEndCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ROUND_END_CAUSE_UNSPECIFIED: _ClassVar[RoundEndCause]
    ROUND_END_CAUSE_ROW_TAKEN: _ClassVar[RoundEndCause]
    ROUND_END_CAUSE_ROW_EMPTIED: _ClassVar[RoundEndCause]

class GameEndCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GAME_END_CAUSE_UNSPECIFIED: _ClassVar[GameEndCause]
    GAME_END_CAUSE_ROUNDS_PLAYED: _ClassVar[GameEndCause]

class Reason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    REASON_UNSPECIFIED: _ClassVar[Reason]
    REASON_OUT_OF_RANGE: _ClassVar[Reason]
    REASON_NO_REVERSAL_IN_ROW: _ClassVar[Reason]
    REASON_ROW_EMPTY: _ClassVar[Reason]
    REASON_ALREADY_TOOK: _ClassVar[Reason]
    REASON_MUST_PLACE: _ClassVar[Reason]
    REASON_MUST_PLAY: _ClassVar[Reason]
TIEBREAK_UNSPECIFIED: Tiebreak
TIEBREAK_SHARED: Tiebreak
TIEBREAK_FEWEST_TOADS: Tiebreak
PHASE_UNSPECIFIED: Phase
PHASE_TURN: Phase
PHASE_MUST_PLACE: Phase
PHASE_OVER: Phase
DRAW_CAUSE_UNSPECIFIED: DrawCause
DRAW_CAUSE_REFILL: DrawCause
ROUND_END_CAUSE_UNSPECIFIED: RoundEndCause
ROUND_END_CAUSE_ROW_TAKEN: RoundEndCause
ROUND_END_CAUSE_ROW_EMPTIED: RoundEndCause
GAME_END_CAUSE_UNSPECIFIED: GameEndCause
GAME_END_CAUSE_ROUNDS_PLAYED: GameEndCause
REASON_UNSPECIFIED: Reason
REASON_OUT_OF_RANGE: Reason
REASON_NO_REVERSAL_IN_ROW: Reason
REASON_ROW_EMPTY: Reason
REASON_ALREADY_TOOK: Reason
REASON_MUST_PLACE: Reason
REASON_MUST_PLAY: Reason

class Options(_message.Message):
    __slots__ = ("games", "tiebreak", "two_player_extra", "voluntary_take")
    GAMES_FIELD_NUMBER: _ClassVar[int]
    TIEBREAK_FIELD_NUMBER: _ClassVar[int]
    TWO_PLAYER_EXTRA_FIELD_NUMBER: _ClassVar[int]
    VOLUNTARY_TAKE_FIELD_NUMBER: _ClassVar[int]
    games: int
    tiebreak: Tiebreak
    two_player_extra: bool
    voluntary_take: bool
    def __init__(self, games: _Optional[int] = ..., tiebreak: _Optional[_Union[Tiebreak, str]] = ..., two_player_extra: _Optional[bool] = ..., voluntary_take: _Optional[bool] = ...) -> None: ...

class State(_message.Message):
    __slots__ = ("rules", "options", "round", "dealer", "turn", "turn_number", "phase", "hands", "row", "draw_pile", "face_up", "taken", "extra", "tallies", "next_draw", "outcome")
    RULES_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    ROW_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    FACE_UP_FIELD_NUMBER: _ClassVar[int]
    TAKEN_FIELD_NUMBER: _ClassVar[int]
    EXTRA_FIELD_NUMBER: _ClassVar[int]
    TALLIES_FIELD_NUMBER: _ClassVar[int]
    NEXT_DRAW_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    rules: int
    options: Options
    round: int
    dealer: int
    turn: int
    turn_number: int
    phase: Phase
    hands: _containers.RepeatedCompositeFieldContainer[Cards]
    row: _containers.RepeatedScalarFieldContainer[int]
    draw_pile: _containers.RepeatedScalarFieldContainer[int]
    face_up: _containers.RepeatedCompositeFieldContainer[Cards]
    taken: _containers.RepeatedCompositeFieldContainer[Cards]
    extra: _containers.RepeatedCompositeFieldContainer[Cards]
    tallies: _containers.RepeatedCompositeFieldContainer[Tally]
    next_draw: int
    outcome: _outcome_pb2.Outcome
    def __init__(self, rules: _Optional[int] = ..., options: _Optional[_Union[Options, _Mapping]] = ..., round: _Optional[int] = ..., dealer: _Optional[int] = ..., turn: _Optional[int] = ..., turn_number: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ..., hands: _Optional[_Iterable[_Union[Cards, _Mapping]]] = ..., row: _Optional[_Iterable[int]] = ..., draw_pile: _Optional[_Iterable[int]] = ..., face_up: _Optional[_Iterable[_Union[Cards, _Mapping]]] = ..., taken: _Optional[_Iterable[_Union[Cards, _Mapping]]] = ..., extra: _Optional[_Iterable[_Union[Cards, _Mapping]]] = ..., tallies: _Optional[_Iterable[_Union[Tally, _Mapping]]] = ..., next_draw: _Optional[int] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class Cards(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, items: _Optional[_Iterable[int]] = ...) -> None: ...

class Tally(_message.Message):
    __slots__ = ("score", "toads", "penalty_count")
    SCORE_FIELD_NUMBER: _ClassVar[int]
    TOADS_FIELD_NUMBER: _ClassVar[int]
    PENALTY_COUNT_FIELD_NUMBER: _ClassVar[int]
    score: int
    toads: int
    penalty_count: int
    def __init__(self, score: _Optional[int] = ..., toads: _Optional[int] = ..., penalty_count: _Optional[int] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("place", "reverse", "take_row")
    PLACE_FIELD_NUMBER: _ClassVar[int]
    REVERSE_FIELD_NUMBER: _ClassVar[int]
    TAKE_ROW_FIELD_NUMBER: _ClassVar[int]
    place: Place
    reverse: Reverse
    take_row: TakeRow
    def __init__(self, place: _Optional[_Union[Place, _Mapping]] = ..., reverse: _Optional[_Union[Reverse, _Mapping]] = ..., take_row: _Optional[_Union[TakeRow, _Mapping]] = ...) -> None: ...

class Place(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class Reverse(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: int
    def __init__(self, card: _Optional[int] = ...) -> None: ...

class TakeRow(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Event(_message.Message):
    __slots__ = ("dealer_drawn", "round_started", "deck_shuffled", "cards_dealt", "turn_started", "card_placed", "card_reversed", "row_taken", "penalty_added", "cards_drawn", "round_ended", "game_ended")
    DEALER_DRAWN_FIELD_NUMBER: _ClassVar[int]
    ROUND_STARTED_FIELD_NUMBER: _ClassVar[int]
    DECK_SHUFFLED_FIELD_NUMBER: _ClassVar[int]
    CARDS_DEALT_FIELD_NUMBER: _ClassVar[int]
    TURN_STARTED_FIELD_NUMBER: _ClassVar[int]
    CARD_PLACED_FIELD_NUMBER: _ClassVar[int]
    CARD_REVERSED_FIELD_NUMBER: _ClassVar[int]
    ROW_TAKEN_FIELD_NUMBER: _ClassVar[int]
    PENALTY_ADDED_FIELD_NUMBER: _ClassVar[int]
    CARDS_DRAWN_FIELD_NUMBER: _ClassVar[int]
    ROUND_ENDED_FIELD_NUMBER: _ClassVar[int]
    GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
    dealer_drawn: DealerDrawn
    round_started: RoundStarted
    deck_shuffled: DeckShuffled
    cards_dealt: CardsDealt
    turn_started: TurnStarted
    card_placed: CardPlaced
    card_reversed: CardReversed
    row_taken: RowTaken
    penalty_added: PenaltyAdded
    cards_drawn: CardsDrawn
    round_ended: RoundEnded
    game_ended: GameEnded
    def __init__(self, dealer_drawn: _Optional[_Union[DealerDrawn, _Mapping]] = ..., round_started: _Optional[_Union[RoundStarted, _Mapping]] = ..., deck_shuffled: _Optional[_Union[DeckShuffled, _Mapping]] = ..., cards_dealt: _Optional[_Union[CardsDealt, _Mapping]] = ..., turn_started: _Optional[_Union[TurnStarted, _Mapping]] = ..., card_placed: _Optional[_Union[CardPlaced, _Mapping]] = ..., card_reversed: _Optional[_Union[CardReversed, _Mapping]] = ..., row_taken: _Optional[_Union[RowTaken, _Mapping]] = ..., penalty_added: _Optional[_Union[PenaltyAdded, _Mapping]] = ..., cards_drawn: _Optional[_Union[CardsDrawn, _Mapping]] = ..., round_ended: _Optional[_Union[RoundEnded, _Mapping]] = ..., game_ended: _Optional[_Union[GameEnded, _Mapping]] = ...) -> None: ...

class DealerDrawn(_message.Message):
    __slots__ = ("seat", "draw_number")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DRAW_NUMBER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    draw_number: int
    def __init__(self, seat: _Optional[int] = ..., draw_number: _Optional[int] = ...) -> None: ...

class RoundStarted(_message.Message):
    __slots__ = ("round", "dealer")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    round: int
    dealer: int
    def __init__(self, round: _Optional[int] = ..., dealer: _Optional[int] = ...) -> None: ...

class DeckShuffled(_message.Message):
    __slots__ = ("draw_number", "count", "draw_pile")
    DRAW_NUMBER_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    draw_number: int
    count: int
    draw_pile: Cards
    def __init__(self, draw_number: _Optional[int] = ..., count: _Optional[int] = ..., draw_pile: _Optional[_Union[Cards, _Mapping]] = ...) -> None: ...

class CardsDealt(_message.Message):
    __slots__ = ("hands", "draw_pile_count")
    HANDS_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_COUNT_FIELD_NUMBER: _ClassVar[int]
    hands: _containers.RepeatedCompositeFieldContainer[DealtHand]
    draw_pile_count: int
    def __init__(self, hands: _Optional[_Iterable[_Union[DealtHand, _Mapping]]] = ..., draw_pile_count: _Optional[int] = ...) -> None: ...

class DealtHand(_message.Message):
    __slots__ = ("seat", "count", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: Cards
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Union[Cards, _Mapping]] = ...) -> None: ...

class TurnStarted(_message.Message):
    __slots__ = ("seat", "turn_number")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    turn_number: int
    def __init__(self, seat: _Optional[int] = ..., turn_number: _Optional[int] = ...) -> None: ...

class CardPlaced(_message.Message):
    __slots__ = ("seat", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: int
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class CardReversed(_message.Message):
    __slots__ = ("seat", "card", "reversal")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    REVERSAL_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: int
    reversal: int
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ..., reversal: _Optional[int] = ...) -> None: ...

class RowTaken(_message.Message):
    __slots__ = ("seat", "count", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Iterable[int]] = ...) -> None: ...

class PenaltyAdded(_message.Message):
    __slots__ = ("seat", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: int
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[int] = ...) -> None: ...

class CardsDrawn(_message.Message):
    __slots__ = ("seat", "count", "cards", "cause")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: Cards
    cause: DrawCause
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Union[Cards, _Mapping]] = ..., cause: _Optional[_Union[DrawCause, str]] = ...) -> None: ...

class RoundEnded(_message.Message):
    __slots__ = ("round", "cause", "hands", "sheet")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    SHEET_FIELD_NUMBER: _ClassVar[int]
    round: int
    cause: RoundEndCause
    hands: _containers.RepeatedCompositeFieldContainer[ShownHand]
    sheet: _containers.RepeatedCompositeFieldContainer[ScoreLine]
    def __init__(self, round: _Optional[int] = ..., cause: _Optional[_Union[RoundEndCause, str]] = ..., hands: _Optional[_Iterable[_Union[ShownHand, _Mapping]]] = ..., sheet: _Optional[_Iterable[_Union[ScoreLine, _Mapping]]] = ...) -> None: ...

class ShownHand(_message.Message):
    __slots__ = ("seat", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[int]] = ...) -> None: ...

class ScoreLine(_message.Message):
    __slots__ = ("seat", "points", "score", "face_up_count", "penalty_count", "toads", "extra", "tally")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    FACE_UP_COUNT_FIELD_NUMBER: _ClassVar[int]
    PENALTY_COUNT_FIELD_NUMBER: _ClassVar[int]
    TOADS_FIELD_NUMBER: _ClassVar[int]
    EXTRA_FIELD_NUMBER: _ClassVar[int]
    TALLY_FIELD_NUMBER: _ClassVar[int]
    seat: int
    points: int
    score: int
    face_up_count: int
    penalty_count: int
    toads: int
    extra: _containers.RepeatedScalarFieldContainer[int]
    tally: Tally
    def __init__(self, seat: _Optional[int] = ..., points: _Optional[int] = ..., score: _Optional[int] = ..., face_up_count: _Optional[int] = ..., penalty_count: _Optional[int] = ..., toads: _Optional[int] = ..., extra: _Optional[_Iterable[int]] = ..., tally: _Optional[_Union[Tally, _Mapping]] = ...) -> None: ...

class GameEnded(_message.Message):
    __slots__ = ("cause", "outcome")
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    cause: GameEndCause
    outcome: _outcome_pb2.Outcome
    def __init__(self, cause: _Optional[_Union[GameEndCause, str]] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("options", "round", "dealer", "turn", "turn_number", "phase", "hand", "row", "draw_pile_count", "seats")
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    ROW_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_COUNT_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    options: Options
    round: int
    dealer: int
    turn: int
    turn_number: int
    phase: Phase
    hand: Cards
    row: _containers.RepeatedScalarFieldContainer[int]
    draw_pile_count: int
    seats: _containers.RepeatedCompositeFieldContainer[SeatView]
    def __init__(self, options: _Optional[_Union[Options, _Mapping]] = ..., round: _Optional[int] = ..., dealer: _Optional[int] = ..., turn: _Optional[int] = ..., turn_number: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ..., hand: _Optional[_Union[Cards, _Mapping]] = ..., row: _Optional[_Iterable[int]] = ..., draw_pile_count: _Optional[int] = ..., seats: _Optional[_Iterable[_Union[SeatView, _Mapping]]] = ...) -> None: ...

class SeatView(_message.Message):
    __slots__ = ("seat", "hand_count", "score", "face_up", "penalty_count", "tally")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HAND_COUNT_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    FACE_UP_FIELD_NUMBER: _ClassVar[int]
    PENALTY_COUNT_FIELD_NUMBER: _ClassVar[int]
    TALLY_FIELD_NUMBER: _ClassVar[int]
    seat: int
    hand_count: int
    score: int
    face_up: _containers.RepeatedScalarFieldContainer[int]
    penalty_count: int
    tally: Tally
    def __init__(self, seat: _Optional[int] = ..., hand_count: _Optional[int] = ..., score: _Optional[int] = ..., face_up: _Optional[_Iterable[int]] = ..., penalty_count: _Optional[int] = ..., tally: _Optional[_Union[Tally, _Mapping]] = ...) -> None: ...
