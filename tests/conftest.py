"""What holds for every test."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what is slow, so that it shares the machine with the rest and nothing waits for it at the end."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures that tests measured, of those that failed too."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.stats.get(kind, [])]
    figures = [value for report in reports for name, value in report.user_properties if name == "figure"]
    if figures:
        terminalreporter.section("figures")
        for figure in figures:
            terminalreporter.write_line(figure)
