"""Play, over every title: random games end, every state on the way is sound, and somebody can always move."""

import pytest
from msgspec.structs import fields

from engine.game import Decided
from engine.log import fold
from engine.options import option_fields
from engine.visibility import redaction_of
from tests.support.findings import census
from tests.support.pairs import covering
from tests.support.placings import well_ranked
from tests.support.playouts import LONGEST_GAME, Playout, moments, playouts
from tests.support.titles import Case, every_title, stream, viewers

LONGEST_ROUND = 2_000
"""Entries after which a round is called endless."""

LONGEST_LEFT = 5_000
"""Entries after which a game that everybody has left is called endless; three void rounds of Rummy take half."""

every = pytest.mark.parametrize("case", every_title(), ids=str)


@every
def test_random_play_ends_for_every_pair_of_options(case: Case) -> None:
    for game in playouts(case.title):
        assert len(game.steps) < LONGEST_GAME
        assert case.title.outcome(game.states[-1]) is not None, f"{game.options} never ends"
        assert _longest_round(game) <= LONGEST_ROUND


def _longest_round(game: Playout) -> int:
    longest = current = 0
    for step in game.steps:
        current += 1
        if any(type(event).__name__ == "RoundEnded" for event in step.events):
            longest, current = max(longest, current), 0
    return max(longest, current)


@every
def test_the_games_hold_every_pair_of_options(case: Case) -> None:
    names = [field.name for field in option_fields(case.title.options)]
    assert names == [field.name for field in fields(case.title.options)]
    played = {game.options for game in playouts(case.title)}
    assert played == set(covering(case.title))
    assert {game.seats for game in playouts(case.title)} == set(case.title.seats)


@every
def test_every_state_on_the_way_is_sound(case: Case) -> None:
    title = case.title
    for game in playouts(title):
        state = title.empty(game.options, game.seats)
        for event in (*game.dealt, *(event for step in game.steps for event in step.events)):
            state = title.evolve(state, event)
            assert title.check(state) == (), f"after {event}"


@every
def test_no_card_is_made_or_lost(case: Case) -> None:
    title = case.title
    for game in playouts(title):
        deck = census(title, game.start)
        assert deck
        for step in game.steps:
            assert census(title, step.after) == deck, f"after move {step.number}, {step.move}"


@every
def test_a_decision_folds_into_the_state_that_it_gives(case: Case) -> None:
    title = case.title
    for game in playouts(title):
        for step in game.steps:
            assert fold(title, step.before, step.events) == step.after


@every
def test_the_game_waits_for_seats_that_can_move(case: Case) -> None:
    title = case.title
    for game in playouts(title):
        for state in game.states:
            acting = title.acting(state)
            assert len(set(acting)) == len(acting)
            assert all(0 <= seat < game.seats for seat in acting)
            assert bool(acting) == (title.outcome(state) is None)
            assert all(title.legal_moves(state, seat) for seat in acting)


@every
def test_the_move_of_the_clock_is_legal(case: Case) -> None:
    title = case.title
    for game in playouts(title):
        for state in game.states:
            for seat in title.acting(state):
                assert title.timeout_move(state, seat) in title.legal_moves(state, seat)


@every
def test_the_clock_alone_ends_a_game(case: Case) -> None:
    """From the deal and from anywhere in a game: everybody may leave at any time."""
    title = case.title
    for game, number in moments(title, 60):
        state, entries = game.states[number], 0
        while title.outcome(state) is None:
            seat = title.acting(state)[0]
            verdict = title.decide(state, seat, title.timeout_move(state, seat), game.draws)
            assert isinstance(verdict, Decided)
            state, entries = verdict.state, entries + 1
            assert entries < LONGEST_LEFT


@every
def test_bots_choose_legal_moves_and_the_same_for_the_same_stream(case: Case) -> None:
    title = case.title
    for level in title.levels:
        for game, number in moments(title, 40):
            for seat in title.acting(game.states[number]):
                legal = title.legal_moves(game.states[number], seat)
                viewer = viewers(game.seats)[seat]
                view, history = title.view_of(game.states[number], viewer), game.history(number, viewer)
                chosen = [title.choose(view, history, legal, level, stream(number, seat, level)) for _ in range(2)]
                assert chosen[0] in legal
                assert chosen[0] == chosen[1]


@every
def test_bots_of_every_level_play_a_game_to_its_end(case: Case) -> None:
    title = case.title
    for level in title.levels:
        start = playouts(title)[0]
        state, events, choices = start.start, list(start.dealt), stream(title.name, level)
        while title.outcome(state) is None:
            seat = title.acting(state)[0]
            viewer = viewers(start.seats)[seat]
            shown = [redaction_of(title.cards, title.event).redact(event, viewer) for event in events]
            legal = title.legal_moves(state, seat)
            move = title.choose(title.view_of(state, viewer), shown, legal, level, choices)
            verdict = title.decide(state, seat, move, start.draws)
            assert isinstance(verdict, Decided)
            state, events = verdict.state, [*events, *verdict.events]
            assert len(events) < LONGEST_GAME


@every
def test_outcomes_rank_every_seat(case: Case) -> None:
    for game in playouts(case.title):
        outcome = case.title.outcome(game.states[-1])
        assert outcome is not None
        well_ranked(outcome, game.seats)
