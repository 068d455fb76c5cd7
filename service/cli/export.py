"""`fairdeal export`: the log of a game, straight from the file of the store."""

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import Annotated, BinaryIO, Final, NoReturn

import apsw
import msgspec
from cyclopts import Parameter

from engine.outcome import Outcome
from engine.visibility import Auditor, Spectator
from service.app.log.reader import FORMAT
from service.app.messages.vocabulary import Footer, Header
from service.cli.terminal import complain
from service.settings import SettingsError, load
from service.store.contract import GameRecord
from service.store.sqlite import opening, reads
from service.store.sqlite.connection import Connection
from service.store.status import Status

UNUSABLE: Final = 2
"""Exit code: there is no such file or game, or the log cannot be written."""

_CHUNK: Final = 256

Database = Annotated[Path | None, Parameter(help="The file of the store (fairdeal.db); a server may have it open.")]
"""Where to read; left out, where a server with these variables would keep its games."""

Out = Annotated[Path | None, Parameter(help="The file to write; standard output if left out.")]
"""Where to write."""


def export(game: str, *, database: Database = None, out: Out = None) -> None:
    """Write the log of a game as `fairdeal replay` reads it, one JSON line an entry.

    Of a game that has ended it holds everything, else what spectators saw: the same lines as the API's. It only reads,
    also while a server has the file open. FAIRDEAL_DATABASE counts as it does for `fairdeal serve`.
    """
    try:
        _export(game, Path(load(os.environ, {"database": database and str(database)}).database), out)
    except (SettingsError, apsw.Error, OSError) as error:
        _give_up(str(error))


def _export(game: str, database: Path, out: Path | None) -> None:
    if not database.exists():
        _give_up(f"there is no file {database}")
    with closing(opening.open_for_reading(database)) as connection, _opened(out) as file:
        connection.execute("BEGIN")  # one moment: what a running server appends meanwhile is not seen
        record = reads.game(connection, game)
        if record is None:
            _give_up(f"{database} holds no game {game}")
        file.writelines(line + b"\n" for line in _lines(connection, record))


def _opened(out: Path | None) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdout.buffer) if out is None else out.open("wb")


def _lines(connection: Connection, record: GameRecord) -> Iterator[bytes]:
    """Give header, entries and footer; the entries are the bytes that were stored."""
    head = record.head
    ended = head.status is Status.ENDED
    viewer = Auditor() if ended else Spectator()
    yield msgspec.json.encode(Header(FORMAT, record.game_id, record.rule_set, record.seat_count, viewer))
    for after in range(0, head.version, _CHUNK):
        for entry in reads.entries(connection, record.game_id, after, _CHUNK):
            yield entry.full if ended else entry.public
    outcome = None if head.outcome is None else msgspec.json.decode(head.outcome, type=Outcome)
    yield msgspec.json.encode(Footer(head.version, head.status, outcome))


def _give_up(problem: str) -> NoReturn:
    complain("export", problem)
    sys.exit(UNUSABLE)
