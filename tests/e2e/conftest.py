"""What several drills share: copying the project and writing its contract takes seconds."""

import pytest

from tests.support.drill import Drilled, drill


@pytest.fixture(scope="session")
def drilled(tmp_path_factory: pytest.TempPathFactory) -> Drilled:
    """A copy of the project with a sixth title; whoever changes it changes a copy of it."""
    return drill(tmp_path_factory.mktemp("sixth") / "fairdeal")
