"""What the host of a table settles before it is there, beside the rules of the title: clocks, absence, bots, watching.

A setting is part of the first entry and never changes.
"""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.value import Seat

Milliseconds = Annotated[int, Meta(ge=0, le=2_000_000_000)]
"""A span of time, up to some 23 days."""

Level = Annotated[str, Meta(min_length=1, max_length=32)]
"""A level of the title's bots, as the catalogue lists them."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long the seats may think. Bots have no clock."""


class MoveClock(Clock, frozen=True, tag="clock.move"):
    """So long for each question that the game asks a seat."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    """Seconds."""


class GameClock(Clock, frozen=True, tag="clock.game"):
    """So long for the whole game, and some more with each answer."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    """Seconds of each seat at the start."""
    increment_seconds: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """Seconds that a seat gets with each question that it has answered."""


class DayClock(Clock, frozen=True, tag="clock.days"):
    """So many days for each question, for games by correspondence."""

    days: Annotated[int, Meta(ge=1, le=14)]
    """Days."""


class SlowerSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that gets more time than the others."""

    seat: Seat
    """The seat."""
    percent: Annotated[int, Meta(ge=101, le=1_000)]
    """Its time, in percent of what the clock says: 200 is twice as long."""


class OnTimeout(StrEnum):
    """What becomes of a seat that has let its time run out so often in a row as the table allows.

    Until then the rules of the title make a move for it each time.
    """

    MOVE = "MOVE"
    """The title goes on making moves for it."""
    BOT = "BOT"
    """A bot takes the seat over, until its person takes it back."""
    RESIGN = "RESIGN"
    """It has resigned, and the game ends."""


class OnLeave(StrEnum):
    """What becomes of a running game when a seat leaves or resigns."""

    END = "END"
    """The game ends: the seat is last, the others rank as the table lies."""
    BOT = "BOT"
    """A bot takes the seat over, until its person takes it back."""


class AfterEnd(StrEnum):
    """Who may see everything, hands included, once the game has ended."""

    PLAYERS = "PLAYERS"
    """Those who had a seat; others go on seeing what spectators see."""
    LINK = "LINK"
    """Those, and who has a link for spectators."""
    OPEN = "OPEN"
    """Everybody who may see the game."""


class TableSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host settles for a table."""

    clock: MoveClock | GameClock | DayClock | None = None
    """How long the seats may think; left out, as long as they like."""
    slower: tuple[SlowerSeat, ...] = ()
    """Seats that get more time."""
    on_timeout: OnTimeout = OnTimeout.MOVE
    """What becomes of a seat that is silent too often."""
    timeouts: Annotated[int, Meta(ge=1, le=100)] = 3
    """How often in a row a seat may let its time run out before `on_timeout` counts."""
    on_leave: OnLeave = OnLeave.END
    """What becomes of the game when a seat leaves or resigns."""
    stand_in: Level | None = None
    """The level of bots that take seats over; left out, the weakest of the title."""
    bot_pace_ms: Annotated[int, Meta(ge=0, le=10_000)] = 1_500
    """Milliseconds that a bot takes for a move, on the average; 0 only on a server that was started with `--test`."""
    spectator_delay: Annotated[int, Meta(ge=0, le=1_000)] = 0
    """How many entries spectators are behind the seats; not yet: a creation that asks for it is refused."""
    after_end: AfterEnd = AfterEnd.OPEN
    """Who may see everything once the game has ended; not yet: all but `OPEN` is refused."""
