from fairdeal.outcome.v1 import outcome_pb2 as _outcome_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Table(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TABLE_UNSPECIFIED: _ClassVar[Table]
    TABLE_CLASSIC: _ClassVar[Table]
    TABLE_SIEGE: _ClassVar[Table]
    TABLE_DAY_NIGHT: _ClassVar[Table]

class BackFaces(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BACK_FACES_UNSPECIFIED: _ClassVar[BackFaces]
    BACK_FACES_OWNER: _ClassVar[BackFaces]
    BACK_FACES_NOBODY: _ClassVar[BackFaces]
    BACK_FACES_EVERYONE: _ClassVar[BackFaces]

class Side(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SIDE_UNSPECIFIED: _ClassVar[Side]
    SIDE_DAY: _ClassVar[Side]
    SIDE_NIGHT: _ClassVar[Side]

class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_UNSPECIFIED: _ClassVar[Phase]
    PHASE_TURN: _ClassVar[Phase]
    PHASE_DRAWN: _ClassVar[Phase]
    PHASE_PILE: _ClassVar[Phase]
    PHASE_OVER: _ClassVar[Phase]

class Color(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    COLOR_UNSPECIFIED: _ClassVar[Color]
    COLOR_RED: _ClassVar[Color]
    COLOR_YELLOW: _ClassVar[Color]
    COLOR_GREEN: _ClassVar[Color]
    COLOR_BLUE: _ClassVar[Color]

class Face(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    FACE_UNSPECIFIED: _ClassVar[Face]
    FACE_RED_0: _ClassVar[Face]
    FACE_RED_1: _ClassVar[Face]
    FACE_RED_2: _ClassVar[Face]
    FACE_RED_3: _ClassVar[Face]
    FACE_RED_4: _ClassVar[Face]
    FACE_RED_5: _ClassVar[Face]
    FACE_RED_6: _ClassVar[Face]
    FACE_RED_7: _ClassVar[Face]
    FACE_RED_8: _ClassVar[Face]
    FACE_RED_9: _ClassVar[Face]
    FACE_RED_SKIP: _ClassVar[Face]
    FACE_RED_REVERSE: _ClassVar[Face]
    FACE_RED_DRAW_ONE: _ClassVar[Face]
    FACE_RED_DRAW_TWO: _ClassVar[Face]
    FACE_RED_DRAW_FIVE: _ClassVar[Face]
    FACE_RED_BOMB: _ClassVar[Face]
    FACE_RED_SHIELD: _ClassVar[Face]
    FACE_YELLOW_0: _ClassVar[Face]
    FACE_YELLOW_1: _ClassVar[Face]
    FACE_YELLOW_2: _ClassVar[Face]
    FACE_YELLOW_3: _ClassVar[Face]
    FACE_YELLOW_4: _ClassVar[Face]
    FACE_YELLOW_5: _ClassVar[Face]
    FACE_YELLOW_6: _ClassVar[Face]
    FACE_YELLOW_7: _ClassVar[Face]
    FACE_YELLOW_8: _ClassVar[Face]
    FACE_YELLOW_9: _ClassVar[Face]
    FACE_YELLOW_SKIP: _ClassVar[Face]
    FACE_YELLOW_REVERSE: _ClassVar[Face]
    FACE_YELLOW_DRAW_ONE: _ClassVar[Face]
    FACE_YELLOW_DRAW_TWO: _ClassVar[Face]
    FACE_YELLOW_DRAW_FIVE: _ClassVar[Face]
    FACE_YELLOW_BOMB: _ClassVar[Face]
    FACE_YELLOW_SHIELD: _ClassVar[Face]
    FACE_GREEN_0: _ClassVar[Face]
    FACE_GREEN_1: _ClassVar[Face]
    FACE_GREEN_2: _ClassVar[Face]
    FACE_GREEN_3: _ClassVar[Face]
    FACE_GREEN_4: _ClassVar[Face]
    FACE_GREEN_5: _ClassVar[Face]
    FACE_GREEN_6: _ClassVar[Face]
    FACE_GREEN_7: _ClassVar[Face]
    FACE_GREEN_8: _ClassVar[Face]
    FACE_GREEN_9: _ClassVar[Face]
    FACE_GREEN_SKIP: _ClassVar[Face]
    FACE_GREEN_REVERSE: _ClassVar[Face]
    FACE_GREEN_DRAW_ONE: _ClassVar[Face]
    FACE_GREEN_DRAW_TWO: _ClassVar[Face]
    FACE_GREEN_DRAW_FIVE: _ClassVar[Face]
    FACE_GREEN_BOMB: _ClassVar[Face]
    FACE_GREEN_SHIELD: _ClassVar[Face]
    FACE_BLUE_0: _ClassVar[Face]
    FACE_BLUE_1: _ClassVar[Face]
    FACE_BLUE_2: _ClassVar[Face]
    FACE_BLUE_3: _ClassVar[Face]
    FACE_BLUE_4: _ClassVar[Face]
    FACE_BLUE_5: _ClassVar[Face]
    FACE_BLUE_6: _ClassVar[Face]
    FACE_BLUE_7: _ClassVar[Face]
    FACE_BLUE_8: _ClassVar[Face]
    FACE_BLUE_9: _ClassVar[Face]
    FACE_BLUE_SKIP: _ClassVar[Face]
    FACE_BLUE_REVERSE: _ClassVar[Face]
    FACE_BLUE_DRAW_ONE: _ClassVar[Face]
    FACE_BLUE_DRAW_TWO: _ClassVar[Face]
    FACE_BLUE_DRAW_FIVE: _ClassVar[Face]
    FACE_BLUE_BOMB: _ClassVar[Face]
    FACE_BLUE_SHIELD: _ClassVar[Face]
    FACE_WILD: _ClassVar[Face]
    FACE_WILD_DRAW_FOUR: _ClassVar[Face]
    FACE_COLOR_HUNT: _ClassVar[Face]

class Attack(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ATTACK_UNSPECIFIED: _ClassVar[Attack]
    ATTACK_DRAW_ONE: _ClassVar[Attack]
    ATTACK_DRAW_TWO: _ClassVar[Attack]
    ATTACK_DRAW_FIVE: _ClassVar[Attack]
    ATTACK_WILD_DRAW_FOUR: _ClassVar[Attack]

class BlockSource(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BLOCK_SOURCE_UNSPECIFIED: _ClassVar[BlockSource]
    BLOCK_SOURCE_HAND: _ClassVar[BlockSource]
    BLOCK_SOURCE_STANDING: _ClassVar[BlockSource]

class DrawCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DRAW_CAUSE_UNSPECIFIED: _ClassVar[DrawCause]
    DRAW_CAUSE_CHOSEN: _ClassVar[DrawCause]
    DRAW_CAUSE_PILE_TAKEN: _ClassVar[DrawCause]
    DRAW_CAUSE_BOMB: _ClassVar[DrawCause]
    DRAW_CAUSE_HUNT: _ClassVar[DrawCause]

class GameEndCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GAME_END_CAUSE_UNSPECIFIED: _ClassVar[GameEndCause]
    GAME_END_CAUSE_EMPTIED: _ClassVar[GameEndCause]
    GAME_END_CAUSE_BLOCKED: _ClassVar[GameEndCause]

class Reason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    REASON_UNSPECIFIED: _ClassVar[Reason]
    REASON_CARD_NOT_PLAYABLE: _ClassVar[Reason]
    REASON_ONLY_DRAWN_CARD: _ClassVar[Reason]
    REASON_PILE_WAITING: _ClassVar[Reason]
    REASON_CANNOT_ANSWER: _ClassVar[Reason]
    REASON_NO_PILE: _ClassVar[Reason]
    REASON_MUST_PLAY: _ClassVar[Reason]
TABLE_UNSPECIFIED: Table
TABLE_CLASSIC: Table
TABLE_SIEGE: Table
TABLE_DAY_NIGHT: Table
BACK_FACES_UNSPECIFIED: BackFaces
BACK_FACES_OWNER: BackFaces
BACK_FACES_NOBODY: BackFaces
BACK_FACES_EVERYONE: BackFaces
SIDE_UNSPECIFIED: Side
SIDE_DAY: Side
SIDE_NIGHT: Side
PHASE_UNSPECIFIED: Phase
PHASE_TURN: Phase
PHASE_DRAWN: Phase
PHASE_PILE: Phase
PHASE_OVER: Phase
COLOR_UNSPECIFIED: Color
COLOR_RED: Color
COLOR_YELLOW: Color
COLOR_GREEN: Color
COLOR_BLUE: Color
FACE_UNSPECIFIED: Face
FACE_RED_0: Face
FACE_RED_1: Face
FACE_RED_2: Face
FACE_RED_3: Face
FACE_RED_4: Face
FACE_RED_5: Face
FACE_RED_6: Face
FACE_RED_7: Face
FACE_RED_8: Face
FACE_RED_9: Face
FACE_RED_SKIP: Face
FACE_RED_REVERSE: Face
FACE_RED_DRAW_ONE: Face
FACE_RED_DRAW_TWO: Face
FACE_RED_DRAW_FIVE: Face
FACE_RED_BOMB: Face
FACE_RED_SHIELD: Face
FACE_YELLOW_0: Face
FACE_YELLOW_1: Face
FACE_YELLOW_2: Face
FACE_YELLOW_3: Face
FACE_YELLOW_4: Face
FACE_YELLOW_5: Face
FACE_YELLOW_6: Face
FACE_YELLOW_7: Face
FACE_YELLOW_8: Face
FACE_YELLOW_9: Face
FACE_YELLOW_SKIP: Face
FACE_YELLOW_REVERSE: Face
FACE_YELLOW_DRAW_ONE: Face
FACE_YELLOW_DRAW_TWO: Face
FACE_YELLOW_DRAW_FIVE: Face
FACE_YELLOW_BOMB: Face
FACE_YELLOW_SHIELD: Face
FACE_GREEN_0: Face
FACE_GREEN_1: Face
FACE_GREEN_2: Face
FACE_GREEN_3: Face
FACE_GREEN_4: Face
FACE_GREEN_5: Face
FACE_GREEN_6: Face
FACE_GREEN_7: Face
FACE_GREEN_8: Face
FACE_GREEN_9: Face
FACE_GREEN_SKIP: Face
FACE_GREEN_REVERSE: Face
FACE_GREEN_DRAW_ONE: Face
FACE_GREEN_DRAW_TWO: Face
FACE_GREEN_DRAW_FIVE: Face
FACE_GREEN_BOMB: Face
FACE_GREEN_SHIELD: Face
FACE_BLUE_0: Face
FACE_BLUE_1: Face
FACE_BLUE_2: Face
FACE_BLUE_3: Face
FACE_BLUE_4: Face
FACE_BLUE_5: Face
FACE_BLUE_6: Face
FACE_BLUE_7: Face
FACE_BLUE_8: Face
FACE_BLUE_9: Face
FACE_BLUE_SKIP: Face
FACE_BLUE_REVERSE: Face
FACE_BLUE_DRAW_ONE: Face
FACE_BLUE_DRAW_TWO: Face
FACE_BLUE_DRAW_FIVE: Face
FACE_BLUE_BOMB: Face
FACE_BLUE_SHIELD: Face
FACE_WILD: Face
FACE_WILD_DRAW_FOUR: Face
FACE_COLOR_HUNT: Face
ATTACK_UNSPECIFIED: Attack
ATTACK_DRAW_ONE: Attack
ATTACK_DRAW_TWO: Attack
ATTACK_DRAW_FIVE: Attack
ATTACK_WILD_DRAW_FOUR: Attack
BLOCK_SOURCE_UNSPECIFIED: BlockSource
BLOCK_SOURCE_HAND: BlockSource
BLOCK_SOURCE_STANDING: BlockSource
DRAW_CAUSE_UNSPECIFIED: DrawCause
DRAW_CAUSE_CHOSEN: DrawCause
DRAW_CAUSE_PILE_TAKEN: DrawCause
DRAW_CAUSE_BOMB: DrawCause
DRAW_CAUSE_HUNT: DrawCause
GAME_END_CAUSE_UNSPECIFIED: GameEndCause
GAME_END_CAUSE_EMPTIED: GameEndCause
GAME_END_CAUSE_BLOCKED: GameEndCause
REASON_UNSPECIFIED: Reason
REASON_CARD_NOT_PLAYABLE: Reason
REASON_ONLY_DRAWN_CARD: Reason
REASON_PILE_WAITING: Reason
REASON_CANNOT_ANSWER: Reason
REASON_NO_PILE: Reason
REASON_MUST_PLAY: Reason

class Options(_message.Message):
    __slots__ = ("table", "bomb_draw", "clock_ticks", "back_faces", "first_side")
    TABLE_FIELD_NUMBER: _ClassVar[int]
    BOMB_DRAW_FIELD_NUMBER: _ClassVar[int]
    CLOCK_TICKS_FIELD_NUMBER: _ClassVar[int]
    BACK_FACES_FIELD_NUMBER: _ClassVar[int]
    FIRST_SIDE_FIELD_NUMBER: _ClassVar[int]
    table: Table
    bomb_draw: int
    clock_ticks: int
    back_faces: BackFaces
    first_side: Side
    def __init__(self, table: _Optional[_Union[Table, str]] = ..., bomb_draw: _Optional[int] = ..., clock_ticks: _Optional[int] = ..., back_faces: _Optional[_Union[BackFaces, str]] = ..., first_side: _Optional[_Union[Side, str]] = ...) -> None: ...

class State(_message.Message):
    __slots__ = ("rules", "options", "turn", "turn_number", "phase", "direction", "side", "clock", "color", "hands", "draw_pile", "discard_pile", "top_turned", "drawn_place", "pile", "shields", "idle_turns", "next_draw", "outcome")
    RULES_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    DIRECTION_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CLOCK_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_PILE_FIELD_NUMBER: _ClassVar[int]
    TOP_TURNED_FIELD_NUMBER: _ClassVar[int]
    DRAWN_PLACE_FIELD_NUMBER: _ClassVar[int]
    PILE_FIELD_NUMBER: _ClassVar[int]
    SHIELDS_FIELD_NUMBER: _ClassVar[int]
    IDLE_TURNS_FIELD_NUMBER: _ClassVar[int]
    NEXT_DRAW_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    rules: int
    options: Options
    turn: int
    turn_number: int
    phase: Phase
    direction: int
    side: Side
    clock: int
    color: Color
    hands: _containers.RepeatedCompositeFieldContainer[Cards]
    draw_pile: _containers.RepeatedCompositeFieldContainer[Card]
    discard_pile: _containers.RepeatedCompositeFieldContainer[Card]
    top_turned: bool
    drawn_place: int
    pile: Pile
    shields: _containers.RepeatedScalarFieldContainer[bool]
    idle_turns: int
    next_draw: int
    outcome: _outcome_pb2.Outcome
    def __init__(self, rules: _Optional[int] = ..., options: _Optional[_Union[Options, _Mapping]] = ..., turn: _Optional[int] = ..., turn_number: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ..., direction: _Optional[int] = ..., side: _Optional[_Union[Side, str]] = ..., clock: _Optional[int] = ..., color: _Optional[_Union[Color, str]] = ..., hands: _Optional[_Iterable[_Union[Cards, _Mapping]]] = ..., draw_pile: _Optional[_Iterable[_Union[Card, _Mapping]]] = ..., discard_pile: _Optional[_Iterable[_Union[Card, _Mapping]]] = ..., top_turned: _Optional[bool] = ..., drawn_place: _Optional[int] = ..., pile: _Optional[_Union[Pile, _Mapping]] = ..., shields: _Optional[_Iterable[bool]] = ..., idle_turns: _Optional[int] = ..., next_draw: _Optional[int] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class Card(_message.Message):
    __slots__ = ("face", "back")
    FACE_FIELD_NUMBER: _ClassVar[int]
    BACK_FIELD_NUMBER: _ClassVar[int]
    face: Face
    back: Face
    def __init__(self, face: _Optional[_Union[Face, str]] = ..., back: _Optional[_Union[Face, str]] = ...) -> None: ...

class Cards(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[Card]
    def __init__(self, items: _Optional[_Iterable[_Union[Card, _Mapping]]] = ...) -> None: ...

class Pile(_message.Message):
    __slots__ = ("kind", "count", "target")
    KIND_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    kind: Attack
    count: int
    target: int
    def __init__(self, kind: _Optional[_Union[Attack, str]] = ..., count: _Optional[int] = ..., target: _Optional[int] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("play_card", "draw_card", "pass_turn", "take_pile")
    PLAY_CARD_FIELD_NUMBER: _ClassVar[int]
    DRAW_CARD_FIELD_NUMBER: _ClassVar[int]
    PASS_TURN_FIELD_NUMBER: _ClassVar[int]
    TAKE_PILE_FIELD_NUMBER: _ClassVar[int]
    play_card: PlayCard
    draw_card: DrawCard
    pass_turn: PassTurn
    take_pile: TakePile
    def __init__(self, play_card: _Optional[_Union[PlayCard, _Mapping]] = ..., draw_card: _Optional[_Union[DrawCard, _Mapping]] = ..., pass_turn: _Optional[_Union[PassTurn, _Mapping]] = ..., take_pile: _Optional[_Union[TakePile, _Mapping]] = ...) -> None: ...

class PlayCard(_message.Message):
    __slots__ = ("card", "color")
    CARD_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    card: Card
    color: Color
    def __init__(self, card: _Optional[_Union[Card, _Mapping]] = ..., color: _Optional[_Union[Color, str]] = ...) -> None: ...

class DrawCard(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class PassTurn(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TakePile(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Event(_message.Message):
    __slots__ = ("first_seat_drawn", "deck_shuffled", "cards_dealt", "start_card_turned", "start_cards_returned", "turn_started", "card_played", "direction_changed", "seat_skipped", "pile_started", "pile_grew", "pile_blocked", "pile_taken", "shield_raised", "bomb_exploded", "color_hunted", "cards_drawn", "pile_reshuffled", "turn_passed", "turn_idled", "clock_ticked", "table_flipped", "game_ended")
    FIRST_SEAT_DRAWN_FIELD_NUMBER: _ClassVar[int]
    DECK_SHUFFLED_FIELD_NUMBER: _ClassVar[int]
    CARDS_DEALT_FIELD_NUMBER: _ClassVar[int]
    START_CARD_TURNED_FIELD_NUMBER: _ClassVar[int]
    START_CARDS_RETURNED_FIELD_NUMBER: _ClassVar[int]
    TURN_STARTED_FIELD_NUMBER: _ClassVar[int]
    CARD_PLAYED_FIELD_NUMBER: _ClassVar[int]
    DIRECTION_CHANGED_FIELD_NUMBER: _ClassVar[int]
    SEAT_SKIPPED_FIELD_NUMBER: _ClassVar[int]
    PILE_STARTED_FIELD_NUMBER: _ClassVar[int]
    PILE_GREW_FIELD_NUMBER: _ClassVar[int]
    PILE_BLOCKED_FIELD_NUMBER: _ClassVar[int]
    PILE_TAKEN_FIELD_NUMBER: _ClassVar[int]
    SHIELD_RAISED_FIELD_NUMBER: _ClassVar[int]
    BOMB_EXPLODED_FIELD_NUMBER: _ClassVar[int]
    COLOR_HUNTED_FIELD_NUMBER: _ClassVar[int]
    CARDS_DRAWN_FIELD_NUMBER: _ClassVar[int]
    PILE_RESHUFFLED_FIELD_NUMBER: _ClassVar[int]
    TURN_PASSED_FIELD_NUMBER: _ClassVar[int]
    TURN_IDLED_FIELD_NUMBER: _ClassVar[int]
    CLOCK_TICKED_FIELD_NUMBER: _ClassVar[int]
    TABLE_FLIPPED_FIELD_NUMBER: _ClassVar[int]
    GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
    first_seat_drawn: FirstSeatDrawn
    deck_shuffled: DeckShuffled
    cards_dealt: CardsDealt
    start_card_turned: StartCardTurned
    start_cards_returned: StartCardsReturned
    turn_started: TurnStarted
    card_played: CardPlayed
    direction_changed: DirectionChanged
    seat_skipped: SeatSkipped
    pile_started: PileStarted
    pile_grew: PileGrew
    pile_blocked: PileBlocked
    pile_taken: PileTaken
    shield_raised: ShieldRaised
    bomb_exploded: BombExploded
    color_hunted: ColorHunted
    cards_drawn: CardsDrawn
    pile_reshuffled: PileReshuffled
    turn_passed: TurnPassed
    turn_idled: TurnIdled
    clock_ticked: ClockTicked
    table_flipped: TableFlipped
    game_ended: GameEnded
    def __init__(self, first_seat_drawn: _Optional[_Union[FirstSeatDrawn, _Mapping]] = ..., deck_shuffled: _Optional[_Union[DeckShuffled, _Mapping]] = ..., cards_dealt: _Optional[_Union[CardsDealt, _Mapping]] = ..., start_card_turned: _Optional[_Union[StartCardTurned, _Mapping]] = ..., start_cards_returned: _Optional[_Union[StartCardsReturned, _Mapping]] = ..., turn_started: _Optional[_Union[TurnStarted, _Mapping]] = ..., card_played: _Optional[_Union[CardPlayed, _Mapping]] = ..., direction_changed: _Optional[_Union[DirectionChanged, _Mapping]] = ..., seat_skipped: _Optional[_Union[SeatSkipped, _Mapping]] = ..., pile_started: _Optional[_Union[PileStarted, _Mapping]] = ..., pile_grew: _Optional[_Union[PileGrew, _Mapping]] = ..., pile_blocked: _Optional[_Union[PileBlocked, _Mapping]] = ..., pile_taken: _Optional[_Union[PileTaken, _Mapping]] = ..., shield_raised: _Optional[_Union[ShieldRaised, _Mapping]] = ..., bomb_exploded: _Optional[_Union[BombExploded, _Mapping]] = ..., color_hunted: _Optional[_Union[ColorHunted, _Mapping]] = ..., cards_drawn: _Optional[_Union[CardsDrawn, _Mapping]] = ..., pile_reshuffled: _Optional[_Union[PileReshuffled, _Mapping]] = ..., turn_passed: _Optional[_Union[TurnPassed, _Mapping]] = ..., turn_idled: _Optional[_Union[TurnIdled, _Mapping]] = ..., clock_ticked: _Optional[_Union[ClockTicked, _Mapping]] = ..., table_flipped: _Optional[_Union[TableFlipped, _Mapping]] = ..., game_ended: _Optional[_Union[GameEnded, _Mapping]] = ...) -> None: ...

class FirstSeatDrawn(_message.Message):
    __slots__ = ("seat", "draw_number")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DRAW_NUMBER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    draw_number: int
    def __init__(self, seat: _Optional[int] = ..., draw_number: _Optional[int] = ...) -> None: ...

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
    __slots__ = ("seat", "count", "cards", "whole_cards", "backs")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    WHOLE_CARDS_FIELD_NUMBER: _ClassVar[int]
    BACKS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: Cards
    whole_cards: Cards
    backs: Faces
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Union[Cards, _Mapping]] = ..., whole_cards: _Optional[_Union[Cards, _Mapping]] = ..., backs: _Optional[_Union[Faces, _Mapping]] = ...) -> None: ...

class Faces(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedScalarFieldContainer[Face]
    def __init__(self, items: _Optional[_Iterable[_Union[Face, str]]] = ...) -> None: ...

class StartCardTurned(_message.Message):
    __slots__ = ("card", "color")
    CARD_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    card: Card
    color: Color
    def __init__(self, card: _Optional[_Union[Card, _Mapping]] = ..., color: _Optional[_Union[Color, str]] = ...) -> None: ...

class StartCardsReturned(_message.Message):
    __slots__ = ("draw_number", "count", "draw_pile")
    DRAW_NUMBER_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    draw_number: int
    count: int
    draw_pile: Cards
    def __init__(self, draw_number: _Optional[int] = ..., count: _Optional[int] = ..., draw_pile: _Optional[_Union[Cards, _Mapping]] = ...) -> None: ...

class TurnStarted(_message.Message):
    __slots__ = ("seat", "turn_number", "phase")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    turn_number: int
    phase: Phase
    def __init__(self, seat: _Optional[int] = ..., turn_number: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ...) -> None: ...

class CardPlayed(_message.Message):
    __slots__ = ("seat", "card", "whole_card", "color", "phase")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    WHOLE_CARD_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: Card
    whole_card: Card
    color: Color
    phase: Phase
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[_Union[Card, _Mapping]] = ..., whole_card: _Optional[_Union[Card, _Mapping]] = ..., color: _Optional[_Union[Color, str]] = ..., phase: _Optional[_Union[Phase, str]] = ...) -> None: ...

class DirectionChanged(_message.Message):
    __slots__ = ("direction",)
    DIRECTION_FIELD_NUMBER: _ClassVar[int]
    direction: int
    def __init__(self, direction: _Optional[int] = ...) -> None: ...

class SeatSkipped(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class PileStarted(_message.Message):
    __slots__ = ("kind", "count", "target")
    KIND_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    kind: Attack
    count: int
    target: int
    def __init__(self, kind: _Optional[_Union[Attack, str]] = ..., count: _Optional[int] = ..., target: _Optional[int] = ...) -> None: ...

class PileGrew(_message.Message):
    __slots__ = ("kind", "count", "target")
    KIND_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    kind: Attack
    count: int
    target: int
    def __init__(self, kind: _Optional[_Union[Attack, str]] = ..., count: _Optional[int] = ..., target: _Optional[int] = ...) -> None: ...

class PileBlocked(_message.Message):
    __slots__ = ("seat", "source", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    source: BlockSource
    count: int
    def __init__(self, seat: _Optional[int] = ..., source: _Optional[_Union[BlockSource, str]] = ..., count: _Optional[int] = ...) -> None: ...

class PileTaken(_message.Message):
    __slots__ = ("seat", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ...) -> None: ...

class ShieldRaised(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class BombExploded(_message.Message):
    __slots__ = ("seat", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ...) -> None: ...

class ColorHunted(_message.Message):
    __slots__ = ("seat", "target", "color")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    target: int
    color: Color
    def __init__(self, seat: _Optional[int] = ..., target: _Optional[int] = ..., color: _Optional[_Union[Color, str]] = ...) -> None: ...

class CardsDrawn(_message.Message):
    __slots__ = ("seat", "count", "cards", "cause", "whole_cards", "backs")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    WHOLE_CARDS_FIELD_NUMBER: _ClassVar[int]
    BACKS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: Cards
    cause: DrawCause
    whole_cards: Cards
    backs: Faces
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Union[Cards, _Mapping]] = ..., cause: _Optional[_Union[DrawCause, str]] = ..., whole_cards: _Optional[_Union[Cards, _Mapping]] = ..., backs: _Optional[_Union[Faces, _Mapping]] = ...) -> None: ...

class PileReshuffled(_message.Message):
    __slots__ = ("draw_number", "count", "draw_pile")
    DRAW_NUMBER_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    draw_number: int
    count: int
    draw_pile: Cards
    def __init__(self, draw_number: _Optional[int] = ..., count: _Optional[int] = ..., draw_pile: _Optional[_Union[Cards, _Mapping]] = ...) -> None: ...

class TurnPassed(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class TurnIdled(_message.Message):
    __slots__ = ("seat", "in_a_row")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    IN_A_ROW_FIELD_NUMBER: _ClassVar[int]
    seat: int
    in_a_row: int
    def __init__(self, seat: _Optional[int] = ..., in_a_row: _Optional[int] = ...) -> None: ...

class ClockTicked(_message.Message):
    __slots__ = ("clock",)
    CLOCK_FIELD_NUMBER: _ClassVar[int]
    clock: int
    def __init__(self, clock: _Optional[int] = ...) -> None: ...

class TableFlipped(_message.Message):
    __slots__ = ("side", "top_card", "color", "hands")
    SIDE_FIELD_NUMBER: _ClassVar[int]
    TOP_CARD_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    side: Side
    top_card: Card
    color: Color
    hands: _containers.RepeatedCompositeFieldContainer[TurnedHand]
    def __init__(self, side: _Optional[_Union[Side, str]] = ..., top_card: _Optional[_Union[Card, _Mapping]] = ..., color: _Optional[_Union[Color, str]] = ..., hands: _Optional[_Iterable[_Union[TurnedHand, _Mapping]]] = ...) -> None: ...

class TurnedHand(_message.Message):
    __slots__ = ("seat", "count", "cards", "backs")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    BACKS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: Cards
    backs: Faces
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Union[Cards, _Mapping]] = ..., backs: _Optional[_Union[Faces, _Mapping]] = ...) -> None: ...

class GameEnded(_message.Message):
    __slots__ = ("cause", "outcome")
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    cause: GameEndCause
    outcome: _outcome_pb2.Outcome
    def __init__(self, cause: _Optional[_Union[GameEndCause, str]] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("options", "turn", "turn_number", "phase", "direction", "side", "clock", "color", "top_card", "discard_count", "draw_pile_count", "hand", "drawn_card", "pile", "seats", "idle_turns")
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    DIRECTION_FIELD_NUMBER: _ClassVar[int]
    SIDE_FIELD_NUMBER: _ClassVar[int]
    CLOCK_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    TOP_CARD_FIELD_NUMBER: _ClassVar[int]
    DISCARD_COUNT_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_COUNT_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    DRAWN_CARD_FIELD_NUMBER: _ClassVar[int]
    PILE_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    IDLE_TURNS_FIELD_NUMBER: _ClassVar[int]
    options: Options
    turn: int
    turn_number: int
    phase: Phase
    direction: int
    side: Side
    clock: int
    color: Color
    top_card: Card
    discard_count: int
    draw_pile_count: int
    hand: Cards
    drawn_card: Card
    pile: Pile
    seats: _containers.RepeatedCompositeFieldContainer[SeatView]
    idle_turns: int
    def __init__(self, options: _Optional[_Union[Options, _Mapping]] = ..., turn: _Optional[int] = ..., turn_number: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ..., direction: _Optional[int] = ..., side: _Optional[_Union[Side, str]] = ..., clock: _Optional[int] = ..., color: _Optional[_Union[Color, str]] = ..., top_card: _Optional[_Union[Card, _Mapping]] = ..., discard_count: _Optional[int] = ..., draw_pile_count: _Optional[int] = ..., hand: _Optional[_Union[Cards, _Mapping]] = ..., drawn_card: _Optional[_Union[Card, _Mapping]] = ..., pile: _Optional[_Union[Pile, _Mapping]] = ..., seats: _Optional[_Iterable[_Union[SeatView, _Mapping]]] = ..., idle_turns: _Optional[int] = ...) -> None: ...

class SeatView(_message.Message):
    __slots__ = ("seat", "hand_count", "score", "shield", "backs")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HAND_COUNT_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    SHIELD_FIELD_NUMBER: _ClassVar[int]
    BACKS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    hand_count: int
    score: int
    shield: bool
    backs: Faces
    def __init__(self, seat: _Optional[int] = ..., hand_count: _Optional[int] = ..., score: _Optional[int] = ..., shield: _Optional[bool] = ..., backs: _Optional[_Union[Faces, _Mapping]] = ...) -> None: ...
