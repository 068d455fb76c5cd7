"""What a long log costs: a move at version 10,000 against one at version 10, and the first move after a restart."""

import statistics
import tempfile
import time
from pathlib import Path

import uvloop
from msgspec.structs import replace

from engine.registry import titles
from service.app.log.entry import decode_entry, encode_entry
from service.app.messages.games import SubmitMoveRequest
from service.app.messages.vocabulary import Entry
from service.app.rule_book import title_book
from service.store.records import Append, Appended, Head
from service.store.sqlite.store import SqliteStore
from service.store.status import Status
from tests.bench.harness import RUNS, Prepared, bench_server, prepare_one, report
from tests.support.grpc_client import GrpcClient

TITLE = "take_that"
LENGTH = 10_000
WARM = 15


def round_again(entries: list[Entry]) -> list[Entry]:
    """Give the moves of the first round, the last of which deals that same round again.

    Events carry results and folding holds no rule, so the round can be folded as often as one likes.
    """
    deal = entries[1].events[1:]
    for place, entry in enumerate(entries):
        kinds = [type(event).__name__ for event in entry.events]
        if "RoundEnded" in kinds:
            last = replace(entry, events=(*entry.events[: kinds.index("RoundEnded") + 1], *deal))
            return [*entries[2:place], last]
    raise ValueError("the log holds no whole round")


async def lengthen(database: Path, game: str, twin: str) -> int:
    """Append the twin's first round to a game that has just started, again and again; give the last version.

    All of it happens when the game was started: the twin's times lie before that, and times never go back.
    """
    store = await SqliteStore.open(database)
    book = title_book(TITLE)
    stored = await store.read(twin, 0, 100_000)
    block = round_again([decode_entry(book, each.version, each.full) for each in stored])
    (started,) = await store.read(game, 1, 1)
    time_of_start = decode_entry(book, 2, started.full).time
    version = 2
    while version < LENGTH:
        for entry in block:
            added = encode_entry(book, replace(entry, version=version + 1, time=time_of_start), None)
            head = Head(version + 1, Status.RUNNING)
            append = Append(game, -1, b"again %010d" % version, "", version, added, head)
            assert await store.append(append, lambda: None) == Appended()
            version += 1
    await store.close()
    return version


async def play(client: GrpcClient, moves: list[tuple[str, SubmitMoveRequest]], offset: int = 0) -> list[float]:
    """Play moves one by one; give the seconds that each took."""
    taken = []
    for token, request in moves:
        later = replace(request, expected_version=request.expected_version + offset)
        began = time.perf_counter()
        await client.call(later, token)
        taken.append(time.perf_counter() - began)
    return taken


async def make(folder: Path) -> tuple[Prepared, int]:
    """Make a server's file with one long game in it; give the game and how far its versions have moved."""
    options = titles()[TITLE].options(games=4)
    with bench_server(folder, "sqlite") as ports:
        async with GrpcClient(ports.grpc_port) as client:
            twin = await prepare_one(client, TITLE, options, "long")
            await play(client, twin.moves)
            game = await prepare_one(client, TITLE, options, "long")
    return game, await lengthen(folder / "fairdeal.db", game.game_id, twin.game_id) - 2


async def run(folder: Path, game: Prepared, offset: int) -> tuple[float, float]:
    """Restart; give the seconds of the first move, and the ratio of warm moves in the long game and in a short one."""
    with bench_server(folder, "sqlite") as ports:
        async with GrpcClient(ports.grpc_port) as client:
            short = await prepare_one(client, TITLE, titles()[TITLE].options(games=4), "short")
            await play(client, short.take(8))
            first, *_ = await play(client, game.take(1), offset)
            pairs = [
                (*await play(client, game.take(1), offset), *await play(client, short.take(1))) for _ in range(WARM)
            ]
    long, brief = (statistics.median(column) for column in zip(*pairs, strict=True))
    return first, long / brief


async def measure() -> None:
    """Print both figures."""
    with tempfile.TemporaryDirectory() as name:
        game, offset = await make(Path(name))
        runs = [await run(Path(name), game, offset) for _ in range(RUNS)]
    ratio = statistics.median(warm for _, warm in runs)
    report("move at version 10,000 / at version 10, warm", ratio, "<= 1.2", "p50 of lone callers")
    first = statistics.median(cold for cold, _ in runs)
    report("first move after a restart at 10,000 entries, seconds", first, "< 0.5", f"log of {offset + 2} entries")


def main() -> None:
    """Measure on a loop of its own."""
    uvloop.run(measure())


if __name__ == "__main__":
    main()
