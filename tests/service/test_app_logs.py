"""Exported logs: whole for finished games, redacted before, and played again to the same table."""

import json
import random
import re
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from engine.games.take_that.vocabulary import Options
from engine.visibility import AtSeat, Auditor, Spectator
from service.app.app import App
from service.app.call import Call
from service.app.log.reader import LogReader
from service.app.messages.lobby import PositionSetup
from service.app.messages.rules import ReplayRequest, ReplayResponse
from service.app.messages.table_events import TableCreated, TablePositionSet
from service.app.messages.vocabulary import LogFooter, LoggedEntry, LogHeader, LogLine
from service.app.problem import Problem
from service.app.rules.replay import replay
from service.store.memory import MemoryStore
from service.store.status import Status
from tests.support.quiet_entries import append_events
from tests.support.tables import make_app, open_table, problem_of, running_table


async def replayed(
    app: App, lines: list[str], title: str | None = "take_that", to: int | None = None
) -> ReplayResponse:
    async def requests() -> AsyncIterator[ReplayRequest]:
        for line in lines:
            yield ReplayRequest(title=title, to_version=to, line=line)

    return await app.bind(replay)(Call(), requests())


async def finished(app: App, **more: object) -> list[str]:
    table = await running_table(app, **more)
    await table.play(seed=9)
    return await table.export_text()


async def test_a_finished_log_holds_everything(app: App) -> None:
    table = await running_table(app)
    head = await table.play()
    header, *entries, footer = await table.export(1)
    assert header == LogHeader("fairdeal-log/1", table.game_id, "take_that/1", 3, Auditor())
    game = await table.folded()
    known = await app.cache.entries(game, 0, head)
    assert [(entry.version, entry.by, entry.seat, entry.events) for entry in entries] == [
        (entry.version, entry.by, entry.seat, entry.events) for entry in known
    ]
    assert all(entry.move is not None for entry in entries[2:])
    assert footer == LogFooter(head, Status.ENDED, game.head.outcome)


@pytest.mark.parametrize("seat", [None, 0, 2])
async def test_a_running_log_holds_what_the_caller_may_see(app: App, seat: int | None) -> None:
    table = await running_table(app)
    await table.play(40)
    header, *entries, footer = await table.export(seat)
    assert isinstance(header, LogHeader)
    assert header.viewer == (Spectator() if seat is None else AtSeat(seat))
    seen = (await table.see(seat)).entries
    assert [(entry.version, entry.events) for entry in entries] == [(entry.version, entry.events) for entry in seen]
    assert [entry.move for entry in entries] == [None] * 42
    assert footer == LogFooter(42, Status.RUNNING, None)


async def test_a_log_in_the_lobby_is_short(app: App) -> None:
    table = await open_table(app)
    lines = await table.export()
    assert [type(line) for line in lines] == [LogHeader, LoggedEntry, LogFooter]


async def test_an_exported_log_is_played_to_the_same_table(app: App) -> None:
    table = await running_table(app)
    head = await table.play()
    lines = await table.export_text()
    game = await table.folded()
    answer = await replayed(app, lines)
    assert (answer.version, answer.state, answer.acting, answer.outcome) == (
        head,
        game.head.state,
        (),
        game.head.outcome,
    )
    for version in (1, 2, 3, 50, head):
        answer = await replayed(app, lines, to=version)
        assert answer.state == (await app.cache.snapshot(game, version)).state
        assert answer.version == version
    assert (await replayed(app, lines[:12], to=9)).version == 9
    assert (await replayed(app, lines, title=None)).version == head


async def test_the_log_of_a_rigged_game_tells_its_position_once_it_is_over(app: App) -> None:
    given = '{"turn": 1, "hands": [[45], [12]], "row": [41], "draw_pile": []}'
    table = await running_table(app, 2, setup=PositionSetup(given=json.loads(given), seed="s"))
    assert position_of(await table.export(0)) is None
    await table.play()
    lines = await table.export()
    assert position_of(lines) == json.loads(given)
    assert (await replayed(app, await table.export_text())).outcome == lines[-1].outcome


