"""The stores under test, and records to put in them."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec.structs import replace

from service.store.contract import EventStore
from service.store.memory import MemoryStore
from service.store.records import Append, Creation, GameRecord, Head, SeatRecord, StoredEntry
from service.store.spectators import Spectators
from service.store.sqlite import SqliteStore
from service.store.status import Status


async def open_memory(folder: Path) -> EventStore:
    """A store that needs no folder."""
    return MemoryStore()


async def open_sqlite(folder: Path) -> EventStore:
    """A store on a file in the folder."""
    return await SqliteStore.open(folder / "fairdeal.db")


STORES: dict[str, Callable[[Path], Awaitable[EventStore]]] = {"memory": open_memory, "sqlite": open_sqlite}
"""How each kind of store is opened."""


def ignore() -> None:
    """What follows a commit that nobody looks at."""


def game_id(number: int) -> str:
    """A game id of the right length; ids sort as their numbers do."""
    return f"game{number:022d}"


def key(request_id: str) -> bytes:
    """What stands for a request id; a store looks at none of its bytes."""
    return request_id.encode()


def entry(version: int, text: str = "") -> StoredEntry:
    """An entry whose bytes can be told from every other one's."""
    return StoredEntry(
        version, f'{{"version":{version},"text":"{text}"}}'.encode(), f"full {version} {text} 카드".encode()
    )


def seat(number: int, generation: int = 1, name: str | None = None) -> SeatRecord:
    """A taken seat."""
    return SeatRecord(number, generation, f"{number:02d}{generation:02d}" * 16, name)


def game(number: int = 0, **changes: object) -> GameRecord:
    """A game after its first entry, with seat 0 taken."""
    record = GameRecord(
        game_id=game_id(number),
        app_id="open",
        rule_set="take_that/1",
        seat_count=3,
        spectators=Spectators.NONE,
        created_ms=1_796_000_000_000 + number,
        seed=bytes(range(32)),
        rigged=False,
        seats=(seat(0, name="Ana"),),
        head=Head(1, Status.WAITING),
    )
    return replace(record, **changes)


def creation(
    number: int = 0, request_id: str | None = None, fingerprint: str = "f" * 64, **changes: object
) -> Creation:
    """A creation; its request id is the game's number unless told otherwise."""
    own = key(request_id or f"create-{number}")
    return Creation(game(number, **changes), own, fingerprint, entry(1, f"game {number}"))


def append(
    number: int = 0,
    *,
    after: int,
    request_id: str,
    seat: int = 0,
    fingerprint: str = "f" * 64,
    head: Head | None = None,
    seats: tuple[SeatRecord, ...] = (),
    text: str = "",
) -> Append:
    """An entry after version `after`; its bytes hold the request id unless told otherwise."""
    new = entry(after + 1, text or request_id)
    head = head or Head(after + 1, Status.RUNNING)
    return Append(game_id(number), seat, key(request_id), fingerprint, after, new, head, seats)


async def grow(store: EventStore, length: int, number: int = 0) -> None:
    """Create a game and let it grow to a length; the request id of version v is `move-v`."""
    await store.create(creation(number))
    for after in range(1, length):
        await store.append(append(number, after=after, request_id=f"move-{after + 1}"), ignore)


async def log(store: EventStore, number: int = 0) -> list[StoredEntry]:
    """A whole log."""
    return list(await store.read(game_id(number), 0, 100_000))
