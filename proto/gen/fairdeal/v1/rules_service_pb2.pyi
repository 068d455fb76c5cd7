from fairdeal.outcome.v1 import outcome_pb2 as _outcome_pb2
from fairdeal.v1 import catalog_pb2 as _catalog_pb2
from fairdeal.v1 import client_data_pb2 as _client_data_pb2
from fairdeal.v1 import game_pb2 as _game_pb2
from fairdeal.v1 import game_event_pb2 as _game_event_pb2
from fairdeal.v1 import game_move_pb2 as _game_move_pb2
from fairdeal.v1 import game_options_pb2 as _game_options_pb2
from fairdeal.v1 import game_state_pb2 as _game_state_pb2
from fairdeal.v1 import game_view_pb2 as _game_view_pb2
from fairdeal.v1 import texts_pb2 as _texts_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ListRuleSetsRequest(_message.Message):
    __slots__ = ()
    def __init__(self) -> None: ...

class ListRuleSetsResponse(_message.Message):
    __slots__ = ("rule_sets",)
    RULE_SETS_FIELD_NUMBER: _ClassVar[int]
    rule_sets: _containers.RepeatedCompositeFieldContainer[_catalog_pb2.RuleSetInfo]
    def __init__(self, rule_sets: _Optional[_Iterable[_Union[_catalog_pb2.RuleSetInfo, _Mapping]]] = ...) -> None: ...

class GetRuleSetRequest(_message.Message):
    __slots__ = ("rule_set",)
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    def __init__(self, rule_set: _Optional[str] = ...) -> None: ...

class GetRuleSetResponse(_message.Message):
    __slots__ = ("rule_set", "cards", "zones", "moves", "events")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    CARDS_FIELD_NUMBER: _ClassVar[int]
    ZONES_FIELD_NUMBER: _ClassVar[int]
    MOVES_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    rule_set: _catalog_pb2.RuleSetInfo
    cards: _containers.RepeatedCompositeFieldContainer[_client_data_pb2.CardData]
    zones: _containers.RepeatedCompositeFieldContainer[_client_data_pb2.Zone]
    moves: _containers.RepeatedCompositeFieldContainer[_client_data_pb2.MoveInfo]
    events: _containers.RepeatedCompositeFieldContainer[_client_data_pb2.EventInfo]
    def __init__(self, rule_set: _Optional[_Union[_catalog_pb2.RuleSetInfo, _Mapping]] = ..., cards: _Optional[_Iterable[_Union[_client_data_pb2.CardData, _Mapping]]] = ..., zones: _Optional[_Iterable[_Union[_client_data_pb2.Zone, _Mapping]]] = ..., moves: _Optional[_Iterable[_Union[_client_data_pb2.MoveInfo, _Mapping]]] = ..., events: _Optional[_Iterable[_Union[_client_data_pb2.EventInfo, _Mapping]]] = ...) -> None: ...

