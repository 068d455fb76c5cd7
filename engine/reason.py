"""Reasons for a refusal that every title shares, and the kinds of the facts that a reason carries."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Reason(StrEnum):
    """Why a move was refused, where the same thing can happen in every title."""

    GAME_OVER = "GAME_OVER"
    """The game has an outcome; no move is accepted any more."""
    NOT_YOUR_TURN = "NOT_YOUR_TURN"
    """The game waits for another seat."""
    WRONG_PHASE = "WRONG_PHASE"
    """The move exists, but not in the phase that the game is in. Params: phase, count (cards that are owed; 0 for
    none)."""
    CARD_NOT_IN_HAND = "CARD_NOT_IN_HAND"
    """The seat does not hold the card that it names. Params: card."""
    ARGUMENT_REQUIRED = "ARGUMENT_REQUIRED"
    """The move needs an argument that it does not carry. Params: field."""
    ARGUMENT_NOT_ALLOWED = "ARGUMENT_NOT_ALLOWED"
    """The move carries an argument that means nothing here. Params: field."""
    OPTION_CONFLICT = "OPTION_CONFLICT"
    """Two options of a new game exclude each other. Params: option, value, other, other_value."""


class ParamKind(StrEnum):
    """What a fact of a refusal is, so that a client can show a card as a card and a seat by its name."""

    CARD = "CARD"
    """A card, spelt as in the API."""
    SEAT = "SEAT"
    """The number of a seat."""
    NUMBER = "NUMBER"
    """A whole number."""
    FLAG = "FLAG"
    """True or false."""
    FIELD = "FIELD"
    """A field of the move."""
    OPTION = "OPTION"
    """An option of the title."""
    WORD = "WORD"
    """A value with a text of kind WORD: a colour, a cause, a kind of meld."""
    PHASE = "PHASE"
    """What the game waits for, a value with a text of kind PHASE."""
    TEXT = "TEXT"
    """Any other text."""


Params = Mapping[str, ParamKind]
"""The facts that a reason carries, each with its kind."""

ReasonParams = Mapping[StrEnum, Params]
"""The facts of several reasons; a reason that is not there carries none."""

SHARED_PARAMS: Final[ReasonParams] = {
    Reason.GAME_OVER: {},
    Reason.NOT_YOUR_TURN: {},
    Reason.WRONG_PHASE: {"phase": ParamKind.PHASE, "count": ParamKind.NUMBER},
    Reason.CARD_NOT_IN_HAND: {"card": ParamKind.CARD},
    Reason.ARGUMENT_REQUIRED: {"field": ParamKind.FIELD},
    Reason.ARGUMENT_NOT_ALLOWED: {"field": ParamKind.FIELD},
    Reason.OPTION_CONFLICT: {
        "option": ParamKind.OPTION,
        "value": ParamKind.TEXT,
        "other": ParamKind.OPTION,
        "other_value": ParamKind.TEXT,
    },
}
"""The facts of the shared reasons. A refusal carries exactly those that are declared for its reason."""
