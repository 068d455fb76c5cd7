"""Bent states, over every title: what `check` lets pass breaks no function of the title and no route, and a game made
of it can be read and played on."""

import itertools
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec import to_builtins

from engine.draws import Stream
from engine.explain import blocked
from engine.game import AnyTitle, Decided, Refusal
from engine.log import fold
from engine.notation import NotationError
from engine.position import position
from engine.registry import titles
from engine.visibility import AtSeat, Auditor
from service.store.memory import MemoryStore
from tests.support.bent import bent
from tests.support.placings import well_ranked
from tests.support.playouts import Playout, moments
from tests.support.probes import probes
from tests.support.rest_serving import Rest, memory_app, serving
from tests.support.titles import Case, every_title, stream, viewers

FIXED = ("type", "options", "rules")
"""Fields of a state that a position does not give."""

BOTS_EACH = 3
"""Of so many states bots choose in one: they take longer than all the rest. `make soak` brings more states."""


def sound(title: AnyTitle, label: str, count: int, each: int) -> list[tuple[Playout, Any, Stream]]:
    """Give the bent states that `check` lets pass, with the game that each was."""
    found: list[tuple[Playout, Any, Stream]] = []
    for game, number in moments(title, count):
        choices = stream(title.name, game.entropy, number, label)
        states = bent(title, game.states[number], choices, each)
        found += [(game, state, choices) for state in states if not title.check(state)]
    return found


@pytest.mark.parametrize("case", every_title(), ids=str)
def test_no_function_of_the_title_breaks(case: Case):
    title = case.title
    states = sound(title, "bent", 50, 12)
    assert len(states) > 100
    for game, state, choices in states:
        _look(title, state)
        _judge(title, state, choices, game)
    for _, state, choices in states[::BOTS_EACH]:
        _choose(title, state, choices)


def _look(title: AnyTitle, state: Any) -> None:
    seats = len(state.hands)
    assert title.outcome(state) is None or title.acting(state) == ()
    well_ranked(title.standing(state), seats)
    for viewer in (*viewers(seats), Auditor()):
        view = title.view_of(state, viewer)
        title.groups(view)
        if not isinstance(viewer, Auditor):
            title.resample(state, viewer, [], stream(title.name, "resample"))


def _judge(title: AnyTitle, state: Any, choices: Stream, game: Playout) -> None:
    for seat in range(len(state.hands)):
        blocked(title, state, seat)
        title.decision(state, seat, None)
        legal = title.legal_moves(state, seat)
        if seat in title.acting(state):
            assert title.timeout_move(state, seat) in legal
        for move in legal[:: 1 + len(legal) // 20]:
            title.decision(state, seat, move)
            done = title.decide(state, seat, move, game.draws)
            assert not isinstance(done, Refusal), (state, seat, move)
            _follows(title, state, done)
    for seat, move in probes(title, state, choices, 10):
        done = title.decide(state, seat, move, game.draws)
        if isinstance(done, Decided):
            _follows(title, state, done)


def _follows(title: AnyTitle, state: Any, done: Decided[Any, Any]) -> None:
    assert title.check(done.state) == (), (state, done.events)
    assert fold(title, state, done.events) == done.state


def _choose(title: AnyTitle, state: Any, choices: Stream) -> None:
    """Let bots choose: each level now and then, since the strongest takes long."""
    for seat in title.acting(state):
        legal = title.legal_moves(state, seat)
        level = choices.pick(title.levels)
        view = title.view_of(state, AtSeat(seat))
        assert title.choose(view, [], legal, level, stream(title.name, "bot")) in legal


@pytest.fixture
async def served() -> AsyncIterator[tuple[Rest, Rest]]:
    """Give two servers of one store."""
    store = MemoryStore()
    async with serving(memory_app(store)) as rest, serving(memory_app(store)) as other:
        yield rest, other


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.name)
async def test_no_route_breaks(served: tuple[Rest, Rest], title: AnyTitle):
    states = sound(title, "served", 30, 3)
    assert len(states) > 20
    for (_, state, choices), number in zip(states, itertools.count(1), strict=False):
        await _stored_nowhere(served[0], title, state, choices)
        if _can_begin(title, state):
            await _played(*served, title, state, choices, number)


async def _stored_nowhere(rest: Rest, title: AnyTitle, state: Any, choices: Stream) -> None:
    """Ask every route of RulesService that takes a state."""
    table = {"state": to_builtins(state)}
    path = f"/v1/rules/{title.name}"
    seat = choices.below(len(state.hands))
    listed = await rest.post(f"{path}/list-moves", table | {"seat": seat, "explain": True})
    viewed = await rest.post(f"{path}/get-view", table | {"viewer": {"type": "viewer.at_seat", "seat": seat}})
    assert (listed.status_code, viewed.status_code) == (200, 200), state
    for move in listed.json()["legal_moves"][:2]:
        answer = await rest.post(f"{path}/apply-move", table | {"seat": seat, "move": move, "entropy": "bent"})
        assert answer.status_code == 200, state
    for other, move in probes(title, state, choices, 2):
        answer = await rest.post(f"{path}/check-move", table | {"seat": other, "move": to_builtins(move)})
        assert answer.status_code == 200, state


def _can_begin(title: AnyTitle, state: Any) -> bool:
    """Say whether a game can begin from a state: not from one in which nobody can move, for instance."""
    try:
        position(title, state.options, len(state.hands), _given(state))
    except NotationError:
        return False
    return True


def _given(state: Any) -> dict[str, Any]:
    return {name: value for name, value in to_builtins(state).items() if name not in FIXED}


async def _played(rest: Rest, other: Rest, title: AnyTitle, state: Any, choices: Stream, number: int) -> None:
    """Make a game of a state, play three moves, and read it on a server that has never seen it."""
    seats = range(len(state.hands))
    setup = {"type": "setup.position", "given": _given(state), "seed": "bent"}
    asked = {"request_id": f"create-{number:015}", "rule_set": title.rule_set, "seats": len(seats), "setup": setup}
    more = {"options": to_builtins(state.options), "claims": [{"seat": seat} for seat in seats]}
    created = await rest.post("/v1/games", asked | more)
    assert created.status_code == 201, (state, created.text)
    path = f"/v1/games/{created.json()['game']['game_id']}"
    tokens = [credential["seat_token"] for credential in created.json()["credentials"]]
    started = await rest.post(f"{path}/start", {"request_id": f"start-{number:016}"}, tokens[0])
    assert started.status_code == 200, (state, started.text)
    for step in range(3):
        update = (await rest.get(path, tokens[0])).json()["update"]
        if update["waiting_for"]:
            seat = update["waiting_for"][0]["seat"]
            if seat:
                update = (await rest.get(path, tokens[seat])).json()["update"]
            await _move(rest, path, tokens[seat], update, choices.pick(update["legal_moves"]), f"{number:010}-{step}")
    for page in ("", "/entries", "/log"):
        assert (await other.get(path + page, tokens[-1])).status_code == 200, (state, page)


async def _move(rest: Rest, path: str, token: str, update: dict[str, Any], move: Any, label: str) -> None:
    asked = {"expected_version": update["version"], "move": move, "request_id": f"move-bent-{label}"}
    answer = await rest.post(f"{path}/moves", asked, token)
    assert answer.status_code == 200, answer.text
