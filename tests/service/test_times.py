"""Times have one length wherever JSON has them: in answers, frames, streams, stored entries, files and logs."""

import json
import re
import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.app.log.entry import decode_entry, encode_entry
from service.app.messages.times import instant, later, milliseconds_of, read_time, time_of
from service.app.messages.vocabulary import CausedBy, Entry
from service.app.rule_book import rule_book
from service.wire import json as wire
from tests.support.play_socket import opened
from tests.support.play_table import subscribe
from tests.support.rest_serving import Rest, serving

ANY_TIME = re.compile(rb'\\?"(\d{4}-\d\d-\d\dT[^"\\]*)\\?"')
ONE_FORM = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
LAST = milliseconds_of(instant(datetime(9999, 12, 31, tzinfo=UTC)))


@settings(derandomize=True, max_examples=300, deadline=None, database=None)
@given(ms=st.integers(0, LAST) | st.integers(0, LAST // 1000).map(lambda seconds: seconds * 1000))
def test_a_time_is_written_to_the_millisecond_and_read_back(ms: int):
    text = json.loads(wire.encode(time_of(ms)))
    assert ONE_FORM.fullmatch(text)
    assert datetime.fromisoformat(text) == EPOCH + timedelta(milliseconds=ms)
    assert (read_time(text), milliseconds_of(read_time(text))) == (time_of(ms), ms)


def test_an_entry_that_was_read_is_written_as_it_was():
    book, entry = rule_book("take_that/1"), Entry(1, time_of(1_764_550_923_000), CausedBy.TABLE, None, ())
    data = encode_entry(book, entry, None).full
    assert b'"2025-12-01T01:02:03.000Z"' in data
    assert encode_entry(book, decode_entry(book, 1, data), None).full == data


def test_a_time_of_another_zone_or_finer_than_a_millisecond_is_made_one_of_ours():
    korean = datetime(2026, 12, 1, 9, 0, 0, 999, tzinfo=timezone(timedelta(hours=9)))
    assert json.loads(wire.encode(instant(korean))) == "2026-12-01T00:00:00.000Z"


def test_of_two_times_the_later_one_is_greater():
    times = [time_of(ms) for ms in (0, 1, 999, 1000, LAST)]
    assert times == sorted(times)
    assert later(times[1], 999) == times[3]


@pytest.mark.parametrize(
    "text",
    [
        "2026-12-01T01:02:03Z",
        "2026-12-01T01:02:03.000000Z",
        "2026-12-01T01:02:03.0001",
        "2026-12-01 01:02:03.000Z",
        "2026-12-01T01:02:03,000Z",
        "2026-02-30T01:02:03.000Z",
        "2026-13-01T01:02:03.000Z",
        "2026-W49-2T01:02:03.000Z",
        "2026-12-01T01:02:60.000Z",
        "",
    ],
)
def test_no_other_form_is_a_time(text: str):
    with pytest.raises(ValueError, match="is no time"):
        read_time(text)


@pytest.mark.parametrize("ms", [0, 1, 120, 999])
async def test_every_answer_has_times_of_one_length(ms: int):
    async with serving() as rest:
        rest.app.clock.tell = lambda: time_of(1_764_550_923_000 + ms)
        told = await said_everywhere(rest)
    for name, data in told.items():
        times = [time.decode() for time in ANY_TIME.findall(data)]
        assert times, name
        assert all(ONE_FORM.fullmatch(time) for time in times), name


async def said_everywhere(rest: Rest) -> dict[str, bytes]:
    """Give what each place that tells times says about a game that is played to its end."""
    table = await rest.running_table(spectators="OPEN")
    turn = await table.turn()
    stale = {"request_id": "stale", "expected_version": turn["version"], "move": turn["legal_moves"][0]}
    told: dict[str, bytes] = {}
    async with opened(rest.port) as socket:
        for frame in ({"type": "play.hello"}, subscribe(table, 0)):
            await socket.say(frame)
            told[f"answer to {frame['type']}"] = str(await socket.connection.recv()).encode()
        told["update"] = str(await socket.connection.recv()).encode()
    await table.play()
    for path in ("", "/entries", "/replay/2", "/log", "/watch"):
        told[path] = (await rest.get(f"{table.path}{path}", table.tokens[0])).content
    seat = turn["waiting_for"][0]["seat"]
    told["refused"] = (await rest.post(f"{table.path}/moves", stale, table.tokens[seat])).content
    told["list"] = (await rest.get("/v1/games")).content
    told["server"] = (await rest.get("/v1/server")).content
    for entry in await rest.app.store.read(table.game_id, 0, 2):
        told[f"public {entry.version}"], told[f"full {entry.version}"] = entry.public, entry.full
    return told


async def test_the_documents_have_times_of_one_length(rest: Rest):
    document = (await rest.get("/v1/openapi.json")).content
    assert all(ONE_FORM.fullmatch(time.decode()) for time in ANY_TIME.findall(document))


def test_the_log_of_the_server_has_times_of_one_length():
    script = """
import logging, structlog
from service.observe.logs import configure
from service.settings import LogLevel
configure(LogLevel.INFO)
structlog.get_logger().info("ours")
logging.getLogger("library").warning("theirs")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["event"] for line in lines] == ["ours", "theirs"]
    assert all(ONE_FORM.fullmatch(line["time"]) for line in lines)
