"""The page for operators names settings, defaults, reasons and log events that there are."""

import re
from pathlib import Path

from service.app.problem import ServiceReason
from service.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operations.md").read_text("utf-8")
SOURCES = "\n".join(path.read_text("utf-8") for path in (ROOT / "service").rglob("*.py"))
BOUNDS = ("connections", "grpc_", "concurrent", "watches", "write", "waiting", "begin", "request_bytes", "log_bytes")


def test_every_setting_is_one_and_every_bound_is_there():
    named = {name.lower() for name in re.findall(rf"{PREFIX}(\w+)", PAGE)}
    settings = set(Settings.__struct_fields__)
    assert named <= settings
    assert {name for name in settings if name.startswith(BOUNDS)} - {"grpc_port"} <= named


def test_defaults_are_those_of_the_settings():
    defaults = Settings()
    for setting, told in re.findall(rf"\| `{PREFIX}(\w+)` \| ([\d,]+)(?: s| ms)? \|", PAGE):
        assert getattr(defaults, setting.lower()) == float(told.replace(",", "")), setting


def test_every_reason_is_one():
    for name in re.findall(r"\b[A-Z]+_[A-Z_]+\b", re.sub(rf"{PREFIX}\w+", "", PAGE)):
        assert name in ServiceReason.__members__ or name == "RESOURCE_EXHAUSTED", name


def test_every_event_of_the_log_is_told_somewhere():
    rows = re.findall(
        r"^\| (`.*?) \|", PAGE.partition("## What to watch")[2].partition("Beside the log")[0], re.MULTILINE
    )
    events = re.findall(r"`([a-z ]+)`", " ".join(rows))
    assert len(events) > 12
    for event in {event.removeprefix("grpc ").removesuffix(" run short") for event in events}:
        assert f'"{event}' in SOURCES or f'"grpc {event}' in SOURCES, event
