"""What holds for every test."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what is slow, so that it shares the machine with the rest and nothing waits for it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
