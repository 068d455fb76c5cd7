"""What is legal, over every title: everything listed is accepted, everything else refused, and nothing raises."""

from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from engine.draws import Draws
from engine.game import MOST_MOVES, MOST_MOVES_BYTES, AnyTitle, Decided, Refusal
from engine.hand import deck_key
from engine.reason import Reason
from engine.value import members
from tests.support.explore import states
from tests.support.playouts import moments, playouts
from tests.support.probes import NoDraws, probes, universe, wrong_moves
from tests.support.titles import Case, every_title, stream

every = pytest.mark.parametrize("case", every_title(), ids=str)


@every
def test_everything_listed_is_accepted(case: Case) -> None:
    title, tried = case.title, 0
    for game, number in moments(title, 300):
        state = game.states[number]
        for seat in range(game.seats):
            for move in title.legal_moves(state, seat):
                verdict = title.decide(state, seat, move, game.draws)
                assert isinstance(verdict, Decided), f"{move} is listed, and {verdict}"
                assert verdict.events, f"{move} does nothing"
                tried += 1
    assert tried > 100


@every
def test_everything_else_is_refused_and_draws_nothing(case: Case) -> None:
    title, reasons = case.title, Counter[str]()
    for name, state, draws in states(case, 150):
        before = msgspec.json.encode(state)
        for seat, move in wrong_moves(title, state, stream(title.name, name, "wrong")):
            verdict = title.decide(state, seat, move, _draws_for(title, draws))
            if isinstance(verdict, Refusal):
                _check_refusal(case, verdict)
                reasons[verdict.reason] += 1
            else:
                assert _is_penalised(verdict), f"{move} is not listed, and accepted"
        assert msgspec.json.encode(state) == before
    assert reasons.total() > 100
    missing = {reason.value for reason in title.reason} - set(reasons)
    assert not missing, f"no random probe was refused for {missing}"


def _draws_for(title: AnyTitle, draws: Draws) -> Draws:
    """Give draws that fail, but to a title whose options punish a wrong move: the penalty may be drawn."""
    return NoDraws() if not _punishes(title) else draws


def _punishes(title: AnyTitle) -> bool:
    return any(kind.__name__.endswith("Penalised") for kind in members(title.event)[0])


def _is_penalised(verdict: Decided[Any, Any]) -> bool:
    """Tell whether a wrong move was accepted at a price, which an event says by its name."""
    return any(type(event).__name__.endswith("Penalised") for event in verdict.events)


def _check_refusal(case: Case, verdict: Refusal) -> None:
    """Check that a refusal has a known reason and an existing rule; a title's own reason always has a rule."""
    own = {reason.value for reason in case.title.reason}
    assert verdict.reason in own | {reason.value for reason in Reason}
    if verdict.reason in own:
        assert verdict.rule is not None, f"{verdict.reason} names no rule"
    if verdict.rule is not None and not verdict.rule.startswith("option:"):
        assert verdict.rule in case.rules, f"RULES.md has no {verdict.rule}"
    if verdict.rule is not None and verdict.rule.startswith("option:"):
        assert hasattr(case.title.options(), verdict.rule.removeprefix("option:"))


@every
def test_legal_moves_are_few_unique_and_in_order(case: Case) -> None:
    title = case.title
    kinds = members(title.move)[0]
    for game in playouts(title):
        for state in game.states:
            for seat in range(game.seats):
                moves = title.legal_moves(state, seat)
                assert len(moves) <= MOST_MOVES
                assert len(msgspec.json.encode(moves)) <= MOST_MOVES_BYTES
                keys = [(kinds.index(type(move)), _order(move)) for move in moves]
                assert all(one < two for one, two in pairwise(keys)), f"not in order, or twice: {moves}"


def _order(value: Any) -> Any:
    """Give the order of a move among those of its kind: by its fields in turn, null first, cards in deck order."""
    match value:
        case None:
            return ()
        case tuple():
            return (1, *(_order(item) for item in value))
        case msgspec.Struct():
            return (1, *(_order(getattr(value, name)) for name in value.__struct_fields__))
        case _:
            return (1, deck_key(value))


@every
def test_legal_moves_belong_to_the_universe(case: Case) -> None:
    title = case.title
    for game, number in moments(title, 100):
        known = {move for kind in universe(title, game.options, game.seats).kinds for move in kind}
        for seat in range(game.seats):
            assert set(title.legal_moves(game.states[number], seat)) <= known


@every
def test_lists_in_moves_are_accepted_in_any_order(case: Case) -> None:
    title = case.title
    for game, number in moments(title, 100):
        state = game.states[number]
        for seat in range(game.seats):
            for move in title.legal_moves(state, seat):
                lists = {
                    name: value for name in move.__struct_fields__ if isinstance(value := getattr(move, name), tuple)
                }
                turned = msgspec.structs.replace(move, **{name: value[::-1] for name, value in lists.items()})
                assert title.decide(state, seat, turned, game.draws) == title.decide(state, seat, move, game.draws)


@every
def test_nothing_is_legal_after_the_end(case: Case) -> None:
    title = case.title
    for game in playouts(title):
        state = game.states[-1]
        assert title.outcome(state) is not None
        assert title.acting(state) == ()
        for seat, move in probes(title, state, stream(title.name, game.entropy, "end"), 50):
            assert title.legal_moves(state, seat) == ()
            verdict = title.decide(state, seat, move, NoDraws())
            assert isinstance(verdict, Refusal)
            assert verdict.reason == Reason.GAME_OVER


@every
def test_a_seat_that_is_not_at_the_table_is_refused(case: Case) -> None:
    title = case.title
    game = playouts(title)[0]
    for moves in universe(title, game.options, game.seats).kinds:
        for move in moves[:50]:
            assert isinstance(title.decide(game.start, 9, move, NoDraws()), Refusal)
    for game, number in moments(title, 100):
        state = game.states[number]
        for move in {move for seat in range(game.seats) for move in title.legal_moves(state, seat)}:
            assert isinstance(title.decide(state, game.seats, move, NoDraws()), Refusal)
