"""What this server can play, as data, in the order of `fairdeal/v1/catalog.proto`."""

from typing import Annotated

from msgspec import Meta, Struct

from engine.reason import ParamKind
from engine.rules_page import RuleNumber
from engine.value import Count, Points
from service.app.messages.vocabulary import Time


class SeatCounts(Struct, frozen=True):
    """How many seats a title can have."""

    minimum: Count
    """Fewest seats."""
    maximum: Count
    """Most seats."""
    recommended: tuple[Count, ...]
    """The counts that play best."""


class ChoiceValue(Struct, frozen=True):
    """One value of a choice."""

    value: str
    """The value to send."""
    name: str
    """The name to show."""
    premium: bool
    """Whether only a host who is entitled to it may choose it."""


class OptionKind(Struct, frozen=True):
    """One option of a rule set."""

    key: str
    """Its field in the options."""
    name: str
    """The name to show."""
    summary: str
    """One sentence on it."""


class ChoiceOption(OptionKind, frozen=True, tag="option.choice"):
    """An option that is one of a few names."""

    nullable: bool
    """Whether null may be sent (the table decides)."""
    default_value: str | None
    """The value when left out; null where the table decides."""
    values: tuple[ChoiceValue, ...]
    """The values, in order."""


class FlagOption(OptionKind, frozen=True, tag="option.flag"):
    """An option that is yes or no."""

    nullable: bool
    """Whether null may be sent (the table decides)."""
    default_value: bool | None
    """The value when left out; null where the table decides."""


class NumberOption(OptionKind, frozen=True, tag="option.number"):
    """An option that is a whole number."""

    nullable: bool
    """Whether null may be sent (the table decides)."""
    default_value: Points | None
    """The value when left out; null where the table decides."""
    minimum: Points
    """The least value."""
    maximum: Points
    """The greatest value."""


class ListOption(OptionKind, frozen=True, tag="option.list"):
    """An option that is a list."""

    minimum_items: Count
    """The fewest items."""
    maximum_items: Count
    """The most items."""
    default_items: Count | None
    """How many items the default has; null where the table decides."""
    values: tuple[ChoiceValue, ...]
    """The values that an item (or the named field of an item) can take."""


OptionInfo = ChoiceOption | FlagOption | NumberOption | ListOption
"""One option of a rule set."""


class OptionCondition(Struct, frozen=True):
    """Some values of one option."""

    key: str
    """Its field in the options."""
    values: tuple[str, ...]
    """The values meant, as text; a list is meant by its length."""


class OptionConflict(Struct, frozen=True):
    """Two conditions that exclude each other."""

    first: OptionCondition
    """Refused together with `second`."""
    second: OptionCondition
    """Refused together with `first`."""
    rule: RuleNumber
    """Number of the rule that says so, or `option:<name>`; ListRules has its words."""


class ParamInfo(Struct, frozen=True):
    """A fact of a refusal."""

    name: str
    """Its name in `params`."""
    kind: ParamKind
    """What its value is."""


class ReasonInfo(Struct, frozen=True):
    """A reason for a refusal."""

    reason: str
    """The reason."""
    domain: str
    """Whose it is: `fairdeal`, or `<title>.fairdeal` for a title's own."""
    params: tuple[ParamInfo, ...]
    """The facts that it carries, as its text names them."""


class RuleSetInfo(Struct, frozen=True):
    """A title's rules with a number; released ones never change."""

    rule_set: str
    """Its id, such as `take_that/1`."""
    title: str
    """Its title."""
    name: str
    """The name to show."""
    summary: str
    """One sentence on the game."""
    seats: SeatCounts
    """How many can play."""
    levels: tuple[str, ...]
    """Levels of its bots, weakest first."""
    options: tuple[OptionInfo, ...]
    """Its options, in order of declaration."""
    conflicts: tuple[OptionConflict, ...]
    """Option values that exclude each other."""
    move_tags: tuple[str, ...]
    """Tags of its moves: what each has as its `type` in JSON."""
    event_tags: tuple[str, ...]
    """Tags of its events, likewise."""
    reasons: tuple[ReasonInfo, ...]
    """Reasons for a refusal of a move: those that every title shares, then its own."""


class Limits(Struct, frozen=True):
    """Limits that a client should know."""

    request_bytes: Count
    """Largest request body or message, in bytes."""
    log_bytes: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """Longest log that Replay takes, in bytes."""
    wait_seconds: Count
    """Longest `wait` of a long poll, in seconds."""
    update_entries: Count
    """Most entries in one Update."""
    heartbeat_seconds: Count
    """Seconds between two heartbeats of a stream."""


class ServerInfo(Struct, frozen=True):
    """What this server is."""

    api: str
    """The version of the API: `v1`."""
    version: str
    """The version of the server."""
    rule_sets: tuple[str, ...]
    """The rule sets that it plays."""
    languages: tuple[str, ...]
    """The languages of its texts."""
    limits: Limits
    """Its limits."""
    test: bool
    """Whether test set-ups are allowed."""
    server_time: Time
    """Its clock."""
