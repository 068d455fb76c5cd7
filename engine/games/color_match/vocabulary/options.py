"""What a table agrees on: which of the three tables is played, and the options of each."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.value import tagged


class Base(Struct, frozen=True, tag=tagged("color_match"), forbid_unknown_fields=True):
    """Gives every struct that travels alone its tag."""


class Table(StrEnum):
    """The tables: sets of rules of which a game plays one (C1.1)."""

    CLASSIC = "CLASSIC"
    """Only +2 answers +2, and nothing answers +4; with Bombs."""
    SIEGE = "SIEGE"
    """An attack of the same or a higher rank answers; with shields."""
    DAY_NIGHT = "DAY_NIGHT"
    """Cards have two sides, and a clock turns the table over."""


class BackFaces(StrEnum):
    """Who may see the side of a card in a hand that is not in play (C8.7)."""

    OWNER = "OWNER"
    """Who holds the card."""
    NOBODY = "NOBODY"
    """Nobody, until the table is turned over."""
    EVERYONE = "EVERYONE"
    """Everybody."""


class Side(StrEnum):
    """The side of two-faced cards that is in play (C8.1)."""

    DAY = "DAY"
    """With +1 and Wild."""
    NIGHT = "NIGHT"
    """With +5 and Color Hunt."""


class Options(Base, frozen=True, kw_only=True):
    """What the table agreed on. An option of another table is refused (C12.1); null leaves it to the table."""

    table: Table = Table.CLASSIC
    """The rules that are played (C1.1)."""
    bomb_draw: Annotated[int, Meta(ge=1, le=3)] | None = None
    """Classic: cards that everybody else draws for a Bomb; null means 2 (C7.5)."""
    clock_ticks: Annotated[int, Meta(ge=4, le=24)] | None = None
    """Day & Night: turns from one flip to the next; null means 12 (C8.2)."""
    back_faces: BackFaces | None = None
    """Day & Night: who sees the other side of cards in a hand; null means OWNER (C8.7)."""
    first_side: Side | None = None
    """Day & Night: the side that a game begins with; null means DAY (C3.1)."""
