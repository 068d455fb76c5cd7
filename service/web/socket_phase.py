"""How far one WebSocket is."""

from enum import Enum


class Phase(Enum):
    """What may be said and heard."""

    OPENING = "OPENING"
    """The application has not said yet whether it takes it."""
    ANSWERING = "ANSWERING"
    """The application answers with something else."""
    OPEN = "OPEN"
    """Messages go both ways."""
    CLOSING = "CLOSING"
    """We have said close, the client has not."""
    OVER = "OVER"
    """Everything was said; the client shall hang up, and what it still sends is not looked at."""
    LOST = "LOST"
    """The connection has gone."""
