"""Made-up states, over every title: what `check` lets pass can be shown, judged and played on without a fault.

What follows is sound again, and within the bounds of its types: else it could not be read back from a log.
"""

from typing import Any

import pytest
from msgspec import convert, to_builtins

from engine.explain import blocked
from engine.game import AnyTitle, Refusal
from tests.support.made_up import made_up
from tests.support.placings import well_ranked
from tests.support.playouts import moments
from tests.support.probes import probes
from tests.support.titles import Case, every_title, stream, viewers

every = pytest.mark.parametrize("case", every_title(), ids=str)


@every
def test_a_state_that_is_let_pass_can_be_used(case: Case) -> None:
    title = case.title
    passed = stopped = 0
    for game, number in moments(title, 60):
        choices = stream(title.name, game.entropy, number, "made up")
        for state in made_up(title, game.states[number], choices, 20):
            if title.check(state):
                stopped += 1
            else:
                passed += 1
                _use(title, state, choices, game.draws)
    assert passed > 50
    assert stopped > 50


def _use(title: AnyTitle, state: Any, choices: Any, draws: Any) -> None:
    seats = len(state.hands)
    assert seats in title.seats
    assert title.outcome(state) is None or title.acting(state) == ()
    well_ranked(title.standing(state), seats)
    for viewer in viewers(seats):
        title.view_of(state, viewer)
    for seat in range(seats):
        blocked(title, state, seat)
        for move in title.legal_moves(state, seat):
            title.decision(state, seat, move)
            done = title.decide(state, seat, move, draws)
            assert not isinstance(done, Refusal)
            assert title.check(done.state) == ()
            for kind, values in ((title.state, [done.state]), (title.event, done.events)):
                convert(to_builtins(values), list[kind])
    for seat in title.acting(state):
        assert title.timeout_move(state, seat) in title.legal_moves(state, seat)
    for seat, move in probes(title, state, choices, 20):
        title.decide(state, seat, move, draws)
