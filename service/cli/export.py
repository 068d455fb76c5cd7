"""`fairdeal export`: the log of a game, from the file of the store."""

import asyncio
import os
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated, BinaryIO, Final, NoReturn

from cyclopts import Parameter

from engine.log import LogCorrupt
from engine.visibility import Auditor, Spectator
from service.app.log.file import log_file
from service.cli.terminal import complain
from service.settings import SettingsError, load
from service.store.contract import StoreDamaged, StoreRefused, StoreUnavailable
from service.store.sqlite import SqliteReader
from service.store.status import Status

UNUSABLE: Final = 2
"""Exit code: there is no such file or game, or the log cannot be written."""

Database = Annotated[Path | None, Parameter(help="The file of the store (fairdeal.db); a server may have it open.")]
"""Where to read; left out, where a server with these variables would keep its games."""

Out = Annotated[Path | None, Parameter(help="The file to write; standard output if left out.")]
"""Where to write."""


def export(game: str, *, database: Database = None, out: Out = None) -> None:
    """Write the log of a game as `fairdeal replay` reads it, one JSON line an entry.

    Of a game that has ended it holds everything, else what spectators saw: the same bytes as the API's, those that were
    stored, also if a newer fairdeal wrote them. It only reads, also while a server has the file open. FAIRDEAL_DATABASE
    counts as it does for `fairdeal serve`.
    """
    try:
        file = Path(load(os.environ, {"database": database and str(database)}).database)
        asyncio.run(_export(game, file, out))
    except (SettingsError, StoreRefused, StoreDamaged, StoreUnavailable, LogCorrupt, OSError) as error:
        _give_up(str(error))


async def _export(game: str, database: Path, out: Path | None) -> None:
    source = SqliteReader.open(database)
    try:
        record = await source.game(game)
        if record is None:
            _give_up(f"{database} holds no game {game}")
        viewer = Auditor() if record.head.status is Status.ENDED else Spectator()
        with _opened(out) as file:
            async for line in log_file(source, record, record.head, viewer):
                file.write(line + b"\n")
    finally:
        await source.close()


def _opened(out: Path | None) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdout.buffer) if out is None else out.open("wb")


def _give_up(problem: str) -> NoReturn:
    complain("export", problem)
    sys.exit(UNUSABLE)
