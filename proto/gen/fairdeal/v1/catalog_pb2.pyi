import datetime

from google.protobuf import timestamp_pb2 as _timestamp_pb2
from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from collections.abc import Iterable as _Iterable, Mapping as _Mapping
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class ParamKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PARAM_KIND_UNSPECIFIED: _ClassVar[ParamKind]
    PARAM_KIND_CARD: _ClassVar[ParamKind]
    PARAM_KIND_SEAT: _ClassVar[ParamKind]
    PARAM_KIND_NUMBER: _ClassVar[ParamKind]
    PARAM_KIND_FLAG: _ClassVar[ParamKind]
    PARAM_KIND_FIELD: _ClassVar[ParamKind]
    PARAM_KIND_OPTION: _ClassVar[ParamKind]
    PARAM_KIND_WORD: _ClassVar[ParamKind]
    PARAM_KIND_PHASE: _ClassVar[ParamKind]
    PARAM_KIND_TEXT: _ClassVar[ParamKind]
PARAM_KIND_UNSPECIFIED: ParamKind
PARAM_KIND_CARD: ParamKind
PARAM_KIND_SEAT: ParamKind
PARAM_KIND_NUMBER: ParamKind
PARAM_KIND_FLAG: ParamKind
PARAM_KIND_FIELD: ParamKind
PARAM_KIND_OPTION: ParamKind
PARAM_KIND_WORD: ParamKind
PARAM_KIND_PHASE: ParamKind
PARAM_KIND_TEXT: ParamKind

class RuleSetInfo(_message.Message):
    __slots__ = ("rule_set", "title", "name", "summary", "seats", "levels", "options", "conflicts", "move_tags", "event_tags", "reasons")
    RULE_SET_FIELD_NUMBER: _ClassVar[int]
    TITLE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    SEATS_FIELD_NUMBER: _ClassVar[int]
    LEVELS_FIELD_NUMBER: _ClassVar[int]
    OPTIONS_FIELD_NUMBER: _ClassVar[int]
    CONFLICTS_FIELD_NUMBER: _ClassVar[int]
    MOVE_TAGS_FIELD_NUMBER: _ClassVar[int]
    EVENT_TAGS_FIELD_NUMBER: _ClassVar[int]
    REASONS_FIELD_NUMBER: _ClassVar[int]
    rule_set: str
    title: str
    name: str
    summary: str
    seats: SeatCounts
    levels: _containers.RepeatedScalarFieldContainer[str]
    options: _containers.RepeatedCompositeFieldContainer[OptionInfo]
    conflicts: _containers.RepeatedCompositeFieldContainer[OptionConflict]
    move_tags: _containers.RepeatedScalarFieldContainer[str]
    event_tags: _containers.RepeatedScalarFieldContainer[str]
    reasons: _containers.RepeatedCompositeFieldContainer[ReasonInfo]
    def __init__(self, rule_set: _Optional[str] = ..., title: _Optional[str] = ..., name: _Optional[str] = ..., summary: _Optional[str] = ..., seats: _Optional[_Union[SeatCounts, _Mapping]] = ..., levels: _Optional[_Iterable[str]] = ..., options: _Optional[_Iterable[_Union[OptionInfo, _Mapping]]] = ..., conflicts: _Optional[_Iterable[_Union[OptionConflict, _Mapping]]] = ..., move_tags: _Optional[_Iterable[str]] = ..., event_tags: _Optional[_Iterable[str]] = ..., reasons: _Optional[_Iterable[_Union[ReasonInfo, _Mapping]]] = ...) -> None: ...

class ReasonInfo(_message.Message):
    __slots__ = ("reason", "domain", "params")
    REASON_FIELD_NUMBER: _ClassVar[int]
    DOMAIN_FIELD_NUMBER: _ClassVar[int]
    PARAMS_FIELD_NUMBER: _ClassVar[int]
    reason: str
    domain: str
    params: _containers.RepeatedCompositeFieldContainer[ParamInfo]
    def __init__(self, reason: _Optional[str] = ..., domain: _Optional[str] = ..., params: _Optional[_Iterable[_Union[ParamInfo, _Mapping]]] = ...) -> None: ...

