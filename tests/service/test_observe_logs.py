"""Logs have bounds: in a line, in a minute, and for those that nobody reads."""

import json
import os
import subprocess
import sys
import textwrap
import threading
import time
from pathlib import Path

import pytest

from service.observe.event_rates import A_MINUTE, EventRates
from service.observe.line_writer import MOST_BYTES, MOST_LINES, Dropped, LineWriter
from service.observe.logs import MOST_LINE, MOST_TEXT

PREPARED = """
    import logging, structlog, sys, threading, warnings
    from service.observe.logs import configure
    from service.settings import LogLevel

    writer = configure(LogLevel.INFO)
    log = structlog.get_logger()
"""


def logged(script: str) -> list[dict[str, object]]:
    """Run a script in a process of its own and give the lines of its log."""
    text = textwrap.dedent(PREPARED) + textwrap.dedent(script)
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, timeout=60, check=False)
    assert not done.stdout
    return [json.loads(line) for line in done.stderr.splitlines()]


def test_a_long_text_is_cut_in_its_middle() -> None:
    (line,) = logged('log.info("long", problem="a" + "b" * 1_000_000 + "c")')
    problem = str(line["problem"])
    assert (problem[0], problem[-1]) == ("a", "c")
    assert f"[{1_000_002 - MOST_TEXT} characters left out]" in problem
    assert len(problem) < MOST_TEXT + 50


def test_a_line_of_many_texts_keeps_what_happened_and_when() -> None:
    (line,) = logged('log.info("many", **{f"fact_{n}": "x" * 1_000 for n in range(100)})')
    assert set(line) == {"event", "level", "time", "left_out"}
    assert (line["event"], int(str(line["left_out"])) > MOST_LINE) == ("many", True)


def test_an_event_is_told_so_often_in_a_minute_and_then_counted() -> None:
    lines = logged(
        """
        for number in range(500):
            log.error("trouble", number=number)
            logging.getLogger("library").error("trouble %s", number)
        log.error("other trouble")
        """
    )
    events = [str(line["event"]) for line in lines]
    assert events.count("trouble") == A_MINUTE
    assert events.count("other trouble") == 1
    withheld = {line["of"]: line["withheld"] for line in lines if line["event"] == "log lines withheld"}
    assert withheld == {"trouble": 500 - A_MINUTE, "library": 500 - A_MINUTE}


def test_what_python_would_print_is_logged() -> None:
    lines = logged(
        """
        class Bad:
            def __del__(self):
                raise ValueError("in a finaliser")

        Bad()
        thread = threading.Thread(target=lambda: 1 / 0)
        thread.start()
        thread.join()
        warnings.warn("of python")
        logging.getLogger("library").warning("%d", "no number")
        raise OSError("at the end")
        """
    )
    told = [str(line.get("exception", line["event"])) for line in lines]
    for part, line in zip(("in a finaliser", "ZeroDivisionError", "of python", "at the end"), told, strict=True):
        assert part in line


def test_the_rates_of_events_begin_anew_every_minute() -> None:
    now = 0.0
    rates = EventRates(lambda: now)
    assert [rates.allow("a") for _ in range(A_MINUTE + 2)] == [True] * A_MINUTE + [False] * 2
    assert list(rates.withheld()) == []
    now = 60.0
    assert list(rates.withheld()) == [("a", 2)]
    assert list(rates.withheld()) == []
    assert rates.allow("a")
    assert list(rates.withheld(ending=True)) == []


def test_many_events_are_counted_as_one() -> None:
    rates = EventRates()
    allowed = sum(rates.allow(f"event {number}") for number in range(1_000))
    assert allowed == 200 + A_MINUTE
    assert dict(rates.withheld(ending=True)) == {"other events": 800 - A_MINUTE}


def dropped_line(dropped: Dropped) -> bytes:
    return b"%d dropped\n" % dropped.lines


@pytest.mark.parametrize(("line", "kept"), [(b"x\n", MOST_LINES), (b"x" * 65_535 + b"\n", MOST_BYTES // 65_536)])
def test_what_waits_is_bounded_in_lines_and_bytes(line: bytes, kept: int) -> None:
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as lines:
        with os.fdopen(writing, "w") as stream:
            writer = LineWriter(stream, dropped_line)
            for _ in range(2):  # one lies in the pipe, and the thread waits with the other
                writer.write(b"f" * 65_535 + b"\n")
                time.sleep(0.1)
            for _ in range(kept + 10):
                writer.write(line)
            read: list[bytes] = []
            reader = threading.Thread(target=lambda: read.extend(lines))
            reader.start()
            writer.close()
        reader.join(5)
    read.remove(b"10 dropped\n")
    assert read[2:] == [line] * kept


def test_a_line_that_a_full_disk_cut_is_ended_before_the_next(tmp_path: Path) -> None:
    script = f"""
        import os, resource, signal
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000, resource.RLIM_INFINITY))
        from service.observe.line_writer import LineWriter
        stream = open({str(tmp_path / "log")!r}, "w")
        writer = LineWriter(stream, lambda dropped: b"%d dropped\\n" % dropped.lines)
        writer.write(b"a" * 899 + b"\\n")
        writer.write(b"b" * 199 + b"\\n")
        import time
        time.sleep(0.3)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        writer.write(b"c\\n")
        writer.close()
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(script)], check=True, timeout=30)
    first, cut, *rest = (tmp_path / "log").read_text().splitlines()
    assert (len(first), cut, rest) == (899, "b" * 100, ["c", "1 dropped"])


def test_a_closed_stream_takes_every_line_and_keeps_none() -> None:
    writer = LineWriter(None)
    writer.write(b"x\n")
    writer.close()
