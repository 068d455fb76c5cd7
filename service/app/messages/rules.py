"""Requests and responses of RulesService, in the order of `fairdeal/v1/rules_service.proto`."""

from typing import Annotated

from msgspec import Meta, Struct

from engine.card_data import CardData
from engine.game import Refusal
from engine.groups import CardGroup
from engine.outcome import Outcome
from engine.rules_page import RuleNumber, RuleSection
from engine.value import Seat
from engine.visibility import AnyViewer
from engine.zones import Zone
from service.app.messages.catalog import RuleSetInfo
from service.app.messages.client_data import EventInfo, MoveInfo
from service.app.messages.request import Entropy, Request
from service.app.messages.texts import KeyedText
from service.app.messages.unions import GameMove, GameOptions, GameState, GameView
from service.app.messages.vocabulary import Blocked, GameEvent, Version

SeatNumbers = Annotated[int, Meta(ge=1, le=10)]
"""Number of seats."""


class ListRuleSetsRequest(Request, frozen=True, kw_only=True):
    """Asks for all rule sets."""


class ListRuleSetsResponse(Struct, frozen=True):
    """All rule sets."""

    rule_sets: tuple[RuleSetInfo, ...]
    """In order of their ids."""


class GetRuleSetRequest(Request, frozen=True, kw_only=True):
    """Asks for one rule set."""

    rule_set: str
    """Its id, such as `take_that/1`."""


class GetRuleSetResponse(Struct, frozen=True):
    """One rule set, with what a client needs to draw its table without knowing a rule."""

    rule_set: RuleSetInfo
    """The rule set."""
    cards: tuple[CardData, ...]
    """Every card, in deck order."""
    zones: tuple[Zone, ...]
    """The places where cards lie."""
    moves: tuple[MoveInfo, ...]
    """Its moves, in order of declaration."""
    events: tuple[EventInfo, ...]
    """The table's own events, then its own, in order of declaration."""


class GetTextsRequest(Request, frozen=True, kw_only=True):
    """Asks for the texts of one rule set."""

    rule_set: str
    """Its id, such as `take_that/1`."""
    language: str | None = None
    """The language, `en` or `ko`; left out, the one that the call accepts."""


class GetTextsResponse(Struct, frozen=True):
    """The texts of one rule set."""

    rule_set: str
    """Its id, such as `take_that/1`."""
    language: str
    """The language of the texts."""
    name: str
    """The name of the title."""
    summary: str
    """One sentence on the game."""
    texts: tuple[KeyedText, ...]
    """Every text, those of a kind together; kind and key occur once."""


class GetRuleRequest(Request, frozen=True, kw_only=True):
    """Asks for one rule."""

    rule_set: str
    """Its rule set, such as `take_that/1`."""
    rule: Annotated[str, Meta(max_length=64)]
    """Its number, such as `T2.2`, or `option:<name>` for what an option does, as refusals cite it."""
    language: str | None = None
    """The language, `en` or `ko`; left out, the one that the call accepts."""


class GetRuleResponse(Struct, frozen=True):
    """One rule in words."""

    rule_set: str
    """Its rule set."""
    language: str
    """The language of the words; English where nobody has written the one that was asked for."""
    heading: str
    """The part of the page where it stands."""
    rule: RuleNumber
    """Its number, or `option:<name>` for what an option does."""
    text: str
    """What it says, Markdown in one line."""


class ListRulesRequest(Request, frozen=True, kw_only=True):
    """Asks for all rules of a rule set."""

    rule_set: str
    """Its id, such as `take_that/1`."""
    language: str | None = None
    """The language, `en` or `ko`; left out, the one that the call accepts."""


class ListRulesResponse(Struct, frozen=True):
    """The whole help page of a rule set."""

    rule_set: str
    """Its id, such as `take_that/1`."""
    language: str
    """The language of the words; English where nobody has written the one that was asked for."""
    sections: tuple[RuleSection, ...]
    """Its parts, in order."""


class NewStateRequest(Request, frozen=True, kw_only=True):
    """Asks for a new game."""

    title: str
    """The title, such as `take_that`."""
    options: GameOptions | None = None
    """Its options; left out, all defaults."""
    seats: SeatNumbers
    """Number of seats."""
    entropy: Entropy
    """Text that decides the deal."""


class NewStateResponse(Struct, frozen=True):
    """A new game."""

    state: GameState
    """The state after the deal."""
    events: tuple[GameEvent, ...]
    """The events of the deal, nothing hidden."""
    acting: tuple[Seat, ...]
    """The seats that the game waits for."""


class CheckMoveRequest(Request, frozen=True, kw_only=True):
    """Asks whether a move is allowed."""

    title: str
    """The title."""
    state: GameState
    """The table."""
    seat: Seat
    """The seat that moves."""
    move: GameMove
    """Its move."""


class CheckMoveResponse(Struct, frozen=True):
    """Whether a move is allowed."""

    refusal: Refusal | None
    """Why not; null if it is allowed."""


class ApplyMoveRequest(Request, frozen=True, kw_only=True):
    """Asks to play a move."""

    title: str
    """The title."""
    state: GameState
    """The table."""
    seat: Seat
    """The seat that moves."""
    move: GameMove
    """Its move."""
    entropy: Entropy
    """Text that decides what is drawn; the same through a whole game."""


class ApplyMoveResponse(Struct, frozen=True):
    """The table after a move."""

    state: GameState
    """The state after the move."""
    events: tuple[GameEvent, ...]
    """What happened, nothing hidden."""
    acting: tuple[Seat, ...]
    """The seats that the game waits for."""
    outcome: Outcome | None
    """The end; null while the game goes on."""


class ListMovesRequest(Request, frozen=True, kw_only=True):
    """Asks for legal moves."""

    title: str
    """The title."""
    state: GameState
    """The table."""
    seat: Seat
    """The seat."""
    explain: bool = False
    """Whether to say for each hand card without a legal move why it has none."""


class ListMovesResponse(Struct, frozen=True):
    """The legal moves of a seat."""

    legal_moves: tuple[GameMove, ...]
    """In order of declaration and deck."""
    blocked: tuple[Blocked, ...]
    """Hand cards without a legal move; empty unless asked for."""
    groups: tuple[CardGroup, ...]
    """Which cards of the seat's hand belong together or fit the table, also when it is not its turn."""


class GetViewRequest(Request, frozen=True, kw_only=True):
    """Asks for a view."""

    title: str
    """The title."""
    state: GameState
    """The table."""
    viewer: AnyViewer
    """Who looks."""


class GetViewResponse(Struct, frozen=True):
    """A view."""

    view: GameView
    """What the viewer may know."""


class ReplayRequest(Request, frozen=True, kw_only=True):
    """One line of the log to replay."""

    title: str | None = None
    """The title, read from the first message; the header of the log must agree."""
    to_version: Version | None = None
    """The version to stop at, read from the first message; left out, the end."""
    line: str
    """One line of an exported log, as text."""


class ReplayResponse(Struct, frozen=True):
    """The table that a log leads to."""

    version: Version
    """The version reached."""
    state: GameState | None
    """The state there; null before the game was started."""
    acting: tuple[Seat, ...]
    """The seats that the game waits for."""
    outcome: Outcome | None
    """The end; null while the game goes on."""
