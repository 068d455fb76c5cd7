from fairdeal.cards.v1 import french_pb2 as _french_pb2
from fairdeal.outcome.v1 import outcome_pb2 as _outcome_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Award(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    AWARD_UNSPECIFIED: _ClassVar[Award]
    AWARD_TWO: _ClassVar[Award]
    AWARD_FOUR: _ClassVar[Award]

class Leftover(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LEFTOVER_UNSPECIFIED: _ClassVar[Leftover]
    LEFTOVER_NOBODY: _ClassVar[Leftover]
    LEFTOVER_LAST_CAPTURER: _ClassVar[Leftover]

class LimpiaCheck(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    LIMPIA_CHECK_UNSPECIFIED: _ClassVar[LimpiaCheck]
    LIMPIA_CHECK_BEFORE_PLAY: _ClassVar[LimpiaCheck]
    LIMPIA_CHECK_AFTER_CAIDA: _ClassVar[LimpiaCheck]

class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_UNSPECIFIED: _ClassVar[Phase]
    PHASE_PLAY: _ClassVar[Phase]
    PHASE_OVER: _ClassVar[Phase]

class RoundEndCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ROUND_END_CAUSE_UNSPECIFIED: _ClassVar[RoundEndCause]
    ROUND_END_CAUSE_DECK_PLAYED: _ClassVar[RoundEndCause]

class GameEndCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GAME_END_CAUSE_UNSPECIFIED: _ClassVar[GameEndCause]
    GAME_END_CAUSE_FORTY: _ClassVar[GameEndCause]
    GAME_END_CAUSE_FOUR: _ClassVar[GameEndCause]
    GAME_END_CAUSE_BOTH_FOUR: _ClassVar[GameEndCause]

class Reason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    REASON_UNSPECIFIED: _ClassVar[Reason]
    REASON_CAPTURE_REQUIRED: _ClassVar[Reason]
    REASON_NO_SUCH_CAPTURE: _ClassVar[Reason]
AWARD_UNSPECIFIED: Award
AWARD_TWO: Award
AWARD_FOUR: Award
LEFTOVER_UNSPECIFIED: Leftover
LEFTOVER_NOBODY: Leftover
LEFTOVER_LAST_CAPTURER: Leftover
LIMPIA_CHECK_UNSPECIFIED: LimpiaCheck
LIMPIA_CHECK_BEFORE_PLAY: LimpiaCheck
LIMPIA_CHECK_AFTER_CAIDA: LimpiaCheck
PHASE_UNSPECIFIED: Phase
PHASE_PLAY: Phase
PHASE_OVER: Phase
ROUND_END_CAUSE_UNSPECIFIED: RoundEndCause
ROUND_END_CAUSE_DECK_PLAYED: RoundEndCause
GAME_END_CAUSE_UNSPECIFIED: GameEndCause
GAME_END_CAUSE_FORTY: GameEndCause
GAME_END_CAUSE_FOUR: GameEndCause
GAME_END_CAUSE_BOTH_FOUR: GameEndCause
REASON_UNSPECIFIED: Reason
REASON_CAPTURE_REQUIRED: Reason
REASON_NO_SUCH_CAPTURE: Reason

class Options(_message.Message):
    __slots__ = ("ronda_points", "caida_limpia", "mandatory_capture", "leftover", "limpia_check")
    RONDA_POINTS_FIELD_NUMBER: _ClassVar[int]
    CAIDA_LIMPIA_FIELD_NUMBER: _ClassVar[int]
    MANDATORY_CAPTURE_FIELD_NUMBER: _ClassVar[int]
    LEFTOVER_FIELD_NUMBER: _ClassVar[int]
    LIMPIA_CHECK_FIELD_NUMBER: _ClassVar[int]
    ronda_points: Award
    caida_limpia: Award
    mandatory_capture: bool
    leftover: Leftover
    limpia_check: LimpiaCheck
    def __init__(self, ronda_points: _Optional[_Union[Award, str]] = ..., caida_limpia: _Optional[_Union[Award, str]] = ..., mandatory_capture: _Optional[bool] = ..., leftover: _Optional[_Union[Leftover, str]] = ..., limpia_check: _Optional[_Union[LimpiaCheck, str]] = ...) -> None: ...

class State(_message.Message):
    __slots__ = ("rules", "options", "round", "deal", "dealer", "turn", "turn_number", "phase", "hands", "table", "fresh", "draw_pile", "captured", "last_capturer", "rondas", "scores", "next_draw", "outcome")
    RULES_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    DEAL_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    FRESH_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    CAPTURED_FIELD_NUMBER: _ClassVar[int]
    LAST_CAPTURER_FIELD_NUMBER: _ClassVar[int]
    RONDAS_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    NEXT_DRAW_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    rules: int
    options: Options
    round: int
    deal: int
    dealer: int
    turn: int
    turn_number: int
    phase: Phase
    hands: _containers.RepeatedCompositeFieldContainer[_french_pb2.FrenchCards]
    table: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    fresh: bool
    draw_pile: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    captured: _containers.RepeatedCompositeFieldContainer[_french_pb2.FrenchCards]
    last_capturer: int
    rondas: _containers.RepeatedScalarFieldContainer[bool]
    scores: _containers.RepeatedScalarFieldContainer[int]
    next_draw: int
    outcome: _outcome_pb2.Outcome
    def __init__(self, rules: _Optional[int] = ..., options: _Optional[_Union[Options, _Mapping]] = ..., round: _Optional[int] = ..., deal: _Optional[int] = ..., dealer: _Optional[int] = ..., turn: _Optional[int] = ..., turn_number: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ..., hands: _Optional[_Iterable[_Union[_french_pb2.FrenchCards, _Mapping]]] = ..., table: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ..., fresh: _Optional[bool] = ..., draw_pile: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ..., captured: _Optional[_Iterable[_Union[_french_pb2.FrenchCards, _Mapping]]] = ..., last_capturer: _Optional[int] = ..., rondas: _Optional[_Iterable[bool]] = ..., scores: _Optional[_Iterable[int]] = ..., next_draw: _Optional[int] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("play_card",)
    PLAY_CARD_FIELD_NUMBER: _ClassVar[int]
    play_card: PlayCard
    def __init__(self, play_card: _Optional[_Union[PlayCard, _Mapping]] = ...) -> None: ...

class PlayCard(_message.Message):
    __slots__ = ("card", "capture")
    CARD_FIELD_NUMBER: _ClassVar[int]
    CAPTURE_FIELD_NUMBER: _ClassVar[int]
    card: _french_pb2.FrenchCard
    capture: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    def __init__(self, card: _Optional[_Union[_french_pb2.FrenchCard, str]] = ..., capture: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("dealer_drawn", "round_started", "deck_shuffled", "cards_dealt", "ronda_scored", "four_shown", "turn_started", "card_laid", "cards_captured", "caida_scored", "limpia_scored", "leftover_taken", "round_ended", "game_ended")
    DEALER_DRAWN_FIELD_NUMBER: _ClassVar[int]
    ROUND_STARTED_FIELD_NUMBER: _ClassVar[int]
    DECK_SHUFFLED_FIELD_NUMBER: _ClassVar[int]
    CARDS_DEALT_FIELD_NUMBER: _ClassVar[int]
    RONDA_SCORED_FIELD_NUMBER: _ClassVar[int]
    FOUR_SHOWN_FIELD_NUMBER: _ClassVar[int]
    TURN_STARTED_FIELD_NUMBER: _ClassVar[int]
    CARD_LAID_FIELD_NUMBER: _ClassVar[int]
    CARDS_CAPTURED_FIELD_NUMBER: _ClassVar[int]
    CAIDA_SCORED_FIELD_NUMBER: _ClassVar[int]
    LIMPIA_SCORED_FIELD_NUMBER: _ClassVar[int]
    LEFTOVER_TAKEN_FIELD_NUMBER: _ClassVar[int]
    ROUND_ENDED_FIELD_NUMBER: _ClassVar[int]
    GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
    dealer_drawn: DealerDrawn
    round_started: RoundStarted
    deck_shuffled: DeckShuffled
    cards_dealt: CardsDealt
    ronda_scored: RondaScored
    four_shown: FourShown
    turn_started: TurnStarted
    card_laid: CardLaid
    cards_captured: CardsCaptured
    caida_scored: CaidaScored
    limpia_scored: LimpiaScored
    leftover_taken: LeftoverTaken
    round_ended: RoundEnded
    game_ended: GameEnded
    def __init__(self, dealer_drawn: _Optional[_Union[DealerDrawn, _Mapping]] = ..., round_started: _Optional[_Union[RoundStarted, _Mapping]] = ..., deck_shuffled: _Optional[_Union[DeckShuffled, _Mapping]] = ..., cards_dealt: _Optional[_Union[CardsDealt, _Mapping]] = ..., ronda_scored: _Optional[_Union[RondaScored, _Mapping]] = ..., four_shown: _Optional[_Union[FourShown, _Mapping]] = ..., turn_started: _Optional[_Union[TurnStarted, _Mapping]] = ..., card_laid: _Optional[_Union[CardLaid, _Mapping]] = ..., cards_captured: _Optional[_Union[CardsCaptured, _Mapping]] = ..., caida_scored: _Optional[_Union[CaidaScored, _Mapping]] = ..., limpia_scored: _Optional[_Union[LimpiaScored, _Mapping]] = ..., leftover_taken: _Optional[_Union[LeftoverTaken, _Mapping]] = ..., round_ended: _Optional[_Union[RoundEnded, _Mapping]] = ..., game_ended: _Optional[_Union[GameEnded, _Mapping]] = ...) -> None: ...

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
    draw_pile: _french_pb2.FrenchCards
    def __init__(self, draw_number: _Optional[int] = ..., count: _Optional[int] = ..., draw_pile: _Optional[_Union[_french_pb2.FrenchCards, _Mapping]] = ...) -> None: ...

class CardsDealt(_message.Message):
    __slots__ = ("hands", "draw_pile_count", "deal")
    HANDS_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_COUNT_FIELD_NUMBER: _ClassVar[int]
    DEAL_FIELD_NUMBER: _ClassVar[int]
    hands: _containers.RepeatedCompositeFieldContainer[_french_pb2.FrenchDealtHand]
    draw_pile_count: int
    deal: int
    def __init__(self, hands: _Optional[_Iterable[_Union[_french_pb2.FrenchDealtHand, _Mapping]]] = ..., draw_pile_count: _Optional[int] = ..., deal: _Optional[int] = ...) -> None: ...

class RondaScored(_message.Message):
    __slots__ = ("seat", "cards", "points", "score")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _french_pb2.FrenchCards
    points: int
    score: int
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Union[_french_pb2.FrenchCards, _Mapping]] = ..., points: _Optional[int] = ..., score: _Optional[int] = ...) -> None: ...

class FourShown(_message.Message):
    __slots__ = ("seat", "cards", "score")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    score: int
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ..., score: _Optional[int] = ...) -> None: ...

class TurnStarted(_message.Message):
    __slots__ = ("seat", "turn_number", "fresh")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    FRESH_FIELD_NUMBER: _ClassVar[int]
    seat: int
    turn_number: int
    fresh: bool
    def __init__(self, seat: _Optional[int] = ..., turn_number: _Optional[int] = ..., fresh: _Optional[bool] = ...) -> None: ...

class CardLaid(_message.Message):
    __slots__ = ("seat", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: _french_pb2.FrenchCard
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[_Union[_french_pb2.FrenchCard, str]] = ...) -> None: ...

class CardsCaptured(_message.Message):
    __slots__ = ("seat", "card", "capture", "sequence", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    CAPTURE_FIELD_NUMBER: _ClassVar[int]
    SEQUENCE_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: _french_pb2.FrenchCard
    capture: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    sequence: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    count: int
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[_Union[_french_pb2.FrenchCard, str]] = ..., capture: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ..., sequence: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ..., count: _Optional[int] = ...) -> None: ...

class CaidaScored(_message.Message):
    __slots__ = ("seat", "points", "score")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    points: int
    score: int
    def __init__(self, seat: _Optional[int] = ..., points: _Optional[int] = ..., score: _Optional[int] = ...) -> None: ...

class LimpiaScored(_message.Message):
    __slots__ = ("seat", "points", "score")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    points: int
    score: int
    def __init__(self, seat: _Optional[int] = ..., points: _Optional[int] = ..., score: _Optional[int] = ...) -> None: ...

class LeftoverTaken(_message.Message):
    __slots__ = ("seat", "count", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ...) -> None: ...

class RoundEnded(_message.Message):
    __slots__ = ("round", "cause", "hands", "sheet", "leftover")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    SHEET_FIELD_NUMBER: _ClassVar[int]
    LEFTOVER_FIELD_NUMBER: _ClassVar[int]
    round: int
    cause: RoundEndCause
    hands: _containers.RepeatedCompositeFieldContainer[_french_pb2.FrenchShownHand]
    sheet: _containers.RepeatedCompositeFieldContainer[ScoreLine]
    leftover: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    def __init__(self, round: _Optional[int] = ..., cause: _Optional[_Union[RoundEndCause, str]] = ..., hands: _Optional[_Iterable[_Union[_french_pb2.FrenchShownHand, _Mapping]]] = ..., sheet: _Optional[_Iterable[_Union[ScoreLine, _Mapping]]] = ..., leftover: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ...) -> None: ...

class ScoreLine(_message.Message):
    __slots__ = ("seat", "points", "score", "captured_count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    CAPTURED_COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    points: int
    score: int
    captured_count: int
    def __init__(self, seat: _Optional[int] = ..., points: _Optional[int] = ..., score: _Optional[int] = ..., captured_count: _Optional[int] = ...) -> None: ...

class GameEnded(_message.Message):
    __slots__ = ("cause", "outcome", "margin")
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    MARGIN_FIELD_NUMBER: _ClassVar[int]
    cause: GameEndCause
    outcome: _outcome_pb2.Outcome
    margin: int
    def __init__(self, cause: _Optional[_Union[GameEndCause, str]] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ..., margin: _Optional[int] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("options", "round", "deal", "dealer", "turn", "turn_number", "phase", "hand", "table", "fresh", "draw_pile_count", "last_capturer", "seats")
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    DEAL_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    TABLE_FIELD_NUMBER: _ClassVar[int]
    FRESH_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_COUNT_FIELD_NUMBER: _ClassVar[int]
    LAST_CAPTURER_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    options: Options
    round: int
    deal: int
    dealer: int
    turn: int
    turn_number: int
    phase: Phase
    hand: _french_pb2.FrenchCards
    table: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    fresh: bool
    draw_pile_count: int
    last_capturer: int
    seats: _containers.RepeatedCompositeFieldContainer[SeatView]
    def __init__(self, options: _Optional[_Union[Options, _Mapping]] = ..., round: _Optional[int] = ..., deal: _Optional[int] = ..., dealer: _Optional[int] = ..., turn: _Optional[int] = ..., turn_number: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ..., hand: _Optional[_Union[_french_pb2.FrenchCards, _Mapping]] = ..., table: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ..., fresh: _Optional[bool] = ..., draw_pile_count: _Optional[int] = ..., last_capturer: _Optional[int] = ..., seats: _Optional[_Iterable[_Union[SeatView, _Mapping]]] = ...) -> None: ...

class SeatView(_message.Message):
    __slots__ = ("seat", "hand_count", "score", "captured_count", "captured_cards", "ronda")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HAND_COUNT_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    CAPTURED_COUNT_FIELD_NUMBER: _ClassVar[int]
    CAPTURED_CARDS_FIELD_NUMBER: _ClassVar[int]
    RONDA_FIELD_NUMBER: _ClassVar[int]
    seat: int
    hand_count: int
    score: int
    captured_count: int
    captured_cards: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    ronda: bool
    def __init__(self, seat: _Optional[int] = ..., hand_count: _Optional[int] = ..., score: _Optional[int] = ..., captured_count: _Optional[int] = ..., captured_cards: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ..., ronda: _Optional[bool] = ...) -> None: ...
