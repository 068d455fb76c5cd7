"""Kept logs: a file that a player exported long ago leads to the tables that it led to on its first day."""

from pathlib import Path

import msgspec
import pytest

from engine.registry import titles
from tests.support.kept_logs import FOLDER, Seen, digests_of, logs_of, seen

LOGS = sorted(FOLDER.glob("*/*/*.jsonl"))

every = pytest.mark.parametrize("file", LOGS, ids=lambda file: f"{file.parent.name}-{file.stem}")


def test_every_revision_of_a_title_has_one_for_each_variant() -> None:
    assert {file for title in titles().values() for file in logs_of(title)} <= set(LOGS)
    for title in titles().values():
        revisions = {f"revision-{number}" for number in range(1, title.revision + 1)}
        assert revisions == {folder.name for folder in (FOLDER / title.name).iterdir()}


@every
def test_it_leads_to_the_same_states_and_views(file: Path) -> None:
    first_day = msgspec.json.decode(digests_of(file).read_bytes(), type=Seen)
    assert seen(file.read_bytes(), first_day.fields) == first_day
    assert len(first_day.digests) > 10
    assert {"state.hands", "views[].hand"} <= set(first_day.fields)
