"""Logs that are written once for each revision of a title's events and never again: whatever changes, they must replay.

Golden games are written anew when a behaviour changes on purpose; these are what players have on their disks. Beside a
log lie digests of the states and views that it led to on its first day. Usage:
python -m tests.support.kept_logs      (writes what a title does not have yet at the revision of today)
"""

import asyncio
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
from msgspec import Struct

from engine.game import AnyTitle
from engine.registry import rule_sets, titles
from engine.visibility import AtSeat, Auditor, Spectator
from service.app.log.reader import LogReader
from service.store.memory import MemoryStore
from service.store.status import Status
from tests.support.golden import variants
from tests.support.tables import Table, make_app, running_table
from tests.support.titles import stream

FOLDER = Path(__file__).parents[1] / "contract" / "logs"


class Seen(Struct, frozen=True):
    """What a log led to when it was written."""

    fields: tuple[str, ...]
    """The fields that states and views had, as paths: `views[].seats[].score`. Fields that came later do not count."""
    digests: tuple[str, ...]
    """A digest of state and views after each version, from 1."""


def logs_of(title: AnyTitle, folder: Path = FOLDER) -> dict[Path, Any]:
    """Give the files of a title at its revision of today, one for each variant, each with the options of its game."""
    name, place = title.rule_set.replace("/", "-"), folder / title.name / f"revision-{title.revision}"
    parts = {prefix.removesuffix("-"): title.options(**chosen) for prefix, chosen in variants(title).items()}
    return {place / f"{'-'.join(filter(None, (name, part)))}.jsonl": options for part, options in parts.items()}


def seen(log: bytes, fields: Iterable[str] | None = None) -> Seen:
    """Replay a log and give what it leads to; `fields` are those that count, all if left out."""
    after = list(_sights(log))
    counted = sorted({path for sight in after for path in _paths(sight)}) if fields is None else fields
    return Seen(tuple(counted), tuple(_digest(_only(sight, set(counted))) for sight in after))


def _sights(log: bytes) -> Iterator[dict[str, Any]]:
    """Give the state and everybody's view after each entry, as plain data."""
    reader, version = LogReader(), 0
    for line in log.splitlines():
        reader.read(line)
        if reader.snapshot.version == version:
            continue
        version, state, header = reader.snapshot.version, reader.snapshot.state, reader.header
        assert header is not None
        title = rule_sets()[header.rule_set]
        viewers = (*map(AtSeat, range(header.seats)), Spectator(), Auditor())
        views = () if state is None else tuple(title.view_of(state, viewer) for viewer in viewers)
        yield msgspec.to_builtins({"state": state, "views": views})
    reader.finish()


def _paths(plain: Any, at: str = "") -> Iterator[str]:
    match plain:
        case dict():
            for name, part in cast("dict[str, Any]", plain).items():
                yield (path := f"{at}.{name}".lstrip("."))
                yield from _paths(part, path)
        case list() | tuple():
            for part in cast("list[Any]", plain):
                yield from _paths(part, f"{at}[]")
        case _:
            pass


def _only(plain: Any, fields: set[str], at: str = "") -> Any:
    match plain:
        case dict():
            named = {f"{at}.{name}".lstrip("."): name for name in cast("dict[str, Any]", plain)}
            return {name: _only(plain[name], fields, path) for path, name in named.items() if path in fields}
        case list() | tuple():
            return [_only(part, fields, f"{at}[]") for part in cast("list[Any]", plain)]
        case _:
            return plain


def _digest(plain: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(plain, order="sorted")).hexdigest()[:8]


def digests_of(log: Path) -> Path:
    """Give the file of digests that lies beside a log."""
    return log.with_suffix(".json")


async def written(title: AnyTitle, options: Any) -> bytes:
    """Let bots play a game and give its log as the API exports it."""
    seats = title.seats.recommended[0]
    table = await running_table(make_app(MemoryStore()), seats, rule_set=title.rule_set, options=options)
    await _played(table, seats)
    return b"".join(line.encode() + b"\n" for line in await table.export_text())


async def _played(table: Table, seats: int) -> None:
    game, choices, known = await table.folded(), stream(table.game_id), 0
    title, told = game.book.title, [list[Any]() for _ in range(seats)]
    while game.head.status is Status.RUNNING:
        head = game.head
        for entry in game.entries(known, head.version) or ():
            for seat, events in enumerate(told):
                events.extend(game.book.seen(entry.events, AtSeat(seat)))
        seat, known = head.waiting_for[0].seat, head.version
        legal, view = title.legal_moves(head.state, seat), title.view_of(head.state, AtSeat(seat))
        move = title.choose(view, told[seat], legal, title.levels[-1], choices)
        await table.submit(seat, move, head.version, brief=True)


def main() -> None:
    """Write what is missing."""
    for title in titles().values():
        for file, options in logs_of(title).items():
            file.parent.mkdir(parents=True, exist_ok=True)
            if not file.exists():
                file.write_bytes(asyncio.run(written(title, options)))
            if not digests_of(file).exists():
                digests_of(file).write_bytes(msgspec.json.encode(seen(file.read_bytes())) + b"\n")


if __name__ == "__main__":
    main()
