"""The base of every request: strict, and a required field has no default.

Patterns end in `$(?!\\n)`, because to Python `$` alone also lies before a last line feed.
"""

from typing import Annotated

from msgspec import Meta, Struct

RequestId = Annotated[str, Meta(pattern=r"^[!-~]{1,64}$(?!\n)")]
"""1 to 64 visible ASCII characters that the caller makes up for one call; best a UUID."""

Entropy = Annotated[str, Meta(pattern=r"^[!-~]{1,128}$(?!\n)")]
"""1 to 128 visible ASCII characters that decide every draw."""

DisplayName = Annotated[str, Meta(min_length=1, max_length=40)]
"""A name to show, 1 to 40 characters."""


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a caller sends. Unknown fields are refused."""
