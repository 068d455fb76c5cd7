"""Secrecy, over every title: nobody is told anything that depends on what it must not know."""

import pytest

from tests.support.hidden import hides, others_hands_differ
from tests.support.playouts import moments
from tests.support.titles import Case, every_title, stream, viewers
from tests.support.worlds import leaks, twin, window

ENOUGH = 0.95
"""Share of the states that hide something whose twin must differ: a comparison with itself proves nothing."""

MOST = 0.8
"""Share of them whose twin must change a hand, not only a stock that nobody sees."""

every = pytest.mark.parametrize("case", every_title(), ids=str)


@every
def test_no_viewer_can_tell_a_state_from_its_twin(case: Case) -> None:
    title, look = case.title, window(case.title)
    hiding = differing = changed = 0
    for game, number in moments(title, 150):
        for viewer in viewers(game.seats):
            choices = stream(title.name, game.entropy, number, viewer)
            other = twin(look, game, number, viewer, choices)
            assert list(leaks(look, game, number, viewer, other, choices)) == []
            if hides(title, game, number, viewer):
                hiding += 1
                differing += other != game.states[number]
                changed += others_hands_differ(game.states[number], other, viewer)
    assert hiding > 100
    assert differing >= ENOUGH * hiding, f"{differing} of {hiding} twins differ"
    assert changed >= MOST * hiding, f"{changed} of {hiding} twins change what other seats hold"
