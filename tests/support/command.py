"""The command line run in this process: quick, and the same code as from a shell."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from service.__main__ import command_line


class Done(NamedTuple):
    """What a command left behind."""

    code: int
    out: bytes
    err: bytes


Run = Callable[..., Done]
"""Runs a command with its arguments, to its exit."""


def runner(captured: pytest.CaptureFixture[bytes]) -> Run:
    """Give a function that runs commands; `captured` is pytest's `capfdbinary`."""

    def run(*arguments: object) -> Done:
        try:
            command_line()([str(argument) for argument in arguments])
        except SystemExit as left:
            return Done(int(left.code or 0), *captured.readouterr())
        return Done(0, *captured.readouterr())

    return run
