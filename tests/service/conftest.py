"""What the use cases are held against: every store that needs no server."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from service.app.app import App
from service.store.contract import EventStore
from tests.support.stores import STORES
from tests.support.tables import make_app


@pytest.fixture(params=STORES)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[EventStore]:
    """An empty store of each kind."""
    opened = await STORES[request.param](tmp_path)
    yield opened
    await opened.close()


@pytest.fixture
def app(store: EventStore) -> App:
    """An App over the store."""
    return make_app(store)
