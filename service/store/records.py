"""What a store is given and what it answers: games beside their logs, entries as bytes, lists, what is due."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from service.store.spectators import Spectators
from service.store.status import Status

KEPT_TOKENS: Final = 8
"""How many former tokens of a seat are kept in mind, to tell their bearers what became of them."""

LOOKED_AT: Final = 1_000
"""Most games that are looked at for one page of a list."""

JOINING: Final = -1
"""Stands for the seat in a request id's scope when the caller has no seat yet."""

DUE: Final = -2
"""Stands for the seat in the scope of what is due without anybody calling: its request id is made of the version."""


class SeatRecord(Struct, frozen=True):
    """A taken seat."""

    seat: int
    """The seat."""
    generation: int
    """How often its token was made anew; 1 is the first."""
    token_hash: str
    """SHA-256 of the token, hex. The token itself is stored nowhere."""
    display_name: str | None
    """The name to show; lives beside the log, so that it can be erased."""

    def __repr__(self) -> str:
        """Tell the seat alone."""
        return f"SeatRecord(seat={self.seat})"


class SupersededToken(Struct, frozen=True):
    """A token that a seat had before its newest one."""

    seat: int
    """The seat."""
    generation: int
    """Which one it was."""
    token_hash: str
    """SHA-256 of the token, hex."""


class Listing(Struct, frozen=True):
    """What lists and join codes show of a game; replaced only when it changes, which no move does."""

    host: int = 0
    """The host's seat."""
    open_seats: int = 0
    """How many seats can be taken now."""
    join_code: str | None = None
    """By what the game can be joined; unique in its application while it lasts."""
    code_expires_ms: int = 0
    """Until when, milliseconds since 1970."""


class Head(Struct, frozen=True):
    """Where a game stands; replaced by every append."""

    version: int
    """The newest version."""
    status: Status
    """Where the game stands in its life."""
    due_ms: int | None = None
    """When something is due (clock, bot turn), milliseconds since 1970; null if nothing is."""
    outcome: bytes | None = None
    """The outcome as JSON, once there is one."""


class StoredEntry(Struct, frozen=True):
    """An entry as bytes, written once and never encoded again."""

    version: int
    """Its number."""
    public: bytes
    """What a spectator sees: a `LoggedEntry` as UTF-8 JSON."""
    full: bytes
    """Everything, move included: a `LoggedEntry` as UTF-8 JSON."""

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return len(self.public) + len(self.full)


class GameRecord(Struct, frozen=True):
    """What is kept of a game beside its log."""

    game_id: str
    """Its id."""
    app_id: str
    """The application that it belongs to."""
    rule_set: str
    """Its rules."""
    seat_count: int
    """Number of seats."""
    spectators: Spectators
    """Who may watch it without a seat; lists show it if everybody may."""
    created_ms: int
    """When it was created, milliseconds since 1970."""
    seed: bytes
    """The secret of its draws, 32 bytes (the text of a rigged game). In no entry, answer or log line."""
    rigged: bool
    """Whether a test chose seed or position."""
    options: bytes = b"{}"
    """Its options as JSON, for lists."""
    series_id: str | None = None
    """The series that it belongs to."""
    series_number: int = 1
    """Its number in that series."""
    watch_token_hash: str | None = None
    """SHA-256 of the token of its link for spectators, hex."""
    listing: Listing = Listing()
    """What lists and join codes show of it."""
    seats: tuple[SeatRecord, ...] = ()
    """Its taken seats, in order of seats."""
    superseded: tuple[SupersededToken, ...] = ()
    """Former tokens of its seats, at most `KEPT_TOKENS` of each."""
    head: Head = Head(0, Status.WAITING)
    """Where it stands."""

    def __repr__(self) -> str:
        """Tell no seed."""
        return f"GameRecord(game_id={self.game_id!r}, head={self.head!r})"


class Creation(Struct, frozen=True):
    """A new game with its first entry. ValueError if entry or head is not of version 1."""

    game: GameRecord
    """The game; its seats and head are those after the first entry."""
    request_key: bytes
    """What stands for the caller's request id (see `RequestKeys`), once per application."""
    fingerprint: str
    """SHA-256 of the call, hex."""
    entry: StoredEntry
    """The entry of version 1."""

    def __post_init__(self) -> None:
        """Hold the numbers to version 1."""
        if self.entry.version != 1 or self.game.head.version != 1:
            raise ValueError("a game begins with version 1")