class ParamInfo(_message.Message):
    __slots__ = ("name", "kind")
    NAME_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    name: str
    kind: ParamKind
    def __init__(self, name: _Optional[str] = ..., kind: _Optional[_Union[ParamKind, str]] = ...) -> None: ...

class SeatCounts(_message.Message):
    __slots__ = ("minimum", "maximum", "recommended")
    MINIMUM_FIELD_NUMBER: _ClassVar[int]
    MAXIMUM_FIELD_NUMBER: _ClassVar[int]
    RECOMMENDED_FIELD_NUMBER: _ClassVar[int]
    minimum: int
    maximum: int
    recommended: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, minimum: _Optional[int] = ..., maximum: _Optional[int] = ..., recommended: _Optional[_Iterable[int]] = ...) -> None: ...

class OptionInfo(_message.Message):
    __slots__ = ("choice", "flag", "number", "list")
    CHOICE_FIELD_NUMBER: _ClassVar[int]
    FLAG_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    LIST_FIELD_NUMBER: _ClassVar[int]
    choice: ChoiceOption
    flag: FlagOption
    number: NumberOption
    list: ListOption
    def __init__(self, choice: _Optional[_Union[ChoiceOption, _Mapping]] = ..., flag: _Optional[_Union[FlagOption, _Mapping]] = ..., number: _Optional[_Union[NumberOption, _Mapping]] = ..., list: _Optional[_Union[ListOption, _Mapping]] = ...) -> None: ...

class ChoiceValue(_message.Message):
    __slots__ = ("value", "name", "premium")
    VALUE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    PREMIUM_FIELD_NUMBER: _ClassVar[int]
    value: str
    name: str
    premium: bool
    def __init__(self, value: _Optional[str] = ..., name: _Optional[str] = ..., premium: _Optional[bool] = ...) -> None: ...

class ChoiceOption(_message.Message):
    __slots__ = ("key", "name", "summary", "nullable", "default_value", "values")
    KEY_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    NULLABLE_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_VALUE_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    key: str
    name: str
    summary: str
    nullable: bool
    default_value: str
    values: _containers.RepeatedCompositeFieldContainer[ChoiceValue]
    def __init__(self, key: _Optional[str] = ..., name: _Optional[str] = ..., summary: _Optional[str] = ..., nullable: _Optional[bool] = ..., default_value: _Optional[str] = ..., values: _Optional[_Iterable[_Union[ChoiceValue, _Mapping]]] = ...) -> None: ...

class FlagOption(_message.Message):
    __slots__ = ("key", "name", "summary", "nullable", "default_value")
    KEY_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    NULLABLE_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_VALUE_FIELD_NUMBER: _ClassVar[int]
    key: str
    name: str
    summary: str
    nullable: bool
    default_value: bool
    def __init__(self, key: _Optional[str] = ..., name: _Optional[str] = ..., summary: _Optional[str] = ..., nullable: _Optional[bool] = ..., default_value: _Optional[bool] = ...) -> None: ...

class NumberOption(_message.Message):
    __slots__ = ("key", "name", "summary", "nullable", "default_value", "minimum", "maximum")
    KEY_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    NULLABLE_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_VALUE_FIELD_NUMBER: _ClassVar[int]
    MINIMUM_FIELD_NUMBER: _ClassVar[int]
    MAXIMUM_FIELD_NUMBER: _ClassVar[int]
    key: str
    name: str
    summary: str
    nullable: bool
    default_value: int
    minimum: int
    maximum: int
    def __init__(self, key: _Optional[str] = ..., name: _Optional[str] = ..., summary: _Optional[str] = ..., nullable: _Optional[bool] = ..., default_value: _Optional[int] = ..., minimum: _Optional[int] = ..., maximum: _Optional[int] = ...) -> None: ...