def position_of(lines: list[LogLine]) -> dict[str, Any] | None:
    created, chosen, *_ = lines[1].events
    assert isinstance(created, TableCreated)
    assert isinstance(chosen, TablePositionSet)
    assert created.rigged
    return chosen.given


Damage = Callable[[list[str]], list[str]]

DAMAGES: dict[str, Damage] = {
    "empty": lambda lines: [],
    "no header": lambda lines: lines[1:],
    "two headers": lambda lines: [lines[0], *lines],
    "no footer": lambda lines: lines[:-1],
    "after the footer": lambda lines: [*lines, lines[-1]],
    "entry lost": lambda lines: lines[:5] + lines[6:],
    "entry doubled": lambda lines: [*lines[:6], *lines[5:]],
    "entries swapped": lambda lines: [*lines[:5], lines[6], lines[5], *lines[7:]],
    "no JSON": lambda lines: [*lines[:5], "{", *lines[6:]],
    "deep": lambda lines: [*lines[:5], '{"type":"log.header","x":' + "[" * 5_000 + "]" * 5_000 + "}", *lines[6:]],
    "unknown event": lambda lines: [*lines[:5], lines[5].replace("take_that.", "take_this."), *lines[6:]],
    "unknown card": lambda lines: [line.replace('"card":', '"card":1000') for line in lines],
    "a seat too many": lambda lines: [line.replace('card_placed","seat":2', 'card_placed","seat":3') for line in lines],
    "another end": lambda lines: [*lines[:-1], lines[-1].replace('"score":', '"score":1')],
    "still running": lambda lines: [*lines[:-1], lines[-1].replace("ENDED", "RUNNING")],
    "miscounted": lambda lines: [*lines[:-1], lines[-1].replace('"entries":', '"entries":1')],
    "other rules": lambda lines: [lines[0].replace("take_that/1", "take_that/7"), *lines[1:]],
    "other format": lambda lines: [lines[0].replace("fairdeal-log/1", "fairdeal-log/2"), *lines[1:]],
    "another viewer": lambda lines: [lines[0].replace("viewer.auditor", "viewer.spectator"), *lines[1:]],
    "seat taken twice": lambda lines: [lines[0], lines[1].replace('taken","seat":1', 'taken","seat":0'), *lines[2:]],
    "too many seats": lambda lines: [lines[0], lines[1].replace('"seats":3', '"seats":1000000'), *lines[2:]],
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_log_is_refused_and_the_line_is_named(damage: str) -> None:
    app = make_app(MemoryStore())
    lines = DAMAGES[damage](await finished(app))
    problem = await problem_of(replayed(app, lines))
    assert (problem.reason, problem.metadata["field"]) == ("VALIDATION_FAILED", "line")
    assert not speaks_python(problem.metadata["problem"])


PYTHON = re.compile(r"\b(list|tuple|index|NoneType|int|object has|not in|KeyError|recursion|sequence)\b")
"""Words of Python's own errors, which tell nobody what is wrong with a log."""


def speaks_python(problem: str) -> bool:
    """Whether a problem is Python's own text; types of JSON are quoted."""
    return PYTHON.search(re.sub("`[^`]*`", "", problem)) is not None


async def test_an_event_that_cannot_have_happened_is_named_with_its_entry(app: App) -> None:
    lines = await finished(app)
    line = next(number for number, line in enumerate(lines) if "card_placed" in line)
    held = int(re.search(r'card_placed","seat":\d,"card":(\d+)', lines[line])[1])
    others = [card for card in range(1, 100) if card != held]
    told = set()
    for card in others[:20]:
        altered = lines[line].replace(f'"card":{held}', f'"card":{card}')
        problem = await problem_of(replayed(app, [*lines[:line], altered, *lines[line + 1 :]]))
        told.add(problem.metadata["problem"])
    impossible = f"entry {line}: take_that.card_placed cannot have happened after entry {line - 1} (line {line + 1})"
    assert impossible in told
    assert not any(map(speaks_python, told))


async def test_a_log_that_hides_a_hand_is_refused_whatever_its_header_says(app: App) -> None:
    table = await running_table(app)
    lines = await table.export_text(1)
    lines[0] = re.sub(r'"viewer":{[^}]*}', '"viewer":{"type":"viewer.auditor"}', lines[0])
    problem = await problem_of(replayed(app, lines, to=2))
    assert problem.reason == "VALIDATION_FAILED"
    assert re.search(r"entry 2: take_that\.\w+ hides \S+ \(line 3\)$", problem.metadata["problem"])


async def test_a_log_that_leads_to_no_sound_table_is_refused(app: App) -> None:
    lines = await finished(app)
    draw_pile = re.search(r'"draw_pile":\[[\d,]*,(\d+),(\d+)\]', lines[2])
    assert draw_pile is not None
    twice = lines[2].replace(f"{draw_pile[1]},{draw_pile[2]}]", f"{draw_pile[1]},{draw_pile[1]}]")
    assert (await replayed(app, lines[:3], to=2)).version == 2
    problem = await problem_of(replayed(app, [*lines[:2], twice], to=2))
    assert (problem.reason, problem.metadata["field"]) == ("VALIDATION_FAILED", "line")
    assert "2 places" in problem.metadata["problem"]


async def test_a_log_is_not_played_on_from_a_table_that_cannot_be(app: App) -> None:
    """A hand that grew with every line would keep everybody waiting."""
    lines = await finished(app)
    seat = re.search(r'"seat":(\d),"count":\d+,"cards":\[', lines[2])
    assert seat is not None
    drawn = f'{{"type":"take_that.cards_drawn","seat":{seat[1]},"count":0,"cards":[55,55],"cause":"REFILL"}}'
    grown = re.sub(r'"events":\[', f'"events":[{drawn},', lines[3])
    problem = await problem_of(replayed(app, [*lines[:3], grown, *lines[4:]]))
    assert problem.metadata["problem"].endswith("(line 4)")
    assert "55 lies at" in problem.metadata["problem"]


async def test_a_long_log_is_exported_whole(app: App) -> None:
    table = await running_table(app, 4, options=Options(games=4))
    await table.play()
    for _ in range(600 - (await table.see()).version):
        await append_events(table)
    _, *entries, footer = await table.export()
    assert [entry.version for entry in entries] == list(range(1, 601))
    assert footer.entries == 600


async def test_a_log_of_another_title_is_refused(app: App) -> None:
    lines = await finished(app)
    problem = await problem_of(replayed(app, lines, title="uno"))
    assert problem.reason == "VALIDATION_FAILED"
    problem = await problem_of(replayed(app, lines, to=10_000))
    assert problem.metadata["field"] == "to_version"


async def test_a_log_that_is_too_long_is_refused() -> None:
    app = make_app(MemoryStore(), log_bytes=5_000)
    problem = await problem_of(replayed(app, await finished(app)))
    assert (problem.reason, problem.metadata) == ("PAYLOAD_TOO_LARGE", {"limit": "5000"})


async def test_the_log_of_a_running_game_cannot_be_played() -> None:
    table = await running_table(make_app(MemoryStore()))
    reader = LogReader()
    with pytest.raises(Problem, match="VALIDATION_FAILED"):
        reader.read((await table.export_text(0))[0])


async def test_wild_lines_are_refused_and_never_fail() -> None:
    """Thousands of small changes of a good log end in an answer or a refusal, never in a fault."""
    app = make_app(MemoryStore())
    lines = await finished(app)
    choice = random.Random(11)
    for _ in range(300):
        place = choice.randrange(len(lines))
        text = list(lines[place])
        for _ in range(choice.randrange(1, 4)):
            text[choice.randrange(len(text))] = choice.choice('0123456789"{}[],:-aeT')
        try:
            await replayed(app, [*lines[:place], "".join(text), *lines[place + 1 :]])
        except Problem as problem:
            assert problem.reason in ("VALIDATION_FAILED", "GAME_NEEDS_NEWER_SERVER")  # noqa: PT017 - an answer is as good
            assert not speaks_python(problem.metadata.get("problem", ""))  # noqa: PT017