class GetTextsRequest(_message.Message):
    __slots__ = ("rule_set", "language")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    language: str
    def __init__(self, rule_set: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

class GetTextsResponse(_message.Message):
    __slots__ = ("rule_set", "language", "name", "summary", "texts")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    TEXTS_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    language: str
    name: str
    summary: str
    texts: _containers.RepeatedCompositeFieldContainer[_texts_pb2.KeyedText]
    def __init__(self, rule_set: _Optional[str] = ..., language: _Optional[str] = ..., name: _Optional[str] = ..., summary: _Optional[str] = ..., texts: _Optional[_Iterable[_Union[_texts_pb2.KeyedText, _Mapping]]] = ...) -> None: ...

class GetRuleRequest(_message.Message):
    __slots__ = ("rule_set", "rule", "language")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    rule: str
    language: str
    def __init__(self, rule_set: _Optional[str] = ..., rule: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

class GetRuleResponse(_message.Message):
    __slots__ = ("rule_set", "language", "heading", "rule", "text")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    HEADING_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    language: str
    heading: str
    rule: str
    text: str
    def __init__(self, rule_set: _Optional[str] = ..., language: _Optional[str] = ..., heading: _Optional[str] = ..., rule: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class ListRulesRequest(_message.Message):
    __slots__ = ("rule_set", "language")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    language: str
    def __init__(self, rule_set: _Optional[str] = ..., language: _Optional[str] = ...) -> None: ...

class ListRulesResponse(_message.Message):
    __slots__ = ("rule_set", "language", "sections")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    LANGUAGE_FIELD_NUMBER: _ClassVar[int]
    SECTIONS_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    language: str
    sections: _containers.RepeatedCompositeFieldContainer[RuleSection]
    def __init__(self, rule_set: _Optional[str] = ..., language: _Optional[str] = ..., sections: _Optional[_Iterable[_Union[RuleSection, _Mapping]]] = ...) -> None: ...

class RuleSection(_message.Message):
    __slots__ = ("heading", "text", "rules")
    HEADING_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    RULES_FIELD_NUMBER: _ClassVar[int]
    heading: str
    text: str
    rules: _containers.RepeatedCompositeFieldContainer[RuleText]
    def __init__(self, heading: _Optional[str] = ..., text: _Optional[str] = ..., rules: _Optional[_Iterable[_Union[RuleText, _Mapping]]] = ...) -> None: ...

class RuleText(_message.Message):
    __slots__ = ("rule", "text")
    RULE_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    rule: str
    text: str
    def __init__(self, rule: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...

class NewStateRequest(_message.Message):
    __slots__ = ("title", "options", "seats", "entropy")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_FIELD_NUMBER: _ClassVar[int]
    title: str
    options: _game_options_pb2.GameOptions
    seats: int
    entropy: str
    def __init__(self, title: _Optional[str] = ..., options: _Optional[_Union[_game_options_pb2.GameOptions, _Mapping]] = ..., seats: _Optional[int] = ..., entropy: _Optional[str] = ...) -> None: ...

class NewStateResponse(_message.Message):
    __slots__ = ("state", "events", "acting")
    STATE_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    ACTING_FIELD_NUMBER: _ClassVar[int]
    state: _game_state_pb2.GameState
    events: _containers.RepeatedCompositeFieldContainer[_game_event_pb2.GameEvent]
    acting: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, state: _Optional[_Union[_game_state_pb2.GameState, _Mapping]] = ..., events: _Optional[_Iterable[_Union[_game_event_pb2.GameEvent, _Mapping]]] = ..., acting: _Optional[_Iterable[int]] = ...) -> None: ...

class CheckMoveRequest(_message.Message):
    __slots__ = ("title", "state", "seat", "move")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    title: str
    state: _game_state_pb2.GameState
    seat: int
    move: _game_move_pb2.GameMove
    def __init__(self, title: _Optional[str] = ..., state: _Optional[_Union[_game_state_pb2.GameState, _Mapping]] = ..., seat: _Optional[int] = ..., move: _Optional[_Union[_game_move_pb2.GameMove, _Mapping]] = ...) -> None: ...

class CheckMoveResponse(_message.Message):
    __slots__ = ("refusal",)
    REFUSAL_FIELD_NUMBER: _ClassVar[int]
    refusal: _game_pb2.Refusal
    def __init__(self, refusal: _Optional[_Union[_game_pb2.Refusal, _Mapping]] = ...) -> None: ...

class ApplyMoveRequest(_message.Message):
    __slots__ = ("title", "state", "seat", "move", "entropy")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    MOVE_FIELD_NUMBER: _ClassVar[int]
    ENTROPY_FIELD_NUMBER: _ClassVar[int]
    title: str
    state: _game_state_pb2.GameState
    seat: int
    move: _game_move_pb2.GameMove
    entropy: str
    def __init__(self, title: _Optional[str] = ..., state: _Optional[_Union[_game_state_pb2.GameState, _Mapping]] = ..., seat: _Optional[int] = ..., move: _Optional[_Union[_game_move_pb2.GameMove, _Mapping]] = ..., entropy: _Optional[str] = ...) -> None: ...

class ApplyMoveResponse(_message.Message):
    __slots__ = ("state", "events", "acting", "outcome")
    STATE_FIELD_NUMBER: _ClassVar[int]
    EVENTS_FIELD_NUMBER: _ClassVar[int]
    ACTING_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    state: _game_state_pb2.GameState
    events: _containers.RepeatedCompositeFieldContainer[_game_event_pb2.GameEvent]
    acting: _containers.RepeatedScalarFieldContainer[int]
    outcome: _outcome_pb2.Outcome
    def __init__(self, state: _Optional[_Union[_game_state_pb2.GameState, _Mapping]] = ..., events: _Optional[_Iterable[_Union[_game_event_pb2.GameEvent, _Mapping]]] = ..., acting: _Optional[_Iterable[int]] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...

class ListMovesRequest(_message.Message):
    __slots__ = ("title", "state", "seat", "explain")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    SEAT_FIELD_NUMBER: _ClassVar[int]
    EXPLAIN_FIELD_NUMBER: _ClassVar[int]
    title: str
    state: _game_state_pb2.GameState
    seat: int
    explain: bool
    def __init__(self, title: _Optional[str] = ..., state: _Optional[_Union[_game_state_pb2.GameState, _Mapping]] = ..., seat: _Optional[int] = ..., explain: _Optional[bool] = ...) -> None: ...

class ListMovesResponse(_message.Message):
    __slots__ = ("legal_moves", "blocked", "groups")
    LEGAL_MOVES_FIELD_NUMBER: _ClassVar[int]
    BLOCKED_FIELD_NUMBER: _ClassVar[int]
    GROUPS_FIELD_NUMBER: _ClassVar[int]
    legal_moves: _containers.RepeatedCompositeFieldContainer[_game_move_pb2.GameMove]
    blocked: _containers.RepeatedCompositeFieldContainer[_game_pb2.Blocked]
    groups: _containers.RepeatedCompositeFieldContainer[_game_pb2.CardGroup]
    def __init__(self, legal_moves: _Optional[_Iterable[_Union[_game_move_pb2.GameMove, _Mapping]]] = ..., blocked: _Optional[_Iterable[_Union[_game_pb2.Blocked, _Mapping]]] = ..., groups: _Optional[_Iterable[_Union[_game_pb2.CardGroup, _Mapping]]] = ...) -> None: ...

class GetViewRequest(_message.Message):
    __slots__ = ("title", "state", "viewer")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    VIEWER_FIELD_NUMBER: _ClassVar[int]
    title: str
    state: _game_state_pb2.GameState
    viewer: _game_pb2.Viewer
    def __init__(self, title: _Optional[str] = ..., state: _Optional[_Union[_game_state_pb2.GameState, _Mapping]] = ..., viewer: _Optional[_Union[_game_pb2.Viewer, _Mapping]] = ...) -> None: ...

class GetViewResponse(_message.Message):
    __slots__ = ("view",)
    VIEW_FIELD_NUMBER: _ClassVar[int]
    view: _game_view_pb2.GameView
    def __init__(self, view: _Optional[_Union[_game_view_pb2.GameView, _Mapping]] = ...) -> None: ...

class ReplayRequest(_message.Message):
    __slots__ = ("title", "to_version", "line")
    TITLE_FIELD_NUMBER: _ClassVar[int]
    TO_VERSION_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    title: str
    to_version: int
    line: str
    def __init__(self, title: _Optional[str] = ..., to_version: _Optional[int] = ..., line: _Optional[str] = ...) -> None: ...

class ReplayResponse(_message.Message):
    __slots__ = ("version", "state", "acting", "outcome")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    STATE_FIELD_NUMBER: _ClassVar[int]
    ACTING_FIELD_NUMBER: _ClassVar[int]
    OUTCOME_FIELD_NUMBER: _ClassVar[int]
    version: int
    state: _game_state_pb2.GameState
    acting: _containers.RepeatedScalarFieldContainer[int]
    outcome: _outcome_pb2.Outcome
    def __init__(self, version: _Optional[int] = ..., state: _Optional[_Union[_game_state_pb2.GameState, _Mapping]] = ..., acting: _Optional[_Iterable[int]] = ..., outcome: _Optional[_Union[_outcome_pb2.Outcome, _Mapping]] = ...) -> None: ...