class Append(Struct, frozen=True):
    """One more entry. ValueError if entry or head does not follow the expected head."""

    game_id: str
    """The game."""
    seat: int
    """The seat whose request id it is, or JOINING."""
    request_key: bytes
    """What stands for the caller's request id (see `RequestKeys`), once per game and seat."""
    fingerprint: str
    """SHA-256 of the call without `expected_version`, hex."""
    expected_head: int
    """The version that the entry follows."""
    entry: StoredEntry
    """The entry, numbered `expected_head + 1`."""
    head: Head
    """The head after it."""
    seats: tuple[SeatRecord, ...] = ()
    """Seats that it takes, or whose tokens it makes anew; what was recorded of them before is replaced."""
    freed: tuple[int, ...] = ()
    """Seats that it frees: their tokens, former ones too, and names go."""
    listing: Listing | None = None
    """What lists show from now on; null for what they showed."""

    def __post_init__(self) -> None:
        """Hold the numbers together, so that no store can leave a gap."""
        if not self.expected_head + 1 == self.entry.version == self.head.version:
            raise ValueError("an entry has the number after the expected head")


class CodeTaken(Struct, frozen=True):
    """Another game of the application has that join code; nothing was stored."""


class SeriesTaken(Struct, frozen=True):
    """The series has a game of that number already; nothing was stored."""

    game_id: str
    """That game."""


class Wanted(Struct, frozen=True):
    """Which games a list shall hold."""

    rule_set: str | None = None
    """Of that rule set."""
    status: Status | None = None
    """In that part of their life."""
    open_seats: bool = False
    """With a seat that can be taken."""
    options: tuple[tuple[str, bytes], ...] = ()
    """With these values of options, each as JSON."""


class Page(Struct, frozen=True):
    """A part of a list."""

    records: tuple[GameRecord, ...]
    """The games, newest first."""
    following: tuple[int, str] | None
    """Where the list goes on, as (created_ms, game_id); null at its end. A page can be short, even empty, before it."""


class Due(Struct, frozen=True):
    """A game in which something is due."""

    game_id: str
    """The game."""
    due_ms: int
    """When, milliseconds since 1970."""


class Outage(Struct, frozen=True):
    """A time in which nobody served this store's games."""

    from_ms: int
    """When it was last noted that somebody served, milliseconds since 1970."""
    to_ms: int
    """When somebody served again."""


class Appended(Struct, frozen=True):
    """The entry is durable."""


class Known(Struct, frozen=True):
    """The request key was used before; nothing was appended now."""

    game_id: str
    """The game that it was used for."""
    version: int
    """The version that it made."""
    fingerprint: str
    """The fingerprint of the call that used it."""
    head: int
    """The newest version."""


class Moved(Struct, frozen=True):
    """The head is another one than expected; nothing was appended.

    An append is never answered with the very head that it expected: a store that could not append for a reason of its
    own, such as a transaction that lost to another one, tries again or raises StoreUnavailable.
    """

    head: int
    """The newest version; 0 if there is no such game."""


def recorded(record: GameRecord, append: Append) -> GameRecord:
    """Give what is kept of a game beside its log after an entry."""
    seats = {seat.seat: seat for seat in record.seats if seat.seat not in append.freed}
    former = {(each.seat, each.generation): each for each in record.superseded if each.seat not in append.freed}
    for seat in append.seats:
        if (had := seats.get(seat.seat)) is not None and had.generation < seat.generation:
            former[had.seat, had.generation] = SupersededToken(had.seat, had.generation, had.token_hash)
        seats[seat.seat] = seat
    newest = {seat.seat: seat.generation for seat in seats.values()}
    return replace(
        record,
        seats=tuple(seats[seat] for seat in sorted(seats)),
        superseded=tuple(former[place] for place in sorted(former) if place[1] >= newest[place[0]] - KEPT_TOKENS),
        head=append.head,
        listing=append.listing or record.listing,
    )
