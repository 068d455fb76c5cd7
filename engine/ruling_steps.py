"""The steps of a ruling, as they are written and as they are read."""

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct

from engine.value import Seat

Text = Annotated[str, Meta(min_length=1)]
"""Text that says something."""


class Written(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a ruling; no key beside the declared ones."""


class Play(Written, frozen=True, kw_only=True):
    """A step: a seat moves."""

    seat: Seat
    """Who moves."""
    move: Any
    """The move."""
    refused: Text | None = None
    """The reason for which it must be refused; null if it must be accepted."""
    rule: Text | None = None
    """The rule that the refusal must name."""
    params: dict[str, str | int] = {}
    """Params that the refusal must carry."""
    events: tuple[Any, ...] = ()
    """Events that must come of it, in this order, with others between them; each with the fields that matter."""


class Legal(Written, frozen=True, kw_only=True):
    """A step: the legal moves of a seat are exactly these, in any order."""

    seat: Seat
    """Whose moves."""
    legal: tuple[Any, ...]
    """All of them."""


class Timeout(Written, frozen=True, kw_only=True):
    """A step: this is the move that would be made for a seat whose time is out. It is not played."""

    seat: Seat
    """The seat."""
    timeout: Any
    """The move."""


class Acting(Written, frozen=True, kw_only=True):
    """A step: the game waits for exactly these seats."""

    acting: tuple[Seat, ...]
    """The seats."""


class Standing(Written, frozen=True, kw_only=True):
    """A step: this would be the outcome if the game stopped here."""

    standing: Any
    """Fields of that outcome that matter."""
    gone: tuple[Seat, ...] = ()
    """The seats that have resigned or left, for which it stops; none where it expires."""


class Look(Written, frozen=True, kw_only=True):
    """A step: a viewer sees the table, and saw the latest move or deal, like this."""

    view: Any
    """Who looks: `{seat: 1}`, `spectator` or `auditor`."""
    expect: Any = {}
    """Fields of the view that matter, also inside."""
    events: tuple[Any, ...] = ()
    """Events of the latest move or deal as the viewer sees them, like those of a move."""


class Table(Written, frozen=True, kw_only=True):
    """A step: the table is like this."""

    expect: Any = {}
    """Fields of the state that matter, also inside; hands in any order."""
    outcome: Any = UNSET
    """Fields of the outcome that matter; null if the game must go on."""


Step = Play | Legal | Timeout | Acting | Standing | Look | Table
"""One line of a ruling's play."""

STEPS: Final[dict[str, type[Step]]] = {
    "move": Play,
    "legal": Legal,
    "timeout": Timeout,
    "acting": Acting,
    "standing": Standing,
    "view": Look,
    "expect": Table,
    "outcome": Table,
}
"""The kinds of step by the key that tells them, the first that is there."""
