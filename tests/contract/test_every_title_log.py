"""The log, over every title: it gives the same states again, needs no draw, and survives being written down."""

from typing import Any

import msgspec
import pytest
from msgspec import inspect

import engine.draws
from engine.events import Stored
from engine.log import LogCorrupt, NotFolded, fold, replay
from engine.upcast import known_fields
from engine.value import members
from engine.visibility import redaction_of
from tests.support.playouts import Playout, moments, playouts
from tests.support.titles import Case, every_title, viewers

every = pytest.mark.parametrize("case", every_title(), ids=str)


def _entries(game: Playout) -> list[tuple[int, tuple[Any, ...]]]:
    return [(1, game.dealt), *((step.number + 1, step.events) for step in game.steps)]


@every
def test_replay_gives_every_state_again_and_never_draws(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    games = playouts(case.title)

    def no_draw(*_: object) -> bytes:
        raise AssertionError("a replay drew")

    monkeypatch.setattr(engine.draws.hmac, "digest", no_draw)
    for game in games:
        states = dict(replay(case.title, case.title.empty(game.options, game.seats), _entries(game)))
        assert list(states.values()) == game.states
        assert list(states) == list(range(1, len(game.steps) + 2))


@every
def test_replay_from_written_events_gives_every_state_again(case: Case) -> None:
    title = case.title
    for game in playouts(title):
        written = [(version, msgspec.json.encode(events)) for version, events in _entries(game)]
        read = [(version, msgspec.json.decode(text, type=tuple[title.event, ...])) for version, text in written]
        states = replay(title, title.empty(game.options, game.seats), read)
        assert [state for _, state in states] == game.states


@every
def test_what_was_hidden_is_refused_and_nothing_else(case: Case) -> None:
    """A field whose mark can hide is null in a redacted event alone, so that one guard serves every title."""
    title, hidden = case.title, redaction_of(case.title.cards, case.title.event)
    for game in playouts(title):
        for events, before in zip(
            (game.dealt, *(step.events for step in game.steps)), _before(case, game), strict=True
        ):
            assert [hidden.hidden(event) for event in events] == [None] * len(events)
            for viewer in viewers(game.seats):
                shown = [hidden.redact(event, viewer) for event in events]
                if shown != list(events):
                    with pytest.raises(NotFolded, match=r" hides \w+"):
                        fold(title, before, shown)


def _before(case: Case, game: Playout) -> list[Any]:
    return [case.title.empty(game.options, game.seats), *game.states[:-1]]


@every
def test_fields_of_tomorrow_are_read_over(case: Case) -> None:
    """A newer server may add fields to events, and to whatever lies in them; requests stay strict."""
    title = case.title
    assert all(issubclass(kind, Stored) for kind in members(title.event)[0])
    kind: Any = tuple[title.event, ...]
    for game in playouts(title)[:2]:
        events = (*game.dealt, *(event for step in game.steps for event in step.events))
        plain = msgspec.to_builtins(events)
        _add_a_field(plain)
        assert msgspec.convert(known_fields(list(plain), inspect.type_info(kind)), kind) == events
        move = msgspec.to_builtins(game.steps[0].move) | {"tomorrow": 1}
        with pytest.raises(msgspec.ValidationError, match="unknown field"):
            msgspec.convert(move, title.move)


def _add_a_field(plain: Any) -> None:
    match plain:
        case dict():
            for part in list(plain.values()):
                _add_a_field(part)
            plain["tomorrow"] = {"more": [1]}
        case list() | tuple():
            for part in plain:
                _add_a_field(part)
        case _:
            pass


@every
def test_a_log_with_a_gap_or_a_strange_event_is_corrupt(case: Case) -> None:
    game = playouts(case.title)[0]
    start, entries = case.title.empty(game.options, game.seats), _entries(game)
    with pytest.raises(LogCorrupt, match="entry 3: follows 1"):
        list(replay(case.title, start, [entries[0], entries[2]]))
    with pytest.raises(LogCorrupt, match=r"entry 1: .* is no event of"):
        list(replay(case.title, start, [(1, (game.options,))]))


@every
def test_everything_survives_json(case: Case) -> None:
    title, redact = case.title, redaction_of(case.title.cards, case.title.event).redact
    for game, number in moments(title, 150):
        state = game.states[number]
        for viewer in viewers(game.seats):
            _check_round_trip(title.view_of(state, viewer), title.view)
            if number:
                shown = tuple(redact(event, viewer) for event in game.steps[number - 1].events)
                _check_round_trip(shown, tuple[title.event, ...])
        for seat in range(game.seats):
            _check_round_trip(title.legal_moves(state, seat), tuple[title.move, ...])
        _check_round_trip(state, title.state)
        _check_round_trip(game.options, title.options)


def _check_round_trip(value: Any, kind: Any) -> None:
    """Check a value through JSON: read with all its bounds, it is equal, and it is written as the same bytes."""
    text = msgspec.json.encode(value)
    again = msgspec.json.decode(text, type=kind)
    assert again == value
    assert msgspec.json.encode(again) == text
