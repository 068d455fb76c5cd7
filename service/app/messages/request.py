"""The base of every request: strict, and a required field has no default."""

from typing import Annotated, Final

from msgspec import Meta, Struct

FORM: Final = "form"
"""Where a pattern's `Meta.extra` has its words."""


def formed(pattern: str, words: str) -> Meta:
    """Hold a whole text to a pattern; `words` say to people what it is: `must be 26 lower-case letters`.

    A line feed after its end is forbidden, because to Python `$` alone also lies before a last one.
    """
    return Meta(pattern=rf"^{pattern}$(?!\n)", extra={FORM: words})


RequestId = Annotated[str, formed("[!-~]{1,64}", "must be 1 to 64 visible ASCII characters without spaces")]
"""1 to 64 visible ASCII characters that the caller makes up for one call of its seat."""

SecretRequestId = Annotated[str, formed("[!-~]{22,64}", "must be 22 to 64 visible ASCII characters without spaces")]
"""22 to 64 visible ASCII characters that the caller makes up for a call that answers a seat token; 128 random bits have
at least 22, a random UUID has 36.

It is as good as the token: whoever sends the same call again gets the same token.
"""

Entropy = Annotated[str, formed("[!-~]{1,128}", "must be 1 to 128 visible ASCII characters without spaces")]
"""1 to 128 visible ASCII characters that decide every draw."""

DisplayName = Annotated[str, Meta(min_length=1, max_length=40)]
"""A name to show; `service.app.messages.display_name` says which ones are refused, since no pattern can."""


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a caller sends. Unknown fields are refused."""
