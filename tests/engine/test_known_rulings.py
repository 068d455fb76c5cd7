"""What the rulings of the released titles must hold: enough of them, and the mistakes that others make."""

from pathlib import Path

import pytest

import engine.games
from service.cli.ruling_files import read_rulings, ruling_files

GAMES = Path(engine.games.__path__[0])

LEAST = {"take_that": 42, "uno": 60, "color_match": 65, "cuarenta": 45, "rummy": 45}
"""The fewest rulings of each title."""

MISTAKES = 10
"""The fewest rulings in a title's `mistakes.yaml`: ways in which others are known to get its rules wrong."""


@pytest.mark.parametrize(("title", "least"), LEAST.items())
def test_a_title_has_enough_rulings(title: str, least: int) -> None:
    folder = GAMES / title / "rulings"
    assert sum(len(list(read_rulings(file))) for file in ruling_files(folder)) >= least
    assert len(list(read_rulings(folder / "mistakes.yaml"))) >= MISTAKES
