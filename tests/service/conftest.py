"""What tests of the service share: an App over every store, REST that is served, a socket of the play channel."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from service.app.app import App
from service.store.contract import EventStore
from tests.support.play_socket import PlaySocket, greeted
from tests.support.rest_serving import Rest, serving
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


@pytest.fixture
async def rest() -> AsyncIterator[Rest]:
    """REST and the play channel over a store in memory."""
    async with serving() as served:
        yield served


@pytest.fixture
async def socket(rest: Rest) -> AsyncIterator[PlaySocket]:
    """A socket that has been welcomed."""
    async with greeted(rest.port) as opened_socket:
        yield opened_socket
