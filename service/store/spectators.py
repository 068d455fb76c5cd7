"""Who may watch a game; apart from the messages, so that a store needs none of them."""

from enum import StrEnum


class Spectators(StrEnum):
    """Who may watch a game without a seat. Whoever has its id may take a free seat, whatever this says."""

    NONE = "NONE"
    """Nobody: to who has no seat the game does not exist (GAME_NOT_FOUND)."""
    LINK = "LINK"
    """Who has a link for spectators. Not yet: a creation that asks for it is refused."""
    OPEN = "OPEN"
    """Everybody; ListGames shows the game."""
