"""What a file or a stranger wrote, shown on a terminal as characters, never as commands to the terminal.

Escape sequences rewrite what stands there, set titles, or answer as if somebody typed; signs of direction turn a line
around. Every command prints through these functions.
"""

import sys
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.text import Text

_INSTEAD: Final = "\N{REPLACEMENT CHARACTER}"


def clean(text: str) -> str:
    """Put a sign in place of every character that is not to be seen: controls, escapes, breaks, signs of direction."""
    return "".join(sign if sign.isprintable() else _INSTEAD for sign in text)


def show(out: Console, *lines: Text) -> None:
    """Print lines, each on one line of its own, whatever it holds."""
    for line in lines:
        line.plain = clean(line.plain)
        out.print(line)


def show_json(value: Any) -> None:
    """Print a value as one line of JSON, whose text holds no sign that is not to be seen."""
    print("".join(map(_escaped, msgspec.json.encode(value).decode())))


def _escaped(sign: str) -> str:
    if sign.isprintable():
        return sign
    return "".join(f"\\u{int.from_bytes(pair, 'big'):04x}" for pair in _pairs(sign))


def _pairs(sign: str) -> list[bytes]:
    units = sign.encode("utf-16-be", "surrogatepass")
    return [units[at : at + 2] for at in range(0, len(units), 2)]


def complaint(command: str, problem: str) -> str:
    """Give the line that says why a command cannot do what it was asked."""
    return f"fairdeal {command}: {clean(problem)}"


def complain(command: str, problem: str) -> None:
    """Say that line on standard error."""
    print(complaint(command, problem), file=sys.stderr)
