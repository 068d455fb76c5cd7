"""The base of every request: strict, and a required field has no default.

Patterns forbid a line feed after their end, because to Python `$` alone also lies before a last one.
"""

from typing import Annotated, Final

from msgspec import Meta, Struct

RequestId = Annotated[str, Meta(pattern=r"^[!-~]{1,64}$(?!\n)")]
"""1 to 64 visible ASCII characters that the caller makes up for one call; best a random UUID.

It is as good as a password where a call answers a seat token (CreateGame, JoinGame): whoever sends the same call again
gets the same token.
"""

Entropy = Annotated[str, Meta(pattern=r"^[!-~]{1,128}$(?!\n)")]
"""1 to 128 visible ASCII characters that decide every draw."""

_UNSEEN: Final = (
    r"\x00-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b\u200e\u200f\u2028-\u202e"
    r"\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb"
)
"""Characters of the categories Cc, Cf, Zl and Zp (Unicode 15), as a regex has them between its brackets: they change
how the text around them is shown, and are not seen themselves. The two joiners are left out: emoji and scripts need
them."""

_UNSEEN_FAR: Final = (
    r"\ud800-\udfff\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001"
    r"\U000e0020-\U000e007f"
)
"""The rest of them, and category Cs: regexes of JavaScript and of Python have no common spelling for these."""

DISPLAY_NAME: Final = rf"^[^{_UNSEEN}{_UNSEEN_FAR}]{{1,40}}$(?!\n)"
"""What is refused as a name to show unless it matches."""

DisplayName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=DISPLAY_NAME,
        extra_json_schema={"pattern": rf"^[^{_UNSEEN}]{{1,40}}$"},
    ),
]
"""A name to show, 1 to 40 characters, none of them for control, format or separation but the joiners of emoji."""


class Request(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a caller sends. Unknown fields are refused."""
