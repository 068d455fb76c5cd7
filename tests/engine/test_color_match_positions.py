"""Tables of Color Match that somebody made up, in every phase, with hands and piles emptied: what `check` lets pass can
be played on, shown, dealt anew and left to a bot, and stays sound."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from msgspec import convert, to_builtins
from msgspec.structs import replace

from engine.draws import Draws, Stream
from engine.explain import blocked
from engine.game import Decided
from engine.games.color_match import TITLE
from engine.games.color_match.rules.tables import clock_ticks
from engine.games.color_match.vocabulary.cards import Attack, Cards
from engine.games.color_match.vocabulary.events import Event
from engine.games.color_match.vocabulary.options import Table
from engine.games.color_match.vocabulary.state import Phase, Pile, State
from engine.outcome import ranked
from engine.visibility import AtSeat, Auditor
from tests.support.playouts import Playout, playouts
from tests.support.probes import probes
from tests.support.titles import stream, viewers


@pytest.mark.parametrize("table", Table)
def test_a_sound_table_can_be_used_whatever_is_missing(table: Table) -> None:
    met: Counter[Phase] = Counter()
    for game, number in _late(table):
        for state in _made_up(game, number):
            if not TITLE.check(state):
                met[state.phase] += 1
                _use(state, stream("use", game.entropy, number), game.draws)
    assert set(met) == set(Phase)
    assert min(met.values()) > 10


def _late(table: Table) -> Iterator[tuple[Playout, int]]:
    """Give moments of some games at a table when cards of most kinds have been played."""
    games = [game for game in playouts(TITLE) if game.options.table is table]
    for game in games[:4]:
        yield from ((game, len(game.steps) * part // 6) for part in range(2, 6))


def _made_up(game: Playout, number: int) -> Iterator[State]:
    """Empty hands and piles of a true state, and put it into each phase."""
    state, choices = game.states[number], stream("positions", game.entropy, number)
    top = state.discard_pile[-1:]
    piles = [(state.draw_pile, top), ((), state.discard_pile), ((), top), (state.draw_pile, ()), ((), ())]
    for hands, (draw_pile, discard_pile), phase in product(_hands(state), piles, Phase):
        kept = replace(state, hands=hands, draw_pile=draw_pile, discard_pile=discard_pile, phase=phase)
        yield _shifted(kept, choices)


def _hands(state: State) -> list[tuple[Cards, ...]]:
    nothing: Cards = ()
    return [
        state.hands,
        tuple(nothing if seat == state.turn else hand for seat, hand in enumerate(state.hands)),
        tuple(hand if seat == state.turn else nothing for seat, hand in enumerate(state.hands)),
        (nothing,) * len(state.hands),
    ]


def _shifted(state: State, choices: Stream) -> State:
    """Choose what else there is to a table, some of it too much."""
    seats, size, top = len(state.hands), len(state.hands[state.turn]), state.discard_pile[-1:]
    waiting = Pile(kind=choices.pick(tuple(Attack)), count=choices.pick((1, 2, 16)), target=state.turn)
    equal = ranked([1] * seats, [1] * seats)
    return replace(
        state,
        direction=choices.pick((1, -1)),
        clock=choices.pick((state.clock, clock_ticks(state.options) if state.side else 0)),
        color=top[0].face.color if top else choices.pick((state.color, None)),
        top_turned=choices.pick((False, state.side is not None)),
        drawn_place=choices.pick((0, max(size - 1, 0))) if state.phase is Phase.DRAWN else None,
        pile=waiting if state.phase is Phase.PILE else None,
        shields=tuple(state.options.table is Table.SIEGE and choices.pick((False, True)) for _ in range(seats)),
        idle_turns=choices.pick((0, seats - 1, seats)),
        outcome=equal if state.phase is Phase.OVER else None,
    )


def _use(state: State, choices: Stream, draws: Draws) -> None:
    seats = range(len(state.hands))
    for viewer in (*viewers(len(seats)), Auditor()):
        TITLE.groups(TITLE.view_of(state, viewer))
        assert TITLE.check(TITLE.resample(state, viewer, (), choices)) == ()
    for seat in seats:
        blocked(TITLE, state, seat)
        for move in TITLE.legal_moves(state, seat):
            done = TITLE.decide(state, seat, move, draws)
            assert isinstance(done, Decided)
            assert TITLE.check(done.state) == ()
            _stored(list[Event], done.events)
            _stored(State, done.state)
    for seat, move in probes(TITLE, state, choices, 15):
        TITLE.decide(state, seat, move, draws)
    _act(state, choices)


def _stored(kind: Any, value: Any) -> None:
    """Hold a value to the bounds of its type."""
    convert(to_builtins(value), kind)


def _act(state: State, choices: Stream) -> None:
    """Let the seat on turn run out of time, and let each bot choose for it."""
    assert TITLE.acting(state) == (() if state.phase is Phase.OVER else (state.turn,))
    for seat in TITLE.acting(state):
        legal = TITLE.legal_moves(state, seat)
        assert TITLE.timeout_move(state, seat) in legal
        for level in TITLE.levels:
            assert TITLE.choose(TITLE.view_of(state, AtSeat(seat)), (), legal, level, choices) in legal
