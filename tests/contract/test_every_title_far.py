"""How far a position may have counted, over every title: from there play goes on, and what lies beyond is refused."""

from typing import Any

import pytest
from msgspec import to_builtins

from engine.game import AnyTitle, Decided
from engine.notation import NotationError
from engine.position import position
from engine.value import FAR
from tests.support.playouts import moments
from tests.support.titles import Case, every_title, stream

FIXED = ("type", "options", "rules")
"""Fields of a state that a position does not give."""
MOVES = 30


@pytest.mark.parametrize("case", every_title(), ids=str)
def test_what_has_counted_as_far_as_allowed_plays_on(case: Case) -> None:
    title = case.title
    for game, number in moments(title, 12):
        state = game.states[number]
        if title.outcome(state) is not None:
            continue
        given = {name: value for name, value in to_builtins(state).items() if name not in FIXED}
        for name in (name for name, value in given.items() if type(value) is int):
            begun = _begun(title, state, given | {name: FAR})
            if begun is None:
                continue
            _play_on(title, begun, game.draws, name)
            with pytest.raises(NotationError, match=rf"{name}.*{FAR + 1}"):
                position(title, state.options, len(state.hands), given | {name: FAR + 1})


def _begun(title: AnyTitle, state: Any, given: dict[str, Any]) -> Any:
    """Give the table of a position, or None where the title counts no such thing so far."""
    try:
        return position(title, state.options, len(state.hands), given)
    except NotationError:
        return None


def _play_on(title: AnyTitle, state: Any, draws: Any, name: str) -> None:
    choices = stream(title.name, "far", name)
    for _ in range(MOVES):
        seats = title.acting(state)
        if not seats:
            return
        seat = choices.pick(seats)
        done = title.decide(state, seat, choices.pick(title.legal_moves(state, seat)), draws)
        assert isinstance(done, Decided)
        state = done.state
        assert title.check(state) == (), name


@pytest.mark.parametrize("name", ["color_match", "rummy", "uno"])
def test_titles_that_need_not_end_can_begin_far(name: str) -> None:
    title = next(case.title for case in every_title() if case.title.name == name)
    game, number = next(iter(moments(title, 1)))
    state = game.states[number]
    given = {name: value for name, value in to_builtins(state).items() if name not in FIXED}
    assert _begun(title, state, given | {"next_draw": FAR}) is not None
