"""Keeps secrets out of logs: by the names of what holds them, and by the shape of a token wherever it stands."""

import re
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, cast

from msgspec import Struct

MASK: Final = "[secret]"
"""Stands for what was taken out."""

NAMES: Final = frozenset(
    {
        "app_key",
        "authorization",
        "cookie",
        "entropy",
        "fairdeal-app-key",
        "password",
        "seat_token",
        "seed",
        "service_key",
        "setup",
        "token",
    }
)
"""Fields that are never logged, whatever they hold; compared in lower case."""

_EXCEPTION: Final = "exc_info"
"""Where structlog keeps an exception before its traceback is written."""

_TOKEN: Final = re.compile(r"fd[a-z]_[A-Za-z0-9_-]{8,}")
_BEARER: Final = re.compile(r"(?i)\bbearer +[!-~]+")


def redact(_logger: Any, _level: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Mask the secrets of one log line, at any depth. A processor of structlog; it leaves nothing out but secrets.

    An exception that is not told in words yet stays as it is.
    """
    for name, value in line.items():
        if name != _EXCEPTION:
            line[name] = MASK if name.lower() in NAMES else _masked(value)
    return line


def _masked(value: Any) -> Any:
    match value:
        case str():
            return _BEARER.sub(f"Bearer {MASK}", _TOKEN.sub(MASK, value))
        case bytes():
            return MASK
        case Mapping():
            each = cast("Mapping[Any, Any]", value)
            return {name: MASK if str(name).lower() in NAMES else _masked(held) for name, held in each.items()}
        case list() | tuple() | set() | frozenset():
            return [_masked(item) for item in cast("list[Any]", value)]
        case Struct():
            return _masked(repr(value))
        case _:
            return value
