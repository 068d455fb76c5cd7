"""docs/play-channel.md shows what is said on the play channel today, every kind of frame among it."""

import asyncio
import re
from pathlib import Path

import pytest

from engine.value import members, tag_of
from service.rest.play.down_frames import ByeReason, PlayDownFrame
from service.rest.play.up_frames import PlayUpFrame
from tests.support.channel_page import BEAT, PAGE, talk
from tests.support.server import Server


def test_the_page_is_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(BEAT, "1")
    with Server(tmp_path) as server:
        assert PAGE.read_text("utf-8") == asyncio.run(talk(server)), "python -m tests.support.channel_page"
        assert server.log() == ""


def test_every_frame_has_an_example() -> None:
    shown = set(re.findall(r'^\{?\s*"type": "(play\.\w+)"', PAGE.read_text("utf-8"), re.MULTILINE))
    assert shown == {tag_of(kind) for union in (PlayUpFrame, PlayDownFrame) for kind in members(union)[0]}


def test_every_reason_of_bye_is_told_with_its_code() -> None:
    told = re.findall(r"^\| `([A-Z_]+)` \| (\d+) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert {reason: int(code) for reason, code in told} == {reason.value: reason.code for reason in ByeReason}
