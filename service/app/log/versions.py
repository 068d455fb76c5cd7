"""Versions that callers name."""

from service.app.log.folded_game import FoldedGame
from service.app.problem import Problem, ServiceReason


def version_not_yet(version: int, head: int) -> Problem:
    """Make the problem of a version above the confirmed head."""
    return Problem(ServiceReason.VERSION_NOT_YET, metadata={"version": version, "head": head})


def need_version(game: FoldedGame, version: int) -> None:
    """Raise VERSION_NOT_YET if the game, which was read on for this call, has not reached the version."""
    if version > game.head.version:
        raise version_not_yet(version, game.head.version)
