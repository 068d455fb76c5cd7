"""Kept logs: a file that a player exported long ago is read, played and written as on its first day."""

from pathlib import Path

import msgspec
import pytest

from engine.registry import titles
from service.app.log.reader import LogReader
from service.app.messages.vocabulary import LogLine
from service.store.status import Status
from service.wire import json
from tests.support.kept_logs import FOLDER, logs_of

LOGS = sorted(FOLDER.glob("*.jsonl"))

every = pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)


def test_every_rule_set_has_one_for_each_variant() -> None:
    assert {file for title in titles().values() for file in logs_of(title)} <= set(LOGS)


@every
def test_it_is_played_to_its_end(file: Path) -> None:
    reader = LogReader()
    for line in file.read_bytes().splitlines():
        reader.read(line)
    moment = reader.finish()
    assert moment.status is Status.ENDED
    assert moment.version > 20


@every
def test_its_lines_are_written_as_they_were(file: Path) -> None:
    """Hashes will be taken over these bytes."""
    for line in file.read_bytes().splitlines():
        assert json.encode(msgspec.json.decode(line, type=LogLine)) == line
