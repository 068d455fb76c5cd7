from fairdeal.cards.v1 import french_pb2 as _french_pb2
from fairdeal.outcome.v1 import outcome_pb2 as _outcome_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Ace(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ACE_UNSPECIFIED: _ClassVar[Ace]
    ACE_LOW: _ClassVar[Ace]
    ACE_HIGH_OR_LOW: _ClassVar[Ace]

class MeldsPerTurn(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MELDS_PER_TURN_UNSPECIFIED: _ClassVar[MeldsPerTurn]
    MELDS_PER_TURN_UNLIMITED: _ClassVar[MeldsPerTurn]
    MELDS_PER_TURN_ONE: _ClassVar[MeldsPerTurn]

class DrawPileRebuild(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DRAW_PILE_REBUILD_UNSPECIFIED: _ClassVar[DrawPileRebuild]
    DRAW_PILE_REBUILD_SHUFFLE: _ClassVar[DrawPileRebuild]
    DRAW_PILE_REBUILD_TURN_OVER: _ClassVar[DrawPileRebuild]

class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_UNSPECIFIED: _ClassVar[Phase]
    PHASE_DRAW: _ClassVar[Phase]
    PHASE_PLAY: _ClassVar[Phase]
    PHASE_OVER: _ClassVar[Phase]

class MeldKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MELD_KIND_UNSPECIFIED: _ClassVar[MeldKind]
    MELD_KIND_SET: _ClassVar[MeldKind]
    MELD_KIND_RUN: _ClassVar[MeldKind]

class DrawCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DRAW_CAUSE_UNSPECIFIED: _ClassVar[DrawCause]
    DRAW_CAUSE_TURN: _ClassVar[DrawCause]

class RoundEndCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ROUND_END_CAUSE_UNSPECIFIED: _ClassVar[RoundEndCause]
    ROUND_END_CAUSE_WENT_OUT: _ClassVar[RoundEndCause]
    ROUND_END_CAUSE_NO_DRAW_PILE: _ClassVar[RoundEndCause]
    ROUND_END_CAUSE_STALEMATE: _ClassVar[RoundEndCause]

class GameEndCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GAME_END_CAUSE_UNSPECIFIED: _ClassVar[GameEndCause]
    GAME_END_CAUSE_TARGET_REACHED: _ClassVar[GameEndCause]
    GAME_END_CAUSE_VOID_ROUNDS: _ClassVar[GameEndCause]

class Reason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    REASON_UNSPECIFIED: _ClassVar[Reason]
    REASON_MUST_DRAW_FIRST: _ClassVar[Reason]
    REASON_ALREADY_DRAWN: _ClassVar[Reason]
    REASON_DRAW_PILE_EMPTY: _ClassVar[Reason]
    REASON_NOT_A_MELD: _ClassVar[Reason]
    REASON_DOES_NOT_FIT: _ClassVar[Reason]
    REASON_UNKNOWN_MELD: _ClassVar[Reason]
    REASON_TAKEN_CARD_BARRED: _ClassVar[Reason]
    REASON_MUST_DISCARD: _ClassVar[Reason]
    REASON_OWN_MELD_REQUIRED: _ClassVar[Reason]
    REASON_ONE_MELD_A_TURN: _ClassVar[Reason]
ACE_UNSPECIFIED: Ace
ACE_LOW: Ace
ACE_HIGH_OR_LOW: Ace
MELDS_PER_TURN_UNSPECIFIED: MeldsPerTurn
MELDS_PER_TURN_UNLIMITED: MeldsPerTurn
MELDS_PER_TURN_ONE: MeldsPerTurn
DRAW_PILE_REBUILD_UNSPECIFIED: DrawPileRebuild
DRAW_PILE_REBUILD_SHUFFLE: DrawPileRebuild
DRAW_PILE_REBUILD_TURN_OVER: DrawPileRebuild
PHASE_UNSPECIFIED: Phase
PHASE_DRAW: Phase
PHASE_PLAY: Phase
PHASE_OVER: Phase
MELD_KIND_UNSPECIFIED: MeldKind
MELD_KIND_SET: MeldKind
MELD_KIND_RUN: MeldKind
DRAW_CAUSE_UNSPECIFIED: DrawCause
DRAW_CAUSE_TURN: DrawCause
ROUND_END_CAUSE_UNSPECIFIED: RoundEndCause
ROUND_END_CAUSE_WENT_OUT: RoundEndCause
ROUND_END_CAUSE_NO_DRAW_PILE: RoundEndCause
ROUND_END_CAUSE_STALEMATE: RoundEndCause
GAME_END_CAUSE_UNSPECIFIED: GameEndCause
GAME_END_CAUSE_TARGET_REACHED: GameEndCause
GAME_END_CAUSE_VOID_ROUNDS: GameEndCause
REASON_UNSPECIFIED: Reason
REASON_MUST_DRAW_FIRST: Reason
REASON_ALREADY_DRAWN: Reason
REASON_DRAW_PILE_EMPTY: Reason
REASON_NOT_A_MELD: Reason
REASON_DOES_NOT_FIT: Reason
REASON_UNKNOWN_MELD: Reason
REASON_TAKEN_CARD_BARRED: Reason
REASON_MUST_DISCARD: Reason
REASON_OWN_MELD_REQUIRED: Reason
REASON_ONE_MELD_A_TURN: Reason

class Options(_message.Message):
    __slots__ = ("ace", "melds_per_turn", "draw_pile_rebuild", "must_discard", "layoff_requires_own_meld", "rummy_factor", "target")
    ACE_FIELD_NUMBER: _ClassVar[int]
    MELDS_PER_TURN_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_REBUILD_FIELD_NUMBER: _ClassVar[int]
    MUST_DISCARD_FIELD_NUMBER: _ClassVar[int]
    LAYOFF_REQUIRES_OWN_MELD_FIELD_NUMBER: _ClassVar[int]
    RUMMY_FACTOR_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    ace: Ace
    melds_per_turn: MeldsPerTurn
    draw_pile_rebuild: DrawPileRebuild
    must_discard: bool
    layoff_requires_own_meld: bool
    rummy_factor: int
    target: int
    def __init__(self, ace: _Optional[_Union[Ace, str]] = ..., melds_per_turn: _Optional[_Union[MeldsPerTurn, str]] = ..., draw_pile_rebuild: _Optional[_Union[DrawPileRebuild, str]] = ..., must_discard: _Optional[bool] = ..., layoff_requires_own_meld: _Optional[bool] = ..., rummy_factor: _Optional[int] = ..., target: _Optional[int] = ...) -> None: ...

class State(_message.Message):
    __slots__ = ("rules", "options", "round", "dealer", "turn", "turn_number", "phase", "hands", "draw_pile", "discard_pile", "taken", "melds", "first_laid", "last_laid", "last_meld", "voids", "scores", "next_draw", "outcome")
    RULES_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_PILE_FIELD_NUMBER: _ClassVar[int]
    TAKEN_FIELD_NUMBER: _ClassVar[int]
    MELDS_FIELD_NUMBER: _ClassVar[int]
    FIRST_LAID_FIELD_NUMBER: _ClassVar[int]
    LAST_LAID_FIELD_NUMBER: _ClassVar[int]
    LAST_MELD_FIELD_NUMBER: _ClassVar[int]
    VOIDS_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    NEXT_DRAW_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    rules: int
    options: Options
    round: int
    dealer: int
    turn: int
    turn_number: int
    phase: Phase
    hands: _containers.RepeatedCompositeFieldContainer[_french_pb2.FrenchCards]
    draw_pile: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    discard_pile: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    taken: _french_pb2.FrenchCard
    melds: _containers.RepeatedCompositeFieldContainer[Meld]
    first_laid: _containers.RepeatedScalarFieldContainer[int]
    last_laid: int
    last_meld: int
    voids: int
    scores: _containers.RepeatedScalarFieldContainer[int]
    next_draw: int
    outcome: _outcome_pb2.Outcome
    def __init__(self, rules: _Optional[int] = ..., options: _Optional[_Union[Options, _Mapping]] = ..., round: _Optional[int] = ..., dealer: _Optional[int] = ..., turn: _Optional[int] = ..., turn_number: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ..., hands: _Optional[_Iterable[_Union[_french_pb2.FrenchCards, _Mapping]]] = ..., draw_pile: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ..., discard_pile: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ..., taken: _Optional[_Union[_french_pb2.FrenchCard, str]] = ..., melds: _Optional[_Iterable[_Union[Meld, _Mapping]]] = ..., first_laid: _Optional[_Iterable[int]] = ..., last_laid: _Optional[int] = ..., last_meld: _Optional[int] = ..., voids: _Optional[int] = ..., scores: _Optional[_Iterable[int]] = ..., next_draw: _Optional[int] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class Meld(_message.Message):
    __slots__ = ("id", "owner", "kind", "cards")
    ID_FIELD_NUMBER: _ClassVar[int]
    OWNER_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    id: int
    owner: int
    kind: MeldKind
    cards: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    def __init__(self, id: _Optional[int] = ..., owner: _Optional[int] = ..., kind: _Optional[_Union[MeldKind, str]] = ..., cards: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("draw_card", "take_discard", "lay_meld", "lay_off", "discard")
    DRAW_CARD_FIELD_NUMBER: _ClassVar[int]
    TAKE_DISCARD_FIELD_NUMBER: _ClassVar[int]
    LAY_MELD_FIELD_NUMBER: _ClassVar[int]
    LAY_OFF_FIELD_NUMBER: _ClassVar[int]
    DISCARD_FIELD_NUMBER: _ClassVar[int]
    draw_card: DrawCard
    take_discard: TakeDiscard
    lay_meld: LayMeld
    lay_off: LayOff
    discard: Discard
    def __init__(self, draw_card: _Optional[_Union[DrawCard, _Mapping]] = ..., take_discard: _Optional[_Union[TakeDiscard, _Mapping]] = ..., lay_meld: _Optional[_Union[LayMeld, _Mapping]] = ..., lay_off: _Optional[_Union[LayOff, _Mapping]] = ..., discard: _Optional[_Union[Discard, _Mapping]] = ...) -> None: ...

class DrawCard(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TakeDiscard(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class LayMeld(_message.Message):
    __slots__ = ("cards",)
    CARDS_FIELD_NUMBER: _ClassVar[int]
    cards: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    def __init__(self, cards: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ...) -> None: ...

class LayOff(_message.Message):
    __slots__ = ("card", "meld")
    CARD_FIELD_NUMBER: _ClassVar[int]
    MELD_FIELD_NUMBER: _ClassVar[int]
    card: _french_pb2.FrenchCard
    meld: int
    def __init__(self, card: _Optional[_Union[_french_pb2.FrenchCard, str]] = ..., meld: _Optional[int] = ...) -> None: ...

class Discard(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: _french_pb2.FrenchCard
    def __init__(self, card: _Optional[_Union[_french_pb2.FrenchCard, str]] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("dealer_drawn", "round_started", "deck_shuffled", "cards_dealt", "start_card_turned", "turn_started", "cards_drawn", "discard_taken", "pile_reshuffled", "meld_laid", "card_laid_off", "card_discarded", "round_ended", "game_ended")
    DEALER_DRAWN_FIELD_NUMBER: _ClassVar[int]
    ROUND_STARTED_FIELD_NUMBER: _ClassVar[int]
    DECK_SHUFFLED_FIELD_NUMBER: _ClassVar[int]
    CARDS_DEALT_FIELD_NUMBER: _ClassVar[int]
    START_CARD_TURNED_FIELD_NUMBER: _ClassVar[int]
    TURN_STARTED_FIELD_NUMBER: _ClassVar[int]
    CARDS_DRAWN_FIELD_NUMBER: _ClassVar[int]
    DISCARD_TAKEN_FIELD_NUMBER: _ClassVar[int]
    PILE_RESHUFFLED_FIELD_NUMBER: _ClassVar[int]
    MELD_LAID_FIELD_NUMBER: _ClassVar[int]
    CARD_LAID_OFF_FIELD_NUMBER: _ClassVar[int]
    CARD_DISCARDED_FIELD_NUMBER: _ClassVar[int]
    ROUND_ENDED_FIELD_NUMBER: _ClassVar[int]
    GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
    dealer_drawn: DealerDrawn
    round_started: RoundStarted
    deck_shuffled: DeckShuffled
    cards_dealt: CardsDealt
    start_card_turned: StartCardTurned
    turn_started: TurnStarted
    cards_drawn: CardsDrawn
    discard_taken: DiscardTaken
    pile_reshuffled: PileReshuffled
    meld_laid: MeldLaid
    card_laid_off: CardLaidOff
    card_discarded: CardDiscarded
    round_ended: RoundEnded
    game_ended: GameEnded
    def __init__(self, dealer_drawn: _Optional[_Union[DealerDrawn, _Mapping]] = ..., round_started: _Optional[_Union[RoundStarted, _Mapping]] = ..., deck_shuffled: _Optional[_Union[DeckShuffled, _Mapping]] = ..., cards_dealt: _Optional[_Union[CardsDealt, _Mapping]] = ..., start_card_turned: _Optional[_Union[StartCardTurned, _Mapping]] = ..., turn_started: _Optional[_Union[TurnStarted, _Mapping]] = ..., cards_drawn: _Optional[_Union[CardsDrawn, _Mapping]] = ..., discard_taken: _Optional[_Union[DiscardTaken, _Mapping]] = ..., pile_reshuffled: _Optional[_Union[PileReshuffled, _Mapping]] = ..., meld_laid: _Optional[_Union[MeldLaid, _Mapping]] = ..., card_laid_off: _Optional[_Union[CardLaidOff, _Mapping]] = ..., card_discarded: _Optional[_Union[CardDiscarded, _Mapping]] = ..., round_ended: _Optional[_Union[RoundEnded, _Mapping]] = ..., game_ended: _Optional[_Union[GameEnded, _Mapping]] = ...) -> None: ...

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
    __slots__ = ("hands", "draw_pile_count")
    HANDS_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_COUNT_FIELD_NUMBER: _ClassVar[int]
    hands: _containers.RepeatedCompositeFieldContainer[_french_pb2.FrenchDealtHand]
    draw_pile_count: int
    def __init__(self, hands: _Optional[_Iterable[_Union[_french_pb2.FrenchDealtHand, _Mapping]]] = ..., draw_pile_count: _Optional[int] = ...) -> None: ...

class StartCardTurned(_message.Message):
    __slots__ = ("card",)
    CARD_FIELD_NUMBER: _ClassVar[int]
    card: _french_pb2.FrenchCard
    def __init__(self, card: _Optional[_Union[_french_pb2.FrenchCard, str]] = ...) -> None: ...

class TurnStarted(_message.Message):
    __slots__ = ("seat", "turn_number")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    turn_number: int
    def __init__(self, seat: _Optional[int] = ..., turn_number: _Optional[int] = ...) -> None: ...

class CardsDrawn(_message.Message):
    __slots__ = ("seat", "count", "cards", "cause")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: _french_pb2.FrenchCards
    cause: DrawCause
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Union[_french_pb2.FrenchCards, _Mapping]] = ..., cause: _Optional[_Union[DrawCause, str]] = ...) -> None: ...

class DiscardTaken(_message.Message):
    __slots__ = ("seat", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: _french_pb2.FrenchCard
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[_Union[_french_pb2.FrenchCard, str]] = ...) -> None: ...

class PileReshuffled(_message.Message):
    __slots__ = ("draw_number", "count", "draw_pile")
    DRAW_NUMBER_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    draw_number: int
    count: int
    draw_pile: _french_pb2.FrenchCards
    def __init__(self, draw_number: _Optional[int] = ..., count: _Optional[int] = ..., draw_pile: _Optional[_Union[_french_pb2.FrenchCards, _Mapping]] = ...) -> None: ...

class MeldLaid(_message.Message):
    __slots__ = ("seat", "meld", "kind", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MELD_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    meld: int
    kind: MeldKind
    cards: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    def __init__(self, seat: _Optional[int] = ..., meld: _Optional[int] = ..., kind: _Optional[_Union[MeldKind, str]] = ..., cards: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ...) -> None: ...

class CardLaidOff(_message.Message):
    __slots__ = ("seat", "card", "meld", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    MELD_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: _french_pb2.FrenchCard
    meld: int
    cards: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[_Union[_french_pb2.FrenchCard, str]] = ..., meld: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ...) -> None: ...

class CardDiscarded(_message.Message):
    __slots__ = ("seat", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: _french_pb2.FrenchCard
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[_Union[_french_pb2.FrenchCard, str]] = ...) -> None: ...

class RoundEnded(_message.Message):
    __slots__ = ("round", "cause", "hands", "sheet", "winner", "rummy", "voids")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    SHEET_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    RUMMY_FIELD_NUMBER: _ClassVar[int]
    VOIDS_FIELD_NUMBER: _ClassVar[int]
    round: int
    cause: RoundEndCause
    hands: _containers.RepeatedCompositeFieldContainer[_french_pb2.FrenchShownHand]
    sheet: _containers.RepeatedCompositeFieldContainer[ScoreLine]
    winner: int
    rummy: bool
    voids: int
    def __init__(self, round: _Optional[int] = ..., cause: _Optional[_Union[RoundEndCause, str]] = ..., hands: _Optional[_Iterable[_Union[_french_pb2.FrenchShownHand, _Mapping]]] = ..., sheet: _Optional[_Iterable[_Union[ScoreLine, _Mapping]]] = ..., winner: _Optional[int] = ..., rummy: _Optional[bool] = ..., voids: _Optional[int] = ...) -> None: ...

class ScoreLine(_message.Message):
    __slots__ = ("seat", "points", "score", "hand_points")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    HAND_POINTS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    points: int
    score: int
    hand_points: int
    def __init__(self, seat: _Optional[int] = ..., points: _Optional[int] = ..., score: _Optional[int] = ..., hand_points: _Optional[int] = ...) -> None: ...

class GameEnded(_message.Message):
    __slots__ = ("cause", "outcome")
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    cause: GameEndCause
    outcome: _outcome_pb2.Outcome
    def __init__(self, cause: _Optional[_Union[GameEndCause, str]] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("options", "round", "dealer", "turn", "turn_number", "phase", "hand", "draw_pile_count", "discard_pile", "taken", "melds", "last_laid", "last_meld", "voids", "seats")
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_COUNT_FIELD_NUMBER: _ClassVar[int]
    DISCARD_PILE_FIELD_NUMBER: _ClassVar[int]
    TAKEN_FIELD_NUMBER: _ClassVar[int]
    MELDS_FIELD_NUMBER: _ClassVar[int]
    LAST_LAID_FIELD_NUMBER: _ClassVar[int]
    LAST_MELD_FIELD_NUMBER: _ClassVar[int]
    VOIDS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    options: Options
    round: int
    dealer: int
    turn: int
    turn_number: int
    phase: Phase
    hand: _french_pb2.FrenchCards
    draw_pile_count: int
    discard_pile: _containers.RepeatedScalarFieldContainer[_french_pb2.FrenchCard]
    taken: _french_pb2.FrenchCard
    melds: _containers.RepeatedCompositeFieldContainer[Meld]
    last_laid: int
    last_meld: int
    voids: int
    seats: _containers.RepeatedCompositeFieldContainer[SeatView]
    def __init__(self, options: _Optional[_Union[Options, _Mapping]] = ..., round: _Optional[int] = ..., dealer: _Optional[int] = ..., turn: _Optional[int] = ..., turn_number: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ..., hand: _Optional[_Union[_french_pb2.FrenchCards, _Mapping]] = ..., draw_pile_count: _Optional[int] = ..., discard_pile: _Optional[_Iterable[_Union[_french_pb2.FrenchCard, str]]] = ..., taken: _Optional[_Union[_french_pb2.FrenchCard, str]] = ..., melds: _Optional[_Iterable[_Union[Meld, _Mapping]]] = ..., last_laid: _Optional[int] = ..., last_meld: _Optional[int] = ..., voids: _Optional[int] = ..., seats: _Optional[_Iterable[_Union[SeatView, _Mapping]]] = ...) -> None: ...

class SeatView(_message.Message):
    __slots__ = ("seat", "hand_count", "score", "first_laid")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HAND_COUNT_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    FIRST_LAID_FIELD_NUMBER: _ClassVar[int]
    seat: int
    hand_count: int
    score: int
    first_laid: int
    def __init__(self, seat: _Optional[int] = ..., hand_count: _Optional[int] = ..., score: _Optional[int] = ..., first_laid: _Optional[int] = ...) -> None: ...
