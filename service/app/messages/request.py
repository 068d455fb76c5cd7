"""The base of every request: strict, and a required field has no default."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from service.app.messages.said import Said

FORM: Final = "form"
"""Where a pattern's `Meta.extra` has its words."""


def formed(pattern: str, words: str, **facts: int) -> Meta:
    """Hold a whole text to a pattern; `words` say to people what it is, as `Said` does: `must be 26 letters`.

    A line feed after its end is forbidden, because to Python `$` alone also lies before a last one.
    """
    said = Said(words, {name: str(value) for name, value in facts.items()})
    return Meta(pattern=rf"^{pattern}$(?!\n)", extra={FORM: said})


def _visible(least: int, most: int) -> Meta:
    words = "must be {least} to {most} visible ASCII characters without spaces"
    return formed(f"[!-~]{{{least},{most}}}", words, least=least, most=most)


RequestId = Annotated[str, _visible(1, 64)]
"""1 to 64 visible ASCII characters that the caller makes up for one call of its seat."""

SecretRequestId = Annotated[str, _visible(22, 64)]
"""22 to 64 visible ASCII characters that the caller makes up for a call that answers a seat token; 128 random bits have
at least 22, a random UUID has 36.

It is as good as the token: whoever sends the same call again within 24 hours gets the same token.
"""

Entropy = Annotated[str, _visible(1, 128)]
"""1 to 128 visible ASCII characters that decide every draw."""

DisplayName = Annotated[str, Meta(min_length=1, max_length=40)]
"""A name to show; `service.app.messages.display_name` says which ones are refused, since no pattern can."""


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a caller sends. Unknown fields are refused."""
