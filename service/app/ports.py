"""What the use cases need of the process around them, beside the store: small protocols, met by structure."""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Protocol

from service.app.messages.times import Instant

Clock = Callable[[], Instant]
"""Tells the time: UTC, whole milliseconds."""

Randomness = Callable[[int], bytes]
"""Gives that many bytes from the operating system's randomness; a test gives fixed ones."""


class Signals(Protocol):
    """One watcher's ear for one game."""

    async def wait(self, after: int, timeout: float) -> None:  # noqa: ASYNC109 - a wait that ends is no error here
        """Return once the game is said to be past version `after`, once woken, or after `timeout` seconds.

        Returning promises nothing: the caller reads the log. A signal that came between two waits is not lost.
        """
        ...


class Bus(Protocol):
    """Head signals: "game g is at version v". Losing every one of them costs latency, never an entry."""

    def publish(self, game_id: str, version: int) -> None:
        """Tell every watcher of the game, in this process and others, soon and at best effort."""
        ...

    def subscribe(self, game_id: str) -> AbstractContextManager[Signals]:
        """Listen to one game while the context is open."""
        ...

    def wake(self) -> None:
        """Let every wait of this process return once: the server drains, or signals may have been lost."""
        ...


class SeatTokens(Protocol):
    """Makes seat tokens from the service key, so that a repeated call is answered with the same bytes."""

    def token(self, game_id: str, seat: int, generation: int, request_id: str) -> str:
        """Derive the token of a seat."""
        ...

    def hash(self, token: str) -> str:
        """Give what the store keeps of a token: SHA-256, hex."""
        ...


class RequestKeys(Protocol):
    """Makes what the store keeps of request ids, so that a copied store tells none; equal ids have equal keys."""

    def of_creation(self, app_id: str, request_id: str) -> bytes:
        """Give the key of a request id by which an application creates a game."""
        ...

    def of_game(self, game_id: str, seat: int, request_id: str) -> bytes:
        """Give the key of a request id of a seat of a game, or of who joins it (JOINING)."""
        ...


class Texts(Protocol):
    """The texts of the titles and those they share, in every language of the server."""

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages: `en`, `ko`."""
        ...

    def text(self, title: str, language: str, *path: str) -> str:
        """Give one text of a title's file: `("options", "games", "name")`. Raises KeyError if it is missing."""
        ...

    def names(self, title: str, language: str, section: str) -> Mapping[str, str]:
        """Give all names of one section of a title's file, `cards` or `words`; none if it has no such section."""
        ...

    def rules(self, title: str, language: str) -> str | None:
        """Give the page of a title's rules as it was written, Markdown; None if nobody has written it."""
        ...

    def shared(self, language: str, *path: str) -> str:
        """Give one text that is the same for all titles: `("events", "started")`. Raises KeyError if it is missing."""
        ...