class ListOption(_message.Message):
    __slots__ = ("key", "name", "summary", "minimum_items", "maximum_items", "default_items", "values")
    KEY_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    MINIMUM_ITEMS_FIELD_NUMBER: _ClassVar[int]
    MAXIMUM_ITEMS_FIELD_NUMBER: _ClassVar[int]
    DEFAULT_ITEMS_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    key: str
    name: str
    summary: str
    minimum_items: int
    maximum_items: int
    default_items: int
    values: _containers.RepeatedCompositeFieldContainer[ChoiceValue]
    def __init__(self, key: _Optional[str] = ..., name: _Optional[str] = ..., summary: _Optional[str] = ..., minimum_items: _Optional[int] = ..., maximum_items: _Optional[int] = ..., default_items: _Optional[int] = ..., values: _Optional[_Iterable[_Union[ChoiceValue, _Mapping]]] = ...) -> None: ...

class OptionCondition(_message.Message):
    __slots__ = ("key", "values")
    KEY_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    key: str
    values: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, key: _Optional[str] = ..., values: _Optional[_Iterable[str]] = ...) -> None: ...

class OptionConflict(_message.Message):
    __slots__ = ("first", "second", "rule")
    FIRST_FIELD_NUMBER: _ClassVar[int]
    SECOND_FIELD_NUMBER: _ClassVar[int]
    RULE_FIELD_NUMBER: _ClassVar[int]
    first: OptionCondition
    second: OptionCondition
    rule: str
    def __init__(self, first: _Optional[_Union[OptionCondition, _Mapping]] = ..., second: _Optional[_Union[OptionCondition, _Mapping]] = ..., rule: _Optional[str] = ...) -> None: ...

class Limits(_message.Message):
    __slots__ = ("request_bytes", "log_bytes", "wait_seconds", "update_entries", "heartbeat_seconds")
    REQUEST_BYTES_FIELD_NUMBER: _ClassVar[int]
    LOG_BYTES_FIELD_NUMBER: _ClassVar[int]
    WAIT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    UPDATE_ENTRIES_FIELD_NUMBER: _ClassVar[int]
    HEARTBEAT_SECONDS_FIELD_NUMBER: _ClassVar[int]
    request_bytes: int
    log_bytes: int
    wait_seconds: int
    update_entries: int
    heartbeat_seconds: int
    def __init__(self, request_bytes: _Optional[int] = ..., log_bytes: _Optional[int] = ..., wait_seconds: _Optional[int] = ..., update_entries: _Optional[int] = ..., heartbeat_seconds: _Optional[int] = ...) -> None: ...

class ServerInfo(_message.Message):
    __slots__ = ("api", "version", "rule_sets", "languages", "limits", "test", "server_time")
    API_FIELD_NUMBER: _ClassVar[int]
    VERSION_FIELD_NUMBER: _ClassVar[int]
    RULE_SETS_FIELD_NUMBER: _ClassVar[int]
    LANGUAGES_FIELD_NUMBER: _ClassVar[int]
    LIMITS_FIELD_NUMBER: _ClassVar[int]
    TEST_FIELD_NUMBER: _ClassVar[int]
    SERVER_TIME_FIELD_NUMBER: _ClassVar[int]
    api: str
    version: str
    rule_sets: _containers.RepeatedScalarFieldContainer[str]
    languages: _containers.RepeatedScalarFieldContainer[str]
    limits: Limits
    test: bool
    server_time: _timestamp_pb2.Timestamp
    def __init__(self, api: _Optional[str] = ..., version: _Optional[str] = ..., rule_sets: _Optional[_Iterable[str]] = ..., languages: _Optional[_Iterable[str]] = ..., limits: _Optional[_Union[Limits, _Mapping]] = ..., test: _Optional[bool] = ..., server_time: _Optional[_Union[datetime.datetime, _timestamp_pb2.Timestamp, _Mapping]] = ...) -> None: ...
