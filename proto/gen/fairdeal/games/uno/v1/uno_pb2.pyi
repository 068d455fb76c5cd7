from fairdeal.outcome.v1 import outcome_pb2 as _outcome_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class Deck(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DECK_UNSPECIFIED: _ClassVar[Deck]
    DECK_CARDS_112: _ClassVar[Deck]
    DECK_CARDS_108: _ClassVar[Deck]

class CustomRule(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CUSTOM_RULE_UNSPECIFIED: _ClassVar[CustomRule]
    CUSTOM_RULE_EVERYONE_ELSE_DRAWS_1: _ClassVar[CustomRule]
    CUSTOM_RULE_GIVE_ONE: _ClassVar[CustomRule]
    CUSTOM_RULE_SWAP_HANDS: _ClassVar[CustomRule]
    CUSTOM_RULE_NEXT_DRAWS_2: _ClassVar[CustomRule]
    CUSTOM_RULE_PLAIN_WILD: _ClassVar[CustomRule]
    CUSTOM_RULE_NOTE: _ClassVar[CustomRule]

class Wd4Restriction(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    WD4_RESTRICTION_UNSPECIFIED: _ClassVar[Wd4Restriction]
    WD4_RESTRICTION_CHALLENGE: _ClassVar[Wd4Restriction]
    WD4_RESTRICTION_NONE: _ClassVar[Wd4Restriction]

class IllegalPlay(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ILLEGAL_PLAY_UNSPECIFIED: _ClassVar[IllegalPlay]
    ILLEGAL_PLAY_REJECT: _ClassVar[IllegalPlay]
    ILLEGAL_PLAY_PENALTY_2: _ClassVar[IllegalPlay]

class Scoring(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SCORING_UNSPECIFIED: _ClassVar[Scoring]
    SCORING_RANKING: _ClassVar[Scoring]
    SCORING_FIRST_TO_500: _ClassVar[Scoring]

class StartCard(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    START_CARD_UNSPECIFIED: _ClassVar[StartCard]
    START_CARD_EFFECTS: _ClassVar[StartCard]
    START_CARD_NUMBER_ONLY: _ClassVar[StartCard]

class Stacking(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    STACKING_UNSPECIFIED: _ClassVar[Stacking]
    STACKING_NONE: _ClassVar[Stacking]
    STACKING_SAME: _ClassVar[Stacking]
    STACKING_ANY: _ClassVar[Stacking]

class Phase(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_UNSPECIFIED: _ClassVar[Phase]
    PHASE_START_COLOR: _ClassVar[Phase]
    PHASE_TURN: _ClassVar[Phase]
    PHASE_DRAWN: _ClassVar[Phase]
    PHASE_PENALTY: _ClassVar[Phase]
    PHASE_WD4_RESPONSE: _ClassVar[Phase]
    PHASE_GIVE: _ClassVar[Phase]
    PHASE_OVER: _ClassVar[Phase]

class Card(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CARD_UNSPECIFIED: _ClassVar[Card]
    CARD_RED_0: _ClassVar[Card]
    CARD_RED_1: _ClassVar[Card]
    CARD_RED_2: _ClassVar[Card]
    CARD_RED_3: _ClassVar[Card]
    CARD_RED_4: _ClassVar[Card]
    CARD_RED_5: _ClassVar[Card]
    CARD_RED_6: _ClassVar[Card]
    CARD_RED_7: _ClassVar[Card]
    CARD_RED_8: _ClassVar[Card]
    CARD_RED_9: _ClassVar[Card]
    CARD_RED_SKIP: _ClassVar[Card]
    CARD_RED_REVERSE: _ClassVar[Card]
    CARD_RED_DRAW_TWO: _ClassVar[Card]
    CARD_YELLOW_0: _ClassVar[Card]
    CARD_YELLOW_1: _ClassVar[Card]
    CARD_YELLOW_2: _ClassVar[Card]
    CARD_YELLOW_3: _ClassVar[Card]
    CARD_YELLOW_4: _ClassVar[Card]
    CARD_YELLOW_5: _ClassVar[Card]
    CARD_YELLOW_6: _ClassVar[Card]
    CARD_YELLOW_7: _ClassVar[Card]
    CARD_YELLOW_8: _ClassVar[Card]
    CARD_YELLOW_9: _ClassVar[Card]
    CARD_YELLOW_SKIP: _ClassVar[Card]
    CARD_YELLOW_REVERSE: _ClassVar[Card]
    CARD_YELLOW_DRAW_TWO: _ClassVar[Card]
    CARD_GREEN_0: _ClassVar[Card]
    CARD_GREEN_1: _ClassVar[Card]
    CARD_GREEN_2: _ClassVar[Card]
    CARD_GREEN_3: _ClassVar[Card]
    CARD_GREEN_4: _ClassVar[Card]
    CARD_GREEN_5: _ClassVar[Card]
    CARD_GREEN_6: _ClassVar[Card]
    CARD_GREEN_7: _ClassVar[Card]
    CARD_GREEN_8: _ClassVar[Card]
    CARD_GREEN_9: _ClassVar[Card]
    CARD_GREEN_SKIP: _ClassVar[Card]
    CARD_GREEN_REVERSE: _ClassVar[Card]
    CARD_GREEN_DRAW_TWO: _ClassVar[Card]
    CARD_BLUE_0: _ClassVar[Card]
    CARD_BLUE_1: _ClassVar[Card]
    CARD_BLUE_2: _ClassVar[Card]
    CARD_BLUE_3: _ClassVar[Card]
    CARD_BLUE_4: _ClassVar[Card]
    CARD_BLUE_5: _ClassVar[Card]
    CARD_BLUE_6: _ClassVar[Card]
    CARD_BLUE_7: _ClassVar[Card]
    CARD_BLUE_8: _ClassVar[Card]
    CARD_BLUE_9: _ClassVar[Card]
    CARD_BLUE_SKIP: _ClassVar[Card]
    CARD_BLUE_REVERSE: _ClassVar[Card]
    CARD_BLUE_DRAW_TWO: _ClassVar[Card]
    CARD_WILD: _ClassVar[Card]
    CARD_WILD_DRAW_FOUR: _ClassVar[Card]
    CARD_WILD_SHUFFLE_HANDS: _ClassVar[Card]
    CARD_WILD_CUSTOM_1: _ClassVar[Card]
    CARD_WILD_CUSTOM_2: _ClassVar[Card]
    CARD_WILD_CUSTOM_3: _ClassVar[Card]

class Color(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    COLOR_UNSPECIFIED: _ClassVar[Color]
    COLOR_RED: _ClassVar[Color]
    COLOR_YELLOW: _ClassVar[Color]
    COLOR_GREEN: _ClassVar[Color]
    COLOR_BLUE: _ClassVar[Color]

class PendingCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PENDING_CAUSE_UNSPECIFIED: _ClassVar[PendingCause]
    PENDING_CAUSE_DRAW_TWO: _ClassVar[PendingCause]
    PENDING_CAUSE_WILD_DRAW_FOUR: _ClassVar[PendingCause]
    PENDING_CAUSE_NEXT_DRAWS_2: _ClassVar[PendingCause]
    PENDING_CAUSE_GIVE_ONE: _ClassVar[PendingCause]

class DrawCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    DRAW_CAUSE_UNSPECIFIED: _ClassVar[DrawCause]
    DRAW_CAUSE_TURN: _ClassVar[DrawCause]
    DRAW_CAUSE_PENALTY: _ClassVar[DrawCause]
    DRAW_CAUSE_CHALLENGE_LOST: _ClassVar[DrawCause]
    DRAW_CAUSE_UNO_CAUGHT: _ClassVar[DrawCause]
    DRAW_CAUSE_WRONG_CARD: _ClassVar[DrawCause]
    DRAW_CAUSE_EVERYONE_ELSE_DRAWS_1: _ClassVar[DrawCause]
    DRAW_CAUSE_LAST_CARD: _ClassVar[DrawCause]

class RoundEndCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    ROUND_END_CAUSE_UNSPECIFIED: _ClassVar[RoundEndCause]
    ROUND_END_CAUSE_HAND_EMPTIED: _ClassVar[RoundEndCause]
    ROUND_END_CAUSE_BLOCKED: _ClassVar[RoundEndCause]
    ROUND_END_CAUSE_TURN_LIMIT: _ClassVar[RoundEndCause]

class GameEndCause(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    GAME_END_CAUSE_UNSPECIFIED: _ClassVar[GameEndCause]
    GAME_END_CAUSE_ROUND_PLAYED: _ClassVar[GameEndCause]
    GAME_END_CAUSE_GOAL_REACHED: _ClassVar[GameEndCause]
    GAME_END_CAUSE_BLOCKED_ROUNDS: _ClassVar[GameEndCause]
    GAME_END_CAUSE_TURN_LIMIT: _ClassVar[GameEndCause]

class Reason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    REASON_UNSPECIFIED: _ClassVar[Reason]
    REASON_CARD_NOT_PLAYABLE: _ClassVar[Reason]
    REASON_ONLY_DRAWN_CARD: _ClassVar[Reason]
    REASON_MUST_PLAY: _ClassVar[Reason]
    REASON_INVALID_TARGET: _ClassVar[Reason]
    REASON_NOTHING_TO_CALL: _ClassVar[Reason]
    REASON_NOTHING_TO_CATCH: _ClassVar[Reason]
DECK_UNSPECIFIED: Deck
DECK_CARDS_112: Deck
DECK_CARDS_108: Deck
CUSTOM_RULE_UNSPECIFIED: CustomRule
CUSTOM_RULE_EVERYONE_ELSE_DRAWS_1: CustomRule
CUSTOM_RULE_GIVE_ONE: CustomRule
CUSTOM_RULE_SWAP_HANDS: CustomRule
CUSTOM_RULE_NEXT_DRAWS_2: CustomRule
CUSTOM_RULE_PLAIN_WILD: CustomRule
CUSTOM_RULE_NOTE: CustomRule
WD4_RESTRICTION_UNSPECIFIED: Wd4Restriction
WD4_RESTRICTION_CHALLENGE: Wd4Restriction
WD4_RESTRICTION_NONE: Wd4Restriction
ILLEGAL_PLAY_UNSPECIFIED: IllegalPlay
ILLEGAL_PLAY_REJECT: IllegalPlay
ILLEGAL_PLAY_PENALTY_2: IllegalPlay
SCORING_UNSPECIFIED: Scoring
SCORING_RANKING: Scoring
SCORING_FIRST_TO_500: Scoring
START_CARD_UNSPECIFIED: StartCard
START_CARD_EFFECTS: StartCard
START_CARD_NUMBER_ONLY: StartCard
STACKING_UNSPECIFIED: Stacking
STACKING_NONE: Stacking
STACKING_SAME: Stacking
STACKING_ANY: Stacking
PHASE_UNSPECIFIED: Phase
PHASE_START_COLOR: Phase
PHASE_TURN: Phase
PHASE_DRAWN: Phase
PHASE_PENALTY: Phase
PHASE_WD4_RESPONSE: Phase
PHASE_GIVE: Phase
PHASE_OVER: Phase
CARD_UNSPECIFIED: Card
CARD_RED_0: Card
CARD_RED_1: Card
CARD_RED_2: Card
CARD_RED_3: Card
CARD_RED_4: Card
CARD_RED_5: Card
CARD_RED_6: Card
CARD_RED_7: Card
CARD_RED_8: Card
CARD_RED_9: Card
CARD_RED_SKIP: Card
CARD_RED_REVERSE: Card
CARD_RED_DRAW_TWO: Card
CARD_YELLOW_0: Card
CARD_YELLOW_1: Card
CARD_YELLOW_2: Card
CARD_YELLOW_3: Card
CARD_YELLOW_4: Card
CARD_YELLOW_5: Card
CARD_YELLOW_6: Card
CARD_YELLOW_7: Card
CARD_YELLOW_8: Card
CARD_YELLOW_9: Card
CARD_YELLOW_SKIP: Card
CARD_YELLOW_REVERSE: Card
CARD_YELLOW_DRAW_TWO: Card
CARD_GREEN_0: Card
CARD_GREEN_1: Card
CARD_GREEN_2: Card
CARD_GREEN_3: Card
CARD_GREEN_4: Card
CARD_GREEN_5: Card
CARD_GREEN_6: Card
CARD_GREEN_7: Card
CARD_GREEN_8: Card
CARD_GREEN_9: Card
CARD_GREEN_SKIP: Card
CARD_GREEN_REVERSE: Card
CARD_GREEN_DRAW_TWO: Card
CARD_BLUE_0: Card
CARD_BLUE_1: Card
CARD_BLUE_2: Card
CARD_BLUE_3: Card
CARD_BLUE_4: Card
CARD_BLUE_5: Card
CARD_BLUE_6: Card
CARD_BLUE_7: Card
CARD_BLUE_8: Card
CARD_BLUE_9: Card
CARD_BLUE_SKIP: Card
CARD_BLUE_REVERSE: Card
CARD_BLUE_DRAW_TWO: Card
CARD_WILD: Card
CARD_WILD_DRAW_FOUR: Card
CARD_WILD_SHUFFLE_HANDS: Card
CARD_WILD_CUSTOM_1: Card
CARD_WILD_CUSTOM_2: Card
CARD_WILD_CUSTOM_3: Card
COLOR_UNSPECIFIED: Color
COLOR_RED: Color
COLOR_YELLOW: Color
COLOR_GREEN: Color
COLOR_BLUE: Color
PENDING_CAUSE_UNSPECIFIED: PendingCause
PENDING_CAUSE_DRAW_TWO: PendingCause
PENDING_CAUSE_WILD_DRAW_FOUR: PendingCause
PENDING_CAUSE_NEXT_DRAWS_2: PendingCause
PENDING_CAUSE_GIVE_ONE: PendingCause
DRAW_CAUSE_UNSPECIFIED: DrawCause
DRAW_CAUSE_TURN: DrawCause
DRAW_CAUSE_PENALTY: DrawCause
DRAW_CAUSE_CHALLENGE_LOST: DrawCause
DRAW_CAUSE_UNO_CAUGHT: DrawCause
DRAW_CAUSE_WRONG_CARD: DrawCause
DRAW_CAUSE_EVERYONE_ELSE_DRAWS_1: DrawCause
DRAW_CAUSE_LAST_CARD: DrawCause
ROUND_END_CAUSE_UNSPECIFIED: RoundEndCause
ROUND_END_CAUSE_HAND_EMPTIED: RoundEndCause
ROUND_END_CAUSE_BLOCKED: RoundEndCause
ROUND_END_CAUSE_TURN_LIMIT: RoundEndCause
GAME_END_CAUSE_UNSPECIFIED: GameEndCause
GAME_END_CAUSE_ROUND_PLAYED: GameEndCause
GAME_END_CAUSE_GOAL_REACHED: GameEndCause
GAME_END_CAUSE_BLOCKED_ROUNDS: GameEndCause
GAME_END_CAUSE_TURN_LIMIT: GameEndCause
REASON_UNSPECIFIED: Reason
REASON_CARD_NOT_PLAYABLE: Reason
REASON_ONLY_DRAWN_CARD: Reason
REASON_MUST_PLAY: Reason
REASON_INVALID_TARGET: Reason
REASON_NOTHING_TO_CALL: Reason
REASON_NOTHING_TO_CATCH: Reason

class Options(_message.Message):
    __slots__ = ("deck", "customizable", "wd4_restriction", "wd4_wilds_match", "illegal_play", "scoring", "start_card", "stacking", "max_turns")
    DECK_FIELD_NUMBER: _ClassVar[int]
    CUSTOMIZABLE_FIELD_NUMBER: _ClassVar[int]
    WD4_RESTRICTION_FIELD_NUMBER: _ClassVar[int]
    WD4_WILDS_MATCH_FIELD_NUMBER: _ClassVar[int]
    ILLEGAL_PLAY_FIELD_NUMBER: _ClassVar[int]
    SCORING_FIELD_NUMBER: _ClassVar[int]
    START_CARD_FIELD_NUMBER: _ClassVar[int]
    STACKING_FIELD_NUMBER: _ClassVar[int]
    MAX_TURNS_FIELD_NUMBER: _ClassVar[int]
    deck: Deck
    customizable: CustomCards
    wd4_restriction: Wd4Restriction
    wd4_wilds_match: bool
    illegal_play: IllegalPlay
    scoring: Scoring
    start_card: StartCard
    stacking: Stacking
    max_turns: int
    def __init__(self, deck: _Optional[_Union[Deck, str]] = ..., customizable: _Optional[_Union[CustomCards, _Mapping]] = ..., wd4_restriction: _Optional[_Union[Wd4Restriction, str]] = ..., wd4_wilds_match: _Optional[bool] = ..., illegal_play: _Optional[_Union[IllegalPlay, str]] = ..., scoring: _Optional[_Union[Scoring, str]] = ..., start_card: _Optional[_Union[StartCard, str]] = ..., stacking: _Optional[_Union[Stacking, str]] = ..., max_turns: _Optional[int] = ...) -> None: ...

class CustomCard(_message.Message):
    __slots__ = ("rule", "note")
    RULE_FIELD_NUMBER: _ClassVar[int]
    NOTE_FIELD_NUMBER: _ClassVar[int]
    rule: CustomRule
    note: str
    def __init__(self, rule: _Optional[_Union[CustomRule, str]] = ..., note: _Optional[str] = ...) -> None: ...

class CustomCards(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedCompositeFieldContainer[CustomCard]
    def __init__(self, items: _Optional[_Iterable[_Union[CustomCard, _Mapping]]] = ...) -> None: ...

class State(_message.Message):
    __slots__ = ("rules", "options", "round", "dealer", "direction", "turn", "turn_number", "turns_before", "phase", "hands", "draw_pile", "discard_pile", "color", "drawn_card", "pending", "snapshot", "uno_window", "windows_opened", "uno_called", "showings", "idle_turns", "blocked_rounds", "scores", "next_draw", "outcome")
    RULES_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    DIRECTION_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    TURNS_BEFORE_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    DISCARD_PILE_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    DRAWN_CARD_FIELD_NUMBER: _ClassVar[int]
    PENDING_FIELD_NUMBER: _ClassVar[int]
    SNAPSHOT_FIELD_NUMBER: _ClassVar[int]
    UNO_WINDOW_FIELD_NUMBER: _ClassVar[int]
    WINDOWS_OPENED_FIELD_NUMBER: _ClassVar[int]
    UNO_CALLED_FIELD_NUMBER: _ClassVar[int]
    SHOWINGS_FIELD_NUMBER: _ClassVar[int]
    IDLE_TURNS_FIELD_NUMBER: _ClassVar[int]
    BLOCKED_ROUNDS_FIELD_NUMBER: _ClassVar[int]
    SCORES_FIELD_NUMBER: _ClassVar[int]
    NEXT_DRAW_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    rules: int
    options: Options
    round: int
    dealer: int
    direction: int
    turn: int
    turn_number: int
    turns_before: int
    phase: Phase
    hands: _containers.RepeatedCompositeFieldContainer[Cards]
    draw_pile: _containers.RepeatedScalarFieldContainer[Card]
    discard_pile: _containers.RepeatedScalarFieldContainer[Card]
    color: Color
    drawn_card: Card
    pending: Pending
    snapshot: Cards
    uno_window: int
    windows_opened: int
    uno_called: _containers.RepeatedScalarFieldContainer[int]
    showings: _containers.RepeatedCompositeFieldContainer[Showing]
    idle_turns: int
    blocked_rounds: int
    scores: _containers.RepeatedScalarFieldContainer[int]
    next_draw: int
    outcome: _outcome_pb2.Outcome
    def __init__(self, rules: _Optional[int] = ..., options: _Optional[_Union[Options, _Mapping]] = ..., round: _Optional[int] = ..., dealer: _Optional[int] = ..., direction: _Optional[int] = ..., turn: _Optional[int] = ..., turn_number: _Optional[int] = ..., turns_before: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ..., hands: _Optional[_Iterable[_Union[Cards, _Mapping]]] = ..., draw_pile: _Optional[_Iterable[_Union[Card, str]]] = ..., discard_pile: _Optional[_Iterable[_Union[Card, str]]] = ..., color: _Optional[_Union[Color, str]] = ..., drawn_card: _Optional[_Union[Card, str]] = ..., pending: _Optional[_Union[Pending, _Mapping]] = ..., snapshot: _Optional[_Union[Cards, _Mapping]] = ..., uno_window: _Optional[int] = ..., windows_opened: _Optional[int] = ..., uno_called: _Optional[_Iterable[int]] = ..., showings: _Optional[_Iterable[_Union[Showing, _Mapping]]] = ..., idle_turns: _Optional[int] = ..., blocked_rounds: _Optional[int] = ..., scores: _Optional[_Iterable[int]] = ..., next_draw: _Optional[int] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class Cards(_message.Message):
    __slots__ = ("items",)
    ITEMS_FIELD_NUMBER: _ClassVar[int]
    items: _containers.RepeatedScalarFieldContainer[Card]
    def __init__(self, items: _Optional[_Iterable[_Union[Card, str]]] = ...) -> None: ...

class Pending(_message.Message):
    __slots__ = ("seat", "count", "cause", "attacker", "color_before")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    ATTACKER_FIELD_NUMBER: _ClassVar[int]
    COLOR_BEFORE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cause: PendingCause
    attacker: int
    color_before: Color
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cause: _Optional[_Union[PendingCause, str]] = ..., attacker: _Optional[int] = ..., color_before: _Optional[_Union[Color, str]] = ...) -> None: ...

class Showing(_message.Message):
    __slots__ = ("seat", "challenger", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CHALLENGER_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    challenger: int
    cards: _containers.RepeatedScalarFieldContainer[Card]
    def __init__(self, seat: _Optional[int] = ..., challenger: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[Card, str]]] = ...) -> None: ...

class Move(_message.Message):
    __slots__ = ("play_card", "draw_card", "pass_turn", "take_penalty", "accept", "challenge", "give_card", "call_uno", "catch_uno", "choose_start_color")
    PLAY_CARD_FIELD_NUMBER: _ClassVar[int]
    DRAW_CARD_FIELD_NUMBER: _ClassVar[int]
    PASS_TURN_FIELD_NUMBER: _ClassVar[int]
    TAKE_PENALTY_FIELD_NUMBER: _ClassVar[int]
    ACCEPT_FIELD_NUMBER: _ClassVar[int]
    CHALLENGE_FIELD_NUMBER: _ClassVar[int]
    GIVE_CARD_FIELD_NUMBER: _ClassVar[int]
    CALL_UNO_FIELD_NUMBER: _ClassVar[int]
    CATCH_UNO_FIELD_NUMBER: _ClassVar[int]
    CHOOSE_START_COLOR_FIELD_NUMBER: _ClassVar[int]
    play_card: PlayCard
    draw_card: DrawCard
    pass_turn: PassTurn
    take_penalty: TakePenalty
    accept: Accept
    challenge: Challenge
    give_card: GiveCard
    call_uno: CallUno
    catch_uno: CatchUno
    choose_start_color: ChooseStartColor
    def __init__(self, play_card: _Optional[_Union[PlayCard, _Mapping]] = ..., draw_card: _Optional[_Union[DrawCard, _Mapping]] = ..., pass_turn: _Optional[_Union[PassTurn, _Mapping]] = ..., take_penalty: _Optional[_Union[TakePenalty, _Mapping]] = ..., accept: _Optional[_Union[Accept, _Mapping]] = ..., challenge: _Optional[_Union[Challenge, _Mapping]] = ..., give_card: _Optional[_Union[GiveCard, _Mapping]] = ..., call_uno: _Optional[_Union[CallUno, _Mapping]] = ..., catch_uno: _Optional[_Union[CatchUno, _Mapping]] = ..., choose_start_color: _Optional[_Union[ChooseStartColor, _Mapping]] = ...) -> None: ...

class PlayCard(_message.Message):
    __slots__ = ("card", "color", "target", "call_uno")
    CARD_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    CALL_UNO_FIELD_NUMBER: _ClassVar[int]
    card: Card
    color: Color
    target: int
    call_uno: bool
    def __init__(self, card: _Optional[_Union[Card, str]] = ..., color: _Optional[_Union[Color, str]] = ..., target: _Optional[int] = ..., call_uno: _Optional[bool] = ...) -> None: ...

class DrawCard(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class PassTurn(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class TakePenalty(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Accept(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class Challenge(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class GiveCard(_message.Message):
    __slots__ = ("card", "target")
    CARD_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    card: Card
    target: int
    def __init__(self, card: _Optional[_Union[Card, str]] = ..., target: _Optional[int] = ...) -> None: ...

class CallUno(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class CatchUno(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class ChooseStartColor(_message.Message):
    __slots__ = ("color",)
    COLOR_FIELD_NUMBER: _ClassVar[int]
    color: Color
    def __init__(self, color: _Optional[_Union[Color, str]] = ...) -> None: ...

class Event(_message.Message):
    __slots__ = ("dealer_drawn", "round_started", "deck_shuffled", "cards_dealt", "start_card_turned", "start_card_returned", "start_color_asked", "start_color_chosen", "turn_started", "card_played", "cards_drawn", "pile_reshuffled", "turn_passed", "turn_idled", "wrong_card_penalised", "direction_changed", "seat_skipped", "penalty_set", "hands_shuffled", "hands_swapped", "gift_asked", "card_given", "challenge_opened", "challenge_declined", "challenged", "hand_shown", "challenge_decided", "uno_window_opened", "uno_window_closed", "uno_called", "uno_call_ended", "uno_caught", "round_ended", "game_ended")
    DEALER_DRAWN_FIELD_NUMBER: _ClassVar[int]
    ROUND_STARTED_FIELD_NUMBER: _ClassVar[int]
    DECK_SHUFFLED_FIELD_NUMBER: _ClassVar[int]
    CARDS_DEALT_FIELD_NUMBER: _ClassVar[int]
    START_CARD_TURNED_FIELD_NUMBER: _ClassVar[int]
    START_CARD_RETURNED_FIELD_NUMBER: _ClassVar[int]
    START_COLOR_ASKED_FIELD_NUMBER: _ClassVar[int]
    START_COLOR_CHOSEN_FIELD_NUMBER: _ClassVar[int]
    TURN_STARTED_FIELD_NUMBER: _ClassVar[int]
    CARD_PLAYED_FIELD_NUMBER: _ClassVar[int]
    CARDS_DRAWN_FIELD_NUMBER: _ClassVar[int]
    PILE_RESHUFFLED_FIELD_NUMBER: _ClassVar[int]
    TURN_PASSED_FIELD_NUMBER: _ClassVar[int]
    TURN_IDLED_FIELD_NUMBER: _ClassVar[int]
    WRONG_CARD_PENALISED_FIELD_NUMBER: _ClassVar[int]
    DIRECTION_CHANGED_FIELD_NUMBER: _ClassVar[int]
    SEAT_SKIPPED_FIELD_NUMBER: _ClassVar[int]
    PENALTY_SET_FIELD_NUMBER: _ClassVar[int]
    HANDS_SHUFFLED_FIELD_NUMBER: _ClassVar[int]
    HANDS_SWAPPED_FIELD_NUMBER: _ClassVar[int]
    GIFT_ASKED_FIELD_NUMBER: _ClassVar[int]
    CARD_GIVEN_FIELD_NUMBER: _ClassVar[int]
    CHALLENGE_OPENED_FIELD_NUMBER: _ClassVar[int]
    CHALLENGE_DECLINED_FIELD_NUMBER: _ClassVar[int]
    CHALLENGED_FIELD_NUMBER: _ClassVar[int]
    HAND_SHOWN_FIELD_NUMBER: _ClassVar[int]
    CHALLENGE_DECIDED_FIELD_NUMBER: _ClassVar[int]
    UNO_WINDOW_OPENED_FIELD_NUMBER: _ClassVar[int]
    UNO_WINDOW_CLOSED_FIELD_NUMBER: _ClassVar[int]
    UNO_CALLED_FIELD_NUMBER: _ClassVar[int]
    UNO_CALL_ENDED_FIELD_NUMBER: _ClassVar[int]
    UNO_CAUGHT_FIELD_NUMBER: _ClassVar[int]
    ROUND_ENDED_FIELD_NUMBER: _ClassVar[int]
    GAME_ENDED_FIELD_NUMBER: _ClassVar[int]
    dealer_drawn: DealerDrawn
    round_started: RoundStarted
    deck_shuffled: DeckShuffled
    cards_dealt: CardsDealt
    start_card_turned: StartCardTurned
    start_card_returned: StartCardReturned
    start_color_asked: StartColorAsked
    start_color_chosen: StartColorChosen
    turn_started: TurnStarted
    card_played: CardPlayed
    cards_drawn: CardsDrawn
    pile_reshuffled: PileReshuffled
    turn_passed: TurnPassed
    turn_idled: TurnIdled
    wrong_card_penalised: WrongCardPenalised
    direction_changed: DirectionChanged
    seat_skipped: SeatSkipped
    penalty_set: PenaltySet
    hands_shuffled: HandsShuffled
    hands_swapped: HandsSwapped
    gift_asked: GiftAsked
    card_given: CardGiven
    challenge_opened: ChallengeOpened
    challenge_declined: ChallengeDeclined
    challenged: Challenged
    hand_shown: HandShown
    challenge_decided: ChallengeDecided
    uno_window_opened: UnoWindowOpened
    uno_window_closed: UnoWindowClosed
    uno_called: UnoCalled
    uno_call_ended: UnoCallEnded
    uno_caught: UnoCaught
    round_ended: RoundEnded
    game_ended: GameEnded
    def __init__(self, dealer_drawn: _Optional[_Union[DealerDrawn, _Mapping]] = ..., round_started: _Optional[_Union[RoundStarted, _Mapping]] = ..., deck_shuffled: _Optional[_Union[DeckShuffled, _Mapping]] = ..., cards_dealt: _Optional[_Union[CardsDealt, _Mapping]] = ..., start_card_turned: _Optional[_Union[StartCardTurned, _Mapping]] = ..., start_card_returned: _Optional[_Union[StartCardReturned, _Mapping]] = ..., start_color_asked: _Optional[_Union[StartColorAsked, _Mapping]] = ..., start_color_chosen: _Optional[_Union[StartColorChosen, _Mapping]] = ..., turn_started: _Optional[_Union[TurnStarted, _Mapping]] = ..., card_played: _Optional[_Union[CardPlayed, _Mapping]] = ..., cards_drawn: _Optional[_Union[CardsDrawn, _Mapping]] = ..., pile_reshuffled: _Optional[_Union[PileReshuffled, _Mapping]] = ..., turn_passed: _Optional[_Union[TurnPassed, _Mapping]] = ..., turn_idled: _Optional[_Union[TurnIdled, _Mapping]] = ..., wrong_card_penalised: _Optional[_Union[WrongCardPenalised, _Mapping]] = ..., direction_changed: _Optional[_Union[DirectionChanged, _Mapping]] = ..., seat_skipped: _Optional[_Union[SeatSkipped, _Mapping]] = ..., penalty_set: _Optional[_Union[PenaltySet, _Mapping]] = ..., hands_shuffled: _Optional[_Union[HandsShuffled, _Mapping]] = ..., hands_swapped: _Optional[_Union[HandsSwapped, _Mapping]] = ..., gift_asked: _Optional[_Union[GiftAsked, _Mapping]] = ..., card_given: _Optional[_Union[CardGiven, _Mapping]] = ..., challenge_opened: _Optional[_Union[ChallengeOpened, _Mapping]] = ..., challenge_declined: _Optional[_Union[ChallengeDeclined, _Mapping]] = ..., challenged: _Optional[_Union[Challenged, _Mapping]] = ..., hand_shown: _Optional[_Union[HandShown, _Mapping]] = ..., challenge_decided: _Optional[_Union[ChallengeDecided, _Mapping]] = ..., uno_window_opened: _Optional[_Union[UnoWindowOpened, _Mapping]] = ..., uno_window_closed: _Optional[_Union[UnoWindowClosed, _Mapping]] = ..., uno_called: _Optional[_Union[UnoCalled, _Mapping]] = ..., uno_call_ended: _Optional[_Union[UnoCallEnded, _Mapping]] = ..., uno_caught: _Optional[_Union[UnoCaught, _Mapping]] = ..., round_ended: _Optional[_Union[RoundEnded, _Mapping]] = ..., game_ended: _Optional[_Union[GameEnded, _Mapping]] = ...) -> None: ...

class DealerDrawn(_message.Message):
    __slots__ = ("seat", "draw_number")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DRAW_NUMBER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    draw_number: int
    def __init__(self, seat: _Optional[int] = ..., draw_number: _Optional[int] = ...) -> None: ...

class RoundStarted(_message.Message):
    __slots__ = ("round", "dealer", "direction", "turns_before")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    DIRECTION_FIELD_NUMBER: _ClassVar[int]
    TURNS_BEFORE_FIELD_NUMBER: _ClassVar[int]
    round: int
    dealer: int
    direction: int
    turns_before: int
    def __init__(self, round: _Optional[int] = ..., dealer: _Optional[int] = ..., direction: _Optional[int] = ..., turns_before: _Optional[int] = ...) -> None: ...

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

class StartCardTurned(_message.Message):
    __slots__ = ("card", "color")
    CARD_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    card: Card
    color: Color
    def __init__(self, card: _Optional[_Union[Card, str]] = ..., color: _Optional[_Union[Color, str]] = ...) -> None: ...

class StartCardReturned(_message.Message):
    __slots__ = ("card", "draw_number", "draw_pile")
    CARD_FIELD_NUMBER: _ClassVar[int]
    DRAW_NUMBER_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_FIELD_NUMBER: _ClassVar[int]
    card: Card
    draw_number: int
    draw_pile: Cards
    def __init__(self, card: _Optional[_Union[Card, str]] = ..., draw_number: _Optional[int] = ..., draw_pile: _Optional[_Union[Cards, _Mapping]] = ...) -> None: ...

class StartColorAsked(_message.Message):
    __slots__ = ("seat", "turn_number")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    turn_number: int
    def __init__(self, seat: _Optional[int] = ..., turn_number: _Optional[int] = ...) -> None: ...

class StartColorChosen(_message.Message):
    __slots__ = ("seat", "color")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    color: Color
    def __init__(self, seat: _Optional[int] = ..., color: _Optional[_Union[Color, str]] = ...) -> None: ...

class TurnStarted(_message.Message):
    __slots__ = ("seat", "turn_number")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    turn_number: int
    def __init__(self, seat: _Optional[int] = ..., turn_number: _Optional[int] = ...) -> None: ...

class CardPlayed(_message.Message):
    __slots__ = ("seat", "card", "color", "names_color")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    NAMES_COLOR_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: Card
    color: Color
    names_color: bool
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[_Union[Card, str]] = ..., color: _Optional[_Union[Color, str]] = ..., names_color: _Optional[bool] = ...) -> None: ...

class CardsDrawn(_message.Message):
    __slots__ = ("seat", "count", "cards", "cause", "may_play")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    MAY_PLAY_FIELD_NUMBER: _ClassVar[int]
    seat: int
    count: int
    cards: Cards
    cause: DrawCause
    may_play: bool
    def __init__(self, seat: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Union[Cards, _Mapping]] = ..., cause: _Optional[_Union[DrawCause, str]] = ..., may_play: _Optional[bool] = ...) -> None: ...

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

class WrongCardPenalised(_message.Message):
    __slots__ = ("seat", "card", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    card: Card
    count: int
    def __init__(self, seat: _Optional[int] = ..., card: _Optional[_Union[Card, str]] = ..., count: _Optional[int] = ...) -> None: ...

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

class PenaltySet(_message.Message):
    __slots__ = ("seat", "turn_number", "count", "cause", "attacker")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    ATTACKER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    turn_number: int
    count: int
    cause: PendingCause
    attacker: int
    def __init__(self, seat: _Optional[int] = ..., turn_number: _Optional[int] = ..., count: _Optional[int] = ..., cause: _Optional[_Union[PendingCause, str]] = ..., attacker: _Optional[int] = ...) -> None: ...

class HandsShuffled(_message.Message):
    __slots__ = ("seat", "draw_number", "hands")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    DRAW_NUMBER_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    draw_number: int
    hands: _containers.RepeatedCompositeFieldContainer[DealtHand]
    def __init__(self, seat: _Optional[int] = ..., draw_number: _Optional[int] = ..., hands: _Optional[_Iterable[_Union[DealtHand, _Mapping]]] = ...) -> None: ...

class HandsSwapped(_message.Message):
    __slots__ = ("seat", "target", "hands", "showings")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    SHOWINGS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    target: int
    hands: _containers.RepeatedCompositeFieldContainer[MovedHand]
    showings: _containers.RepeatedCompositeFieldContainer[KeptShowing]
    def __init__(self, seat: _Optional[int] = ..., target: _Optional[int] = ..., hands: _Optional[_Iterable[_Union[MovedHand, _Mapping]]] = ..., showings: _Optional[_Iterable[_Union[KeptShowing, _Mapping]]] = ...) -> None: ...

class MovedHand(_message.Message):
    __slots__ = ("seat", "source", "count", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    source: int
    count: int
    cards: Cards
    def __init__(self, seat: _Optional[int] = ..., source: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Union[Cards, _Mapping]] = ...) -> None: ...

class KeptShowing(_message.Message):
    __slots__ = ("seat", "source", "challenger")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    SOURCE_FIELD_NUMBER: _ClassVar[int]
    CHALLENGER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    source: int
    challenger: int
    def __init__(self, seat: _Optional[int] = ..., source: _Optional[int] = ..., challenger: _Optional[int] = ...) -> None: ...

class GiftAsked(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class CardGiven(_message.Message):
    __slots__ = ("seat", "target", "card")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TARGET_FIELD_NUMBER: _ClassVar[int]
    CARD_FIELD_NUMBER: _ClassVar[int]
    seat: int
    target: int
    card: Card
    def __init__(self, seat: _Optional[int] = ..., target: _Optional[int] = ..., card: _Optional[_Union[Card, str]] = ...) -> None: ...

class ChallengeOpened(_message.Message):
    __slots__ = ("seat", "turn_number", "attacker", "count", "color_before")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    ATTACKER_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    COLOR_BEFORE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    turn_number: int
    attacker: int
    count: int
    color_before: Color
    def __init__(self, seat: _Optional[int] = ..., turn_number: _Optional[int] = ..., attacker: _Optional[int] = ..., count: _Optional[int] = ..., color_before: _Optional[_Union[Color, str]] = ...) -> None: ...

class ChallengeDeclined(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class Challenged(_message.Message):
    __slots__ = ("seat", "attacker")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    ATTACKER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    attacker: int
    def __init__(self, seat: _Optional[int] = ..., attacker: _Optional[int] = ...) -> None: ...

class HandShown(_message.Message):
    __slots__ = ("seat", "challenger", "count", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CHALLENGER_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    challenger: int
    count: int
    cards: Cards
    def __init__(self, seat: _Optional[int] = ..., challenger: _Optional[int] = ..., count: _Optional[int] = ..., cards: _Optional[_Union[Cards, _Mapping]] = ...) -> None: ...

class ChallengeDecided(_message.Message):
    __slots__ = ("attacker", "guilty", "seat", "count")
    ATTACKER_FIELD_NUMBER: _ClassVar[int]
    GUILTY_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    attacker: int
    guilty: bool
    seat: int
    count: int
    def __init__(self, attacker: _Optional[int] = ..., guilty: _Optional[bool] = ..., seat: _Optional[int] = ..., count: _Optional[int] = ...) -> None: ...

class UnoWindowOpened(_message.Message):
    __slots__ = ("seat", "window_number")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    WINDOW_NUMBER_FIELD_NUMBER: _ClassVar[int]
    seat: int
    window_number: int
    def __init__(self, seat: _Optional[int] = ..., window_number: _Optional[int] = ...) -> None: ...

class UnoWindowClosed(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class UnoCalled(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class UnoCallEnded(_message.Message):
    __slots__ = ("seat",)
    SEAT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    def __init__(self, seat: _Optional[int] = ...) -> None: ...

class UnoCaught(_message.Message):
    __slots__ = ("seat", "by", "count")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    BY_FIELD_NUMBER: _ClassVar[int]
    COUNT_FIELD_NUMBER: _ClassVar[int]
    seat: int
    by: int
    count: int
    def __init__(self, seat: _Optional[int] = ..., by: _Optional[int] = ..., count: _Optional[int] = ...) -> None: ...

class RoundEnded(_message.Message):
    __slots__ = ("round", "cause", "hands", "sheet", "winner", "blocked_rounds")
    ROUND_FIELD_NUMBER: _ClassVar[int]
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    HANDS_FIELD_NUMBER: _ClassVar[int]
    SHEET_FIELD_NUMBER: _ClassVar[int]
    WINNER_FIELD_NUMBER: _ClassVar[int]
    BLOCKED_ROUNDS_FIELD_NUMBER: _ClassVar[int]
    round: int
    cause: RoundEndCause
    hands: _containers.RepeatedCompositeFieldContainer[ShownHand]
    sheet: _containers.RepeatedCompositeFieldContainer[ScoreLine]
    winner: int
    blocked_rounds: int
    def __init__(self, round: _Optional[int] = ..., cause: _Optional[_Union[RoundEndCause, str]] = ..., hands: _Optional[_Iterable[_Union[ShownHand, _Mapping]]] = ..., sheet: _Optional[_Iterable[_Union[ScoreLine, _Mapping]]] = ..., winner: _Optional[int] = ..., blocked_rounds: _Optional[int] = ...) -> None: ...

class ShownHand(_message.Message):
    __slots__ = ("seat", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[Card]
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[Card, str]]] = ...) -> None: ...

class ScoreLine(_message.Message):
    __slots__ = ("seat", "points", "score", "place")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    POINTS_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    PLACE_FIELD_NUMBER: _ClassVar[int]
    seat: int
    points: int
    score: int
    place: int
    def __init__(self, seat: _Optional[int] = ..., points: _Optional[int] = ..., score: _Optional[int] = ..., place: _Optional[int] = ...) -> None: ...

class GameEnded(_message.Message):
    __slots__ = ("cause", "outcome")
    CAUSE_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    cause: GameEndCause
    outcome: _outcome_pb2.Outcome
    def __init__(self, cause: _Optional[_Union[GameEndCause, str]] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class View(_message.Message):
    __slots__ = ("options", "round", "dealer", "direction", "turn", "turn_number", "turns_left", "phase", "color", "top_card", "discard_count", "draw_pile_count", "hand", "seats", "drawn_card", "pending", "uno_window", "shown_hands", "idle_turns")
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    ROUND_FIELD_NUMBER: _ClassVar[int]
    DEALER_FIELD_NUMBER: _ClassVar[int]
    DIRECTION_FIELD_NUMBER: _ClassVar[int]
    TURN_FIELD_NUMBER: _ClassVar[int]
    TURN_NUMBER_FIELD_NUMBER: _ClassVar[int]
    TURNS_LEFT_FIELD_NUMBER: _ClassVar[int]
    PHASE_FIELD_NUMBER: _ClassVar[int]
    COLOR_FIELD_NUMBER: _ClassVar[int]
    TOP_CARD_FIELD_NUMBER: _ClassVar[int]
    DISCARD_COUNT_FIELD_NUMBER: _ClassVar[int]
    DRAW_PILE_COUNT_FIELD_NUMBER: _ClassVar[int]
    HAND_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    DRAWN_CARD_FIELD_NUMBER: _ClassVar[int]
    PENDING_FIELD_NUMBER: _ClassVar[int]
    UNO_WINDOW_FIELD_NUMBER: _ClassVar[int]
    SHOWN_HANDS_FIELD_NUMBER: _ClassVar[int]
    IDLE_TURNS_FIELD_NUMBER: _ClassVar[int]
    options: Options
    round: int
    dealer: int
    direction: int
    turn: int
    turn_number: int
    turns_left: int
    phase: Phase
    color: Color
    top_card: Card
    discard_count: int
    draw_pile_count: int
    hand: Cards
    seats: _containers.RepeatedCompositeFieldContainer[SeatView]
    drawn_card: Card
    pending: Pending
    uno_window: int
    shown_hands: _containers.RepeatedCompositeFieldContainer[SeenHand]
    idle_turns: int
    def __init__(self, options: _Optional[_Union[Options, _Mapping]] = ..., round: _Optional[int] = ..., dealer: _Optional[int] = ..., direction: _Optional[int] = ..., turn: _Optional[int] = ..., turn_number: _Optional[int] = ..., turns_left: _Optional[int] = ..., phase: _Optional[_Union[Phase, str]] = ..., color: _Optional[_Union[Color, str]] = ..., top_card: _Optional[_Union[Card, str]] = ..., discard_count: _Optional[int] = ..., draw_pile_count: _Optional[int] = ..., hand: _Optional[_Union[Cards, _Mapping]] = ..., seats: _Optional[_Iterable[_Union[SeatView, _Mapping]]] = ..., drawn_card: _Optional[_Union[Card, str]] = ..., pending: _Optional[_Union[Pending, _Mapping]] = ..., uno_window: _Optional[int] = ..., shown_hands: _Optional[_Iterable[_Union[SeenHand, _Mapping]]] = ..., idle_turns: _Optional[int] = ...) -> None: ...

class SeatView(_message.Message):
    __slots__ = ("seat", "hand_count", "score", "uno_called")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    HAND_COUNT_FIELD_NUMBER: _ClassVar[int]
    SCORE_FIELD_NUMBER: _ClassVar[int]
    UNO_CALLED_FIELD_NUMBER: _ClassVar[int]
    seat: int
    hand_count: int
    score: int
    uno_called: bool
    def __init__(self, seat: _Optional[int] = ..., hand_count: _Optional[int] = ..., score: _Optional[int] = ..., uno_called: _Optional[bool] = ...) -> None: ...

class SeenHand(_message.Message):
    __slots__ = ("seat", "cards")
    SEAT_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    seat: int
    cards: _containers.RepeatedScalarFieldContainer[Card]
    def __init__(self, seat: _Optional[int] = ..., cards: _Optional[_Iterable[_Union[Card, str]]] = ...) -> None: ...
