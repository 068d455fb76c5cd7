"""The base of every request: strict, and a required field has no default.

Patterns forbid a line feed after their end, because to Python `$` alone also lies before a last one.
"""

from typing import Annotated

from msgspec import Meta, Struct

RequestId = Annotated[str, Meta(pattern=r"^[!-~]{1,64}$(?!\n)")]
"""1 to 64 visible ASCII characters that the caller makes up for one call; best a random UUID.

It is as good as a password where a call answers a seat token (CreateGame, JoinGame): whoever sends the same call again
gets the same token.
"""

Entropy = Annotated[str, Meta(pattern=r"^[!-~]{1,128}$(?!\n)")]
"""1 to 128 visible ASCII characters that decide every draw."""

DisplayName = Annotated[str, Meta(min_length=1, max_length=40)]
"""A name to show; `service.app.display_name` says which ones are refused, since no pattern can."""


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a caller sends. Unknown fields are refused."""
