"""Logs: one JSON object a line on standard error, from our code and from every library alike.

Whoever logs never waits, not even where nobody reads (`line_writer`), and nobody outside can fill the log: a line has a
longest length, and an event from WARNING up is told so often in a minute and counted beyond that (`event_rates`).
"""

import logging
import sys
import threading
from collections.abc import Iterator, MutableMapping
from types import TracebackType
from typing import Any, BinaryIO, Final, cast

import msgspec
import structlog
from structlog.typing import Processor

from service.app.messages.times import utc_now
from service.observe.event_rates import EventRates
from service.observe.line_writer import Dropped, LineWriter
from service.observe.redaction import redact
from service.settings import LogLevel

MOST_TEXT: Final = 8_192
"""Most characters of one text in a line; of a longer one, such as a traceback, a part of the middle is left out."""

MOST_LINE: Final = 32_768
"""Most bytes of a line; of a longer one only what happened and when is told."""


def shortened(_logger: Any, _level: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Cut long texts. A processor of structlog; it comes after the masking, as half a secret is not known as one."""
    for name, value in line.items():
        if isinstance(value, str) and len(value) > MOST_TEXT:
            kept = MOST_TEXT // 4
            left_out = f" [{len(value) - MOST_TEXT} characters left out] "
            line[name] = value[:kept] + left_out + value[kept - MOST_TEXT :]
    return line


_SHARED: Final[tuple[Processor, ...]] = (
    redact,
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    lambda _, __, line: {**line, "time": utc_now()},
    structlog.processors.format_exc_info,
    redact,
    shortened,
)
"""What every line carries. Secrets are masked first, so that nothing after it can keep one, and once more when context
and traceback have been added. Tracebacks show no values of variables: a seed or a token could be among them."""


class _Handler(logging.Handler):
    """Takes the records of libraries."""

    def __init__(self, writer: LineWriter, rates: EventRates) -> None:
        super().__init__()
        self._writer = writer
        self._rates = rates

    def emit(self, record: logging.LogRecord) -> None:
        """Let a record be written; one that cannot be told is left out, and nobody hears of that on standard error."""
        try:
            if self._rates.allow(record.name):
                self._writer.write(self.format(record).encode() + b"\n")
        except Exception:  # noqa: S110 - a library's arguments may be anything, and a log line is not worth a failed call
            pass


def configure(level: LogLevel) -> LineWriter:
    """Send the logs of this process to standard error; what lies below `level` is dropped at no cost.

    Libraries that log by the standard library's `logging` are heard from WARNING up, but not on what a client broke;
    so are warnings of Python, and errors that nobody caught. Gives what writes, for what else is to be said there.
    """
    rates = EventRates()

    def held_back(_logger: Any, name: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        if name in ("warning", "error", "critical") and not rates.allow(str(line.get("event"))):
            raise structlog.DropEvent
        return line

    writer = LineWriter(sys.stderr, _dropped, lambda ending: _withheld(rates, ending=ending))
    structlog.configure(
        processors=[held_back, *_SHARED, structlog.processors.JSONRenderer(serializer=_encode)],
        wrapper_class=structlog.make_filtering_bound_logger(level.value),
        logger_factory=structlog.BytesLoggerFactory(cast("BinaryIO", writer)),
        cache_logger_on_first_use=True,
    )
    handler = _Handler(writer, rates)
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
    _hear_the_uncaught()
    return writer


def _hear_the_uncaught() -> None:
    """Log what Python would print on standard error: it would wait there for a reader."""
    log = logging.getLogger("uncaught")

    def uncaught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        log.critical("ended by an error", exc_info=(kind, error, trace))

    def in_thread(told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            log.error("a thread ended by an error", exc_info=told.exc_value)

    def unraisable(told: "sys.UnraisableHookArgs") -> None:
        log.error(told.err_msg or "an error that nobody can catch", exc_info=told.exc_value)

    logging.captureWarnings(capture=True)
    sys.excepthook, threading.excepthook, sys.unraisablehook = uncaught, in_thread, unraisable


def _dropped(dropped: Dropped) -> bytes:
    return _note("log lines dropped", dropped=dropped.lines, since=dropped.since)


def _withheld(rates: EventRates, *, ending: bool) -> Iterator[bytes]:
    for event, times in rates.withheld(ending=ending):
        yield _note("log lines withheld", of=event, withheld=times)


def _note(event: str, **facts: object) -> bytes:
    return _encode({"event": event, **facts, "level": "warning", "time": utc_now()}) + b"\n"


def _encode(line: Any, **_: Any) -> bytes:
    encoded = msgspec.json.encode(line, enc_hook=repr)
    if len(encoded) <= MOST_LINE:
        return encoded
    told = {name: str(line.get(name))[:MOST_TEXT] for name in ("event", "level", "time")}
    return msgspec.json.encode(told | {"left_out": len(encoded)})


def _encode_text(line: Any, **_: Any) -> str:
    return _encode(line).decode()
