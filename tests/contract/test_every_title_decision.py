"""The open question, over every title: its name closes with the answer and never comes back."""

import pytest

from tests.support.playouts import playouts
from tests.support.titles import Case, every_title

every = pytest.mark.parametrize("case", every_title(), ids=str)


@every
def test_names_are_short_text(case: Case) -> None:
    title = case.title
    for game in playouts(title):
        for state in game.states:
            for seat in range(game.seats):
                for move in (None, *title.legal_moves(state, seat)):
                    name = title.decision(state, seat, move)
                    assert 1 <= len(name) <= 64
                    assert name.isascii()
                    assert name.isprintable()


@every
def test_a_question_that_was_closed_never_opens_again(case: Case) -> None:
    title = case.title
    for game in playouts(title):
        for seat in range(game.seats):
            closed: set[str] = set()
            asked: str | None = None
            for state in game.states:
                name = title.decision(state, seat, None) if seat in title.acting(state) else None
                if asked is not None and name != asked:
                    closed.add(asked)
                assert name not in closed, f"seat {seat} is asked {name!r} again"
                asked = name


@every
def test_a_seat_that_is_not_waited_for_any_more_has_answered(case: Case) -> None:
    """Else a move that was sent twice could answer the next question of the same name."""
    title = case.title
    for game in playouts(title):
        for step in game.steps:
            for seat in set(title.acting(step.before)) - set(title.acting(step.after)):
                assert title.decision(step.before, seat, None) != title.decision(step.after, seat, None)


@every
def test_a_neighbour_spoils_nobodys_answer(case: Case) -> None:
    """A seat that can do the same as before another seat's move is still asked the same question."""
    title = case.title
    for game in playouts(title):
        for step in game.steps:
            for seat in set(title.acting(step.before)) & set(title.acting(step.after)) - {step.seat}:
                if title.legal_moves(step.before, seat) == title.legal_moves(step.after, seat):
                    assert title.decision(step.before, seat, None) == title.decision(step.after, seat, None)
