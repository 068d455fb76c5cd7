from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class TextKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    TEXT_KIND_UNSPECIFIED: _ClassVar[TextKind]
    TEXT_KIND_EVENT: _ClassVar[TextKind]
    TEXT_KIND_MOVE: _ClassVar[TextKind]
    TEXT_KIND_PHASE: _ClassVar[TextKind]
    TEXT_KIND_REASON: _ClassVar[TextKind]
    TEXT_KIND_CARD: _ClassVar[TextKind]
    TEXT_KIND_WORD: _ClassVar[TextKind]
    TEXT_KIND_ZONE: _ClassVar[TextKind]
    TEXT_KIND_OPTION: _ClassVar[TextKind]
    TEXT_KIND_OPTION_SUMMARY: _ClassVar[TextKind]
    TEXT_KIND_CHOICE: _ClassVar[TextKind]
TEXT_KIND_UNSPECIFIED: TextKind
TEXT_KIND_EVENT: TextKind
TEXT_KIND_MOVE: TextKind
TEXT_KIND_PHASE: TextKind
TEXT_KIND_REASON: TextKind
TEXT_KIND_CARD: TextKind
TEXT_KIND_WORD: TextKind
TEXT_KIND_ZONE: TextKind
TEXT_KIND_OPTION: TextKind
TEXT_KIND_OPTION_SUMMARY: TextKind
TEXT_KIND_CHOICE: TextKind

class KeyedText(_message.Message):
    __slots__ = ("kind", "key", "text")
    KIND_FIELD_NUMBER: _ClassVar[int]
    KEY_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    kind: TextKind
    key: str
    text: str
    def __init__(self, kind: _Optional[_Union[TextKind, str]] = ..., key: _Optional[str] = ..., text: _Optional[str] = ...) -> None: ...
