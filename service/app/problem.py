"""Problems: every call that is not answered ends in one of these, whatever the transport."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct

from engine.game import Refusal
from service.admission.load import Overloaded
from service.app.messages.said import Said
from service.app.messages.vocabulary import Update
from service.store.contract import StoreBusy, StoreDamaged, StoreUnavailable

MOST_FIELDS: Final = 20
"""Most wrong fields that one problem names."""


DOMAIN: Final = "fairdeal"
"""The domain of the reasons that every title shares and of the service's own."""


def title_domain(title: str) -> str:
    """Give the domain of the reasons that only this title has."""
    return f"{title}.{DOMAIN}"


class ServiceReason(StrEnum):
    """Reasons of domain `fairdeal` that the service itself gives; the titles share more in `engine.reason`."""

    VALIDATION_FAILED = "VALIDATION_FAILED"
    """The request does not have the shape that the contract asks for. Params: field, problem, code."""
    UNKNOWN_MOVE = "UNKNOWN_MOVE"
    """The move is none of this game's title. Params: move."""
    GAME_NOT_STARTED = "GAME_NOT_STARTED"
    """Nothing was dealt yet."""
    GAME_STARTED = "GAME_STARTED"
    """The game was started already; no seat can be taken and it cannot start again."""
    GAME_PAUSED = "GAME_PAUSED"
    """The game is paused; nobody can move until everybody has asked to go on."""
    GAME_NOT_PAUSED = "GAME_NOT_PAUSED"
    """The game is not paused, so it cannot go on."""
    GAME_NOT_ENDED = "GAME_NOT_ENDED"
    """The game is still played; the next one of its series comes after it."""
    SEAT_AWAY = "SEAT_AWAY"
    """A bot plays the seat for its person, who must take it back first. Params: seat."""
    SEAT_NOT_AWAY = "SEAT_NOT_AWAY"
    """No bot plays that seat for its person. Params: seat."""
    SEAT_RESERVED = "SEAT_RESERVED"
    """The seat is kept for somebody of the game before. Params: seat."""
    JOIN_CODE_NOT_FOUND = "JOIN_CODE_NOT_FOUND"
    """No game can be joined by that code, or not any more."""
    SEATS_OPEN = "SEATS_OPEN"
    """A seat is still free, so the game cannot start. Params: seats."""
    STALE_VERSION = "STALE_VERSION"
    """The question that the move answers is closed. Params: expected_version, version."""
    REQUEST_ID_REUSED = "REQUEST_ID_REUSED"
    """The request id was used for another call. Params: request_id."""
    REQUEST_ID_EXPIRED = "REQUEST_ID_EXPIRED"
    """The call had its effect, and its answer is told no more: it holds a token, which is told for 24 hours alone.
    Params: request_id."""
    SEAT_TAKEN = "SEAT_TAKEN"
    """The seat is somebody else's. Params: seat."""
    GAME_FULL = "GAME_FULL"
    """No seat is free."""
    GAME_NOT_FOUND = "GAME_NOT_FOUND"
    """There is no such game, or it is not the caller's to see: the same bytes."""
    RULE_SET_NOT_FOUND = "RULE_SET_NOT_FOUND"
    """This server does not play that rule set. Params: rule_set."""
    RULE_NOT_FOUND = "RULE_NOT_FOUND"
    """The rule set has no rule of that number. Params: rule, rule_set."""
    CREDENTIAL_MISSING = "CREDENTIAL_MISSING"
    """The call needs a seat token."""
    CREDENTIAL_INVALID = "CREDENTIAL_INVALID"
    """The seat token is not one of this game."""
    CREDENTIAL_SUPERSEDED = "CREDENTIAL_SUPERSEDED"
    """The seat has a newer token, made on another device; this one is good for nothing now. Params: seat."""
    SEAT_MISMATCH = "SEAT_MISMATCH"
    """The seat may not do that. Params: seat, needed."""
    SCOPE_MISSING = "SCOPE_MISSING"
    """The key of the application does not allow that. Params: needed."""
    ENTITLEMENT_REQUIRED = "ENTITLEMENT_REQUIRED"
    """The application has not bought that. Params: needed."""
    VERSION_NOT_YET = "VERSION_NOT_YET"
    """The game has not reached that version. Params: version (asked for), head."""
    PAYLOAD_TOO_LARGE = "PAYLOAD_TOO_LARGE"
    """The request is longer than allowed. Params: limit."""
    RATE_LIMITED = "RATE_LIMITED"
    """The caller sends too much; the answer says how long to wait."""
    WATCH_LAGGED = "WATCH_LAGGED"
    """The reader of a stream was too slow; it may come back with the version. Params: resume_version."""
    DRAINING = "DRAINING"
    """The server is stopping; another one will answer."""
    STORE_UNAVAILABLE = "STORE_UNAVAILABLE"
    """The log cannot be reached, or did not answer in time; whether the call had its effect is unknown until it is sent
    again."""
    INTERNAL = "INTERNAL"
    """A fault of the server. Nothing is told but the trace id."""
    LOG_CORRUPT = "LOG_CORRUPT"
    """The log, or the store that holds it, cannot be what was written. Nobody can mend that by calling again."""
    GAME_NEEDS_NEWER_SERVER = "GAME_NEEDS_NEWER_SERVER"
    """A newer server has played the game on, in a form that this one cannot read; nothing is lost, and others can.
    Metadata: version (of the entry), events (whose), revision (that reads them), known (here)."""
    ROUTE_NOT_FOUND = "ROUTE_NOT_FOUND"
    """There is no such route (REST only)."""
    METHOD_NOT_ALLOWED = "METHOD_NOT_ALLOWED"
    """The route does not take that method (REST only)."""
    MEDIA_TYPE_UNSUPPORTED = "MEDIA_TYPE_UNSUPPORTED"
    """The body is not of the type that the path takes, or is compressed (REST only)."""
    UPGRADE_REQUIRED = "UPGRADE_REQUIRED"
    """The route speaks WebSocket alone (REST only)."""
    ORIGIN_NOT_ALLOWED = "ORIGIN_NOT_ALLOWED"
    """Pages of that origin may not open a WebSocket here (REST only). Params: origin."""
    OVERLOADED = "OVERLOADED"
    """The server has no room for this connection, call or watch now, in all or for this caller. Nothing was done."""
    REQUEST_TIMEOUT = "REQUEST_TIMEOUT"
    """The rest of the request did not come in time; nothing was done."""


