"""What every contract is held against."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from service.store.contract import EventStore
from tests.support.stores import STORES


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[EventStore]:
    """An empty store of each kind."""
    opened = await STORES[request.param](tmp_path)
    yield opened
    await opened.close()
