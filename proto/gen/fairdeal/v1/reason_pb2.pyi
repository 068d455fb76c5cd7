from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from typing import ClassVar as _ClassVar

DESCRIPTOR: _descriptor.FileDescriptor

class Reason(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    REASON_UNSPECIFIED: _ClassVar[Reason]
    REASON_VALIDATION_FAILED: _ClassVar[Reason]
    REASON_UNKNOWN_MOVE: _ClassVar[Reason]
    REASON_WRONG_PHASE: _ClassVar[Reason]
    REASON_CARD_NOT_IN_HAND: _ClassVar[Reason]
    REASON_ARGUMENT_REQUIRED: _ClassVar[Reason]
    REASON_ARGUMENT_NOT_ALLOWED: _ClassVar[Reason]
    REASON_OPTION_CONFLICT: _ClassVar[Reason]
    REASON_NOT_YOUR_TURN: _ClassVar[Reason]
    REASON_GAME_OVER: _ClassVar[Reason]
    REASON_GAME_NOT_STARTED: _ClassVar[Reason]
    REASON_GAME_STARTED: _ClassVar[Reason]
    REASON_SEATS_OPEN: _ClassVar[Reason]
    REASON_STALE_VERSION: _ClassVar[Reason]
    REASON_REQUEST_ID_REUSED: _ClassVar[Reason]
    REASON_SEAT_TAKEN: _ClassVar[Reason]
    REASON_GAME_FULL: _ClassVar[Reason]
    REASON_GAME_NOT_FOUND: _ClassVar[Reason]
    REASON_RULE_SET_NOT_FOUND: _ClassVar[Reason]
    REASON_CREDENTIAL_MISSING: _ClassVar[Reason]
    REASON_CREDENTIAL_INVALID: _ClassVar[Reason]
    REASON_SEAT_MISMATCH: _ClassVar[Reason]
    REASON_SCOPE_MISSING: _ClassVar[Reason]
    REASON_ENTITLEMENT_REQUIRED: _ClassVar[Reason]
    REASON_VERSION_NOT_YET: _ClassVar[Reason]
    REASON_PAYLOAD_TOO_LARGE: _ClassVar[Reason]
    REASON_RATE_LIMITED: _ClassVar[Reason]
    REASON_WATCH_LAGGED: _ClassVar[Reason]
    REASON_DRAINING: _ClassVar[Reason]
    REASON_STORE_UNAVAILABLE: _ClassVar[Reason]
    REASON_INTERNAL: _ClassVar[Reason]
    REASON_LOG_CORRUPT: _ClassVar[Reason]
    REASON_ROUTE_NOT_FOUND: _ClassVar[Reason]
    REASON_METHOD_NOT_ALLOWED: _ClassVar[Reason]
    REASON_MEDIA_TYPE_UNSUPPORTED: _ClassVar[Reason]
    REASON_UPGRADE_REQUIRED: _ClassVar[Reason]
    REASON_ORIGIN_NOT_ALLOWED: _ClassVar[Reason]

class Retry(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    RETRY_UNSPECIFIED: _ClassVar[Retry]
    RETRY_SAME_REQUEST: _ClassVar[Retry]
    RETRY_AFTER_REFRESH: _ClassVar[Retry]
    RETRY_AFTER_DELAY: _ClassVar[Retry]
    RETRY_NEVER: _ClassVar[Retry]
REASON_UNSPECIFIED: Reason
REASON_VALIDATION_FAILED: Reason
REASON_UNKNOWN_MOVE: Reason
REASON_WRONG_PHASE: Reason
REASON_CARD_NOT_IN_HAND: Reason
REASON_ARGUMENT_REQUIRED: Reason
REASON_ARGUMENT_NOT_ALLOWED: Reason
REASON_OPTION_CONFLICT: Reason
REASON_NOT_YOUR_TURN: Reason
REASON_GAME_OVER: Reason
REASON_GAME_NOT_STARTED: Reason
REASON_GAME_STARTED: Reason
REASON_SEATS_OPEN: Reason
REASON_STALE_VERSION: Reason
REASON_REQUEST_ID_REUSED: Reason
REASON_SEAT_TAKEN: Reason
REASON_GAME_FULL: Reason
REASON_GAME_NOT_FOUND: Reason
REASON_RULE_SET_NOT_FOUND: Reason
REASON_CREDENTIAL_MISSING: Reason
REASON_CREDENTIAL_INVALID: Reason
REASON_SEAT_MISMATCH: Reason
REASON_SCOPE_MISSING: Reason
REASON_ENTITLEMENT_REQUIRED: Reason
REASON_VERSION_NOT_YET: Reason
REASON_PAYLOAD_TOO_LARGE: Reason
REASON_RATE_LIMITED: Reason
REASON_WATCH_LAGGED: Reason
REASON_DRAINING: Reason
REASON_STORE_UNAVAILABLE: Reason
REASON_INTERNAL: Reason
REASON_LOG_CORRUPT: Reason
REASON_ROUTE_NOT_FOUND: Reason
REASON_METHOD_NOT_ALLOWED: Reason
REASON_MEDIA_TYPE_UNSUPPORTED: Reason
REASON_UPGRADE_REQUIRED: Reason
REASON_ORIGIN_NOT_ALLOWED: Reason
RETRY_UNSPECIFIED: Retry
RETRY_SAME_REQUEST: Retry
RETRY_AFTER_REFRESH: Retry
RETRY_AFTER_DELAY: Retry
RETRY_NEVER: Retry
