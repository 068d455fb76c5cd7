"""What a use case knows of the call beside the request."""

from typing import Final

from msgspec import Struct

OPEN_APP: Final = "open"
"""The application of every caller who sends no app key."""


class Call(Struct, frozen=True):
    """One call, whatever the transport."""

    token: str | None = None
    """The seat token that came with it, without `Bearer`."""
    app_id: str = OPEN_APP
    """The application that calls, told by its key; games and request ids of one are nothing to another."""
    language: str = "en"
    """The language for texts, `en` or `ko`."""
    peer: str = ""
    """Whose the call is as the network tells it: the address it came from, of IPv6 its /64; shares go by it. A proxy in
    front is one peer."""
    trace_id: str = ""
    """Names the call in logs and answers, 32 hex digits."""

    def __repr__(self) -> str:
        """Tell no token."""
        return f"Call(app_id={self.app_id}, trace_id={self.trace_id})"
