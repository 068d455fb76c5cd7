"""Planted leaks, over every title: the tests of secrecy catch each of them."""

from itertools import islice

import pytest
from msgspec.structs import replace

from engine.game import AnyTitle
from engine.value import members
from engine.visibility import Redaction, Spectator, Unmarked, redaction_of
from tests.support.findings import cards_of
from tests.support.leaks import planted, unmarked
from tests.support.playouts import moments, playouts
from tests.support.titles import Case, every_title, stream, viewers
from tests.support.worlds import Window, leaks, twin, window

every = pytest.mark.parametrize("case", every_title(), ids=str)


def _first_leak(title: AnyTitle, look: Window) -> str | None:
    """Give the first leak that the harness finds through a window on games of a title, if it finds one."""
    for game, number in moments(title, 150):
        for viewer in viewers(game.seats):
            choices = stream("planted", game.entropy, number, viewer)
            other = twin(look, game, number, viewer, choices)
            for leak in islice(leaks(look, game, number, viewer, other, choices), 1):
                return leak
    return None


def _hides(title: AnyTitle) -> bool:
    """Tell whether some move names a card that the events behind it do not show to everybody."""
    shown = redaction_of(title.cards, title.event)
    for game in playouts(title):
        for step in game.steps:
            told = [shown.redact(event, Spectator()) for event in step.events]
            if set(cards_of(title, step.move)) - {card for event in told for card in cards_of(title, event)}:
                return True
    return False


@every
def test_every_planted_leak_is_caught(case: Case) -> None:
    found = {name: _first_leak(case.title, look) for name, look in planted(case.title)}
    assert len(found) > 7
    assert [name for name, leak in found.items() if leak is None] == []


@every
def test_a_move_that_is_shown_is_caught_where_it_tells_more_than_its_events(case: Case) -> None:
    leak = _first_leak(case.title, replace(window(case.title), shows_moves=True))
    assert (leak is not None) == _hides(case.title), leak


@every
def test_an_event_without_one_of_its_marks_is_refused_at_the_start(case: Case) -> None:
    tried = 0
    for kind in members(case.title.event)[0]:
        for where, bared in unmarked(kind):
            with pytest.raises(Unmarked, match=where.rpartition(".")[2]):
                Redaction(case.title.cards, bared)
            tried += 1
    assert tried
