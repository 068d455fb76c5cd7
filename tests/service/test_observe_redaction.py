"""Secrets never reach a log line."""

import json
import logging
import subprocess
import sys
import textwrap

from service.access.tokens import DerivedTokens
from service.app.call import Call
from service.app.messages.lobby import SeatCredential
from service.observe.redaction import MASK, redact
from service.rest.play.up_frames import PlayHello

TOKEN = DerivedTokens(bytes(32)).token("a" * 26, 0, 1, "r")


def logged(**line: object) -> str:
    return repr(redact(None, "info", dict(line)))


def test_secrets_are_masked_wherever_they_stand() -> None:
    text = logged(
        event=f"called with {TOKEN}",
        authorization="Basic dXNlcjpwYXNz",
        Seed="5eed",
        request={"seat_token": TOKEN, "inner": [TOKEN, {"entropy": "5eed"}, (f"Bearer {TOKEN[4:]}",)]},
        credential=SeatCredential(0, TOKEN),
        call=Call(token=TOKEN, trace_id="t"),
        hello=PlayHello(app_key="k3y"),
        headers={"fairdeal-app-key": "k3y"},
        body=b"5eed",
        error=ValueError("plain"),
    )
    assert TOKEN not in text
    assert TOKEN[4:] not in text
    assert "5eed" not in text
    assert "dXNlcjpwYXNz" not in text
    assert "k3y" not in text
    assert "plain" in text
    assert text.count(MASK) >= 7


def test_everything_else_is_left_alone() -> None:
    line = {"event": "refused", "reason": "STALE_VERSION", "version": 7, "seat": 0, "game_id": "a" * 26, "ok": True}
    assert redact(None, "info", dict(line)) == line


SCRIPT = """
    import logging, structlog
    from service.observe.logs import configure
    from service.settings import LogLevel

    configure(LogLevel.INFO)
    log = structlog.get_logger()
    structlog.contextvars.bind_contextvars(request_id="r-1", token="{token}")
    log.info("hello {token}", seed="5eed")
    try:
        raise ValueError("bad {token}")
    except ValueError:
        log.exception("fault")
        logging.getLogger("library").exception("its fault {token}")
    logging.getLogger("library").warning("args %s", "{token}")
"""


def test_every_line_of_a_process_is_json_without_secrets() -> None:
    script = textwrap.dedent(SCRIPT).replace("{token}", TOKEN)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert TOKEN not in done.stderr
    assert "5eed" not in done.stderr
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["event"].partition(" ")[0] for line in lines] == ["hello", "fault", "its", "args"]
    assert [line["level"] for line in lines] == ["info", "error", "error", "warning"]
    assert all(line["request_id"] == "r-1" and line["time"].endswith("Z") for line in lines)
    for line in lines[1:3]:
        assert "ValueError: bad [secret]" in line["exception"]
    assert logging.getLogger("library").level == logging.NOTSET
