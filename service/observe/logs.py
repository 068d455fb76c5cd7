"""Logs: one JSON object a line on standard error, from our code and from every library alike."""

import logging
import sys
from typing import Any, Final

import msgspec
import structlog
from structlog.typing import Processor

from service.app.messages.times import utc_now
from service.observe.redaction import redact
from service.settings import LogLevel

_SHARED: Final[tuple[Processor, ...]] = (
    redact,
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    lambda _, __, line: {**line, "time": utc_now()},
    structlog.processors.format_exc_info,
    redact,
)
"""What every line carries. Secrets are masked first, so that nothing after it can keep one, and once more when context
and traceback have been added. Tracebacks show no values of variables: a seed or a token could be among them."""


_OF_CLIENTS: Final = frozenset({"Invalid UTF-8 sequence received from client."})
"""What uvicorn (0.54) logs as an error, with a traceback, though a client did it and is told by code 1007. An error in
the log is a fault of the server, and nobody outside can write one."""


def configure(level: LogLevel) -> None:
    """Send the logs of this process to standard error; what lies below `level` is dropped at no cost.

    Libraries that log by the standard library's `logging` are heard from WARNING up, but not on what a client broke.
    """
    structlog.configure(
        processors=[*_SHARED, structlog.processors.JSONRenderer(serializer=_encode)],
        wrapper_class=structlog.make_filtering_bound_logger(level.value),
        logger_factory=structlog.BytesLoggerFactory(sys.stderr.buffer),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(lambda record: record.msg not in _OF_CLIENTS)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(serializer=_encode_text),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def _encode(line: Any, **_: Any) -> bytes:
    return msgspec.json.encode(line, enc_hook=repr)


def _encode_text(line: Any, **_: Any) -> str:
    return _encode(line).decode()
