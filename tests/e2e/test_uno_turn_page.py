"""docs/uno-turn.md shows what the server answers today."""

import asyncio
from pathlib import Path

from tests.support.server import Server
from tests.support.walkthrough import PAGE, walk


def test_the_page_is_what_happens(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert PAGE.read_text("utf-8") == asyncio.run(walk(server.port)), "python -m tests.support.walkthrough"
