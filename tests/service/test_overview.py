"""The overview tells of the code as it is: its pictures, its rooms and the way of a move."""

import re
from pathlib import Path

import pytest

from service.api.operations import OPERATIONS
from tests.support.picture import picture
from tests.support.way_of_a_move import way_of_a_move

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "overview.md").read_text("utf-8")
MOST_FILES = 45
"""Files of ours that a move may run through before it reaches the store itself."""

MOST_BOXES = 10


@pytest.mark.parametrize("package", [None, "service.app"])
def test_the_picture_is_drawn_from_the_imports(package: str | None):
    assert picture(package) in PAGE, "python -m tests.support.picture"


async def test_a_move_goes_the_way_that_is_told_and_it_is_short():
    told = set(re.findall(r"`((?:engine|service|proto)/[\w/]+\.py)`", PAGE.partition("## The way of a move")[2]))
    assert told == await way_of_a_move(), "python -m tests.support.way_of_a_move"
    before_the_store = [name for name in told if not name.startswith("service/store/sqlite/")]
    assert len(before_the_store) <= MOST_FILES


def test_the_application_is_seen_at_a_glance():
    """Few boxes at the top, and a map of each room that names every file but those that bear an operation's name."""
    top = ROOT / "service" / "app"
    boxes = {path.name for path in top.iterdir()} - {"__init__.py", "__pycache__"}
    assert len(boxes) <= MOST_BOXES, boxes
    operations = {operation.use_case.__name__ for operation in OPERATIONS}
    for room in top.glob("*/__init__.py"):
        told = set(re.findall(r"\w+", room.read_text("utf-8"))) | operations | {"__init__"}
        assert {path.stem for path in room.parent.glob("*.py")} <= told, room