class FieldFault(StrEnum):
    """What can be wrong with a field; what a program should look at, the same on both transports."""

    REQUIRED = "REQUIRED"
    """It is missing and has no default."""
    UNKNOWN_FIELD = "UNKNOWN_FIELD"
    """The contract has no such field."""
    DUPLICATE_KEY = "DUPLICATE_KEY"
    """It stands there twice (JSON only: protobuf lets the last one win)."""
    WRONG_TYPE = "WRONG_TYPE"
    """It is of another type, such as text for a number (JSON only: protobuf fields are typed)."""
    OUT_OF_RANGE = "OUT_OF_RANGE"
    """The number is below or above its bounds."""
    WRONG_LENGTH = "WRONG_LENGTH"
    """The text or list is shorter or longer than allowed."""
    WRONG_FORM = "WRONG_FORM"
    """The text is not written as such a text must be."""
    UNKNOWN_VALUE = "UNKNOWN_VALUE"
    """It is none of the names that are possible there."""
    MALFORMED = "MALFORMED"
    """The message as a whole cannot be read; the path is empty."""
    TAKEN = "TAKEN"
    """Another seat of the game has it already, or one that looks the same."""
    NOT_YET = "NOT_YET"
    """The contract has it already; this version of the server does not serve it."""
    NOT_ALLOWED = "NOT_ALLOWED"
    """It is well formed, but not possible for this game or on this server."""


class WrongField(Struct, frozen=True):
    """One field of a request that is wrong."""

    path: str
    """Where, from the request down: `move.card`; empty for the request itself."""
    problem: Said
    """What is wrong with it, in words that follow the path: `must be at most 9`."""
    code: FieldFault = FieldFault.NOT_ALLOWED
    """The same for a program."""


class Problem(Exception):
    """A call that ends without its answer: why, in a form that both transports can tell.

    `reason` is the most specific one; `domain` is `fairdeal` or `<title>.fairdeal`. Metadata is text and never
    names a card that the caller may not see.
    """

    def __init__(
        self,
        reason: StrEnum | str,
        *,
        domain: str = DOMAIN,
        rule: str | None = None,
        fields: tuple[WrongField, ...] = (),
        title: str | None = None,
        update: Update | None = None,
        metadata: Mapping[str, object] | None = None,
    ) -> None:
        """Name the reason; `title` is the one whose rules refuse, `update` what a stale caller missed.

        Nulls in `metadata` are left out.
        """
        super().__init__(str(reason))
        self.reason = str(reason)
        self.domain = domain
        self.rule = rule
        self.fields = fields
        self.title = title
        self.update = update
        self.metadata = {name: str(value) for name, value in (metadata or {}).items() if value is not None}


def problem_of(error: Exception) -> Problem:
    """Give the problem that a caller is told where a use case failed.

    A Problem is told as it is, a store that is damaged as LOG_CORRUPT, one that is away as STORE_UNAVAILABLE, one that
    has too much to do as OVERLOADED. Anything else is a fault of ours, INTERNAL, of which nothing is told.
    """
    match error:
        case Problem():
            return error
        case StoreDamaged():
            return Problem(ServiceReason.LOG_CORRUPT)
        case StoreUnavailable():
            return Problem(ServiceReason.STORE_UNAVAILABLE)
        case StoreBusy() | Overloaded():
            return Problem(ServiceReason.OVERLOADED)
        case _:
            return Problem(ServiceReason.INTERNAL)


def wrong(path: str, words: str, code: FieldFault = FieldFault.NOT_ALLOWED, **facts: object) -> WrongField:
    """Say in English words what is wrong with a field, with `{name}` for each of the facts."""
    return WrongField(path, Said(words, {name: str(value) for name, value in facts.items()}), code)


def invalid(path: str, words: str, code: FieldFault = FieldFault.NOT_ALLOWED, **facts: object) -> Problem:
    """Make the problem of one wrong field, in English words with `{name}` for each of the facts."""
    return invalid_fields((wrong(path, words, code, **facts),))


def invalid_fields(fields: tuple[WrongField, ...]) -> Problem:
    """Make the problem of at least one wrong field; the metadata names the first."""
    first = fields[0]
    metadata = {"field": first.path or "request", "problem": first.problem, "code": first.code}
    return Problem(ServiceReason.VALIDATION_FAILED, fields=fields, metadata=metadata)


def refused(refusal: Refusal, title: str, *, own: bool) -> Problem:
    """Make the problem of what the rules of a title refuse; `own` says whether the reason is the title's own."""
    domain = title_domain(title) if own else DOMAIN
    return Problem(refusal.reason, domain=domain, rule=refusal.rule, title=title, metadata=refusal.params)
