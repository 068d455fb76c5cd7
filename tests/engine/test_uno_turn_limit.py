"""UNO: a game with a bound on its turns ends within it, however carelessly it is played."""

import pytest

from engine.draws import Draws, entropy_key
from engine.game import Decided
from engine.games.uno import TITLE
from engine.games.uno.vocabulary.events import Event, GameEnded, RoundEnded
from engine.games.uno.vocabulary.options import Options, Scoring
from engine.games.uno.vocabulary.state import State
from engine.visibility import Spectator
from tests.support.titles import stream
from tests.support.uno_tables import dealt

MOST = 150


def careless(seats: int, options: Options, entries: int) -> tuple[State, list[Event]]:
    """Play any legal moves, at most so many, drawing as gladly as playing; give the table and what happened."""
    entropy = f"careless {seats} {options.scoring}"
    state, events = dealt(seats, entropy, options)
    draws, choices = Draws(entropy_key(entropy)), stream(entropy)
    while state.outcome is None and entries:
        verdict = TITLE.decide(state, state.turn, choices.pick(TITLE.legal_moves(state, state.turn)), draws)
        assert isinstance(verdict, Decided)
        state, entries = verdict.state, entries - 1
        events += verdict.events
        left = TITLE.view_of(state, Spectator()).turns_left
        assert left == (None if options.max_turns is None else 0 if state.outcome else MOST - turns(state) + 1)
    return state, events


def turns(state: State) -> int:
    return state.turns_before + state.turn_number


def test_without_a_bound_careless_play_goes_on() -> None:
    state, _ = careless(10, Options(), 3 * MOST)
    assert state.outcome is None
    assert turns(state) > MOST


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize("seats", [2, 9, 10])
def test_a_bound_ends_the_game_after_that_many_turns(seats: int, scoring: Scoring) -> None:
    state, events = careless(seats, Options(max_turns=MOST, scoring=scoring), 3 * MOST)
    assert state.outcome is not None
    ends = [event.cause for event in events if isinstance(event, RoundEnded | GameEnded)]
    assert ends[-2:] == ["TURN_LIMIT", "TURN_LIMIT"]
    assert turns(state) == MOST
    assert TITLE.check(state) == ()
    ranked = sorted(state.outcome.placings, key=lambda placing: placing.place)
    scores = [placing.score for placing in ranked]
    assert scores == sorted(scores, reverse=scoring is Scoring.FIRST_TO_500)
