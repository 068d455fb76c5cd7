"""The bots of High Card."""

from collections.abc import Sequence

from engine.draws import Stream

from .events import Event
from .vocabulary import Move, View

LEVELS = ("EASY",)
"""Weakest first."""


def choose(_view: View, _history: Sequence[Event], legal: tuple[Move, ...], level: str, stream: Stream) -> Move:
    """Lay any card. Raises ValueError for an unknown level."""
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}")
    return stream.pick(legal)
