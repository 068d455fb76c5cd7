"""Reasons for a refusal that every title shares; a title adds its own in its model."""

from enum import StrEnum


class Reason(StrEnum):
    """Why a move was refused, where the same thing can happen in every title."""

    GAME_OVER = "GAME_OVER"
    """The game has an outcome; no move is accepted any more."""
    NOT_YOUR_TURN = "NOT_YOUR_TURN"
    """The game waits for another seat."""
    WRONG_PHASE = "WRONG_PHASE"
    """The move exists, but not in the phase that the game is in."""
    CARD_NOT_IN_HAND = "CARD_NOT_IN_HAND"
    """The seat does not hold the card that it names. Params: card."""
    ARGUMENT_REQUIRED = "ARGUMENT_REQUIRED"
    """The move needs an argument that it does not carry. Params: field."""
    ARGUMENT_NOT_ALLOWED = "ARGUMENT_NOT_ALLOWED"
    """The move carries an argument that means nothing here. Params: field."""
    OPTION_CONFLICT = "OPTION_CONFLICT"
    """Two options of a new game exclude each other. Params: option, value, other, other_value."""
