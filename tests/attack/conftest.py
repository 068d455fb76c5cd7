"""What attacks share: figures, and a server to attack. Each attack has a short form here and a long one in a soak."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.attacked import Target, figures

__all__ = ["figures"]


@pytest.fixture
def target(tmp_path: Path) -> Iterator[Target]:
    """A server of its own, as shipped."""
    with Target(tmp_path) as server:
        yield server
