"""RulesService: tables that callers keep, and what is wrong with them."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.take_that.vocabulary import Card, Options, Place, State, TakeRow
from engine.position import position
from engine.registry import titles
from engine.visibility import AtSeat, Auditor, Spectator
from service.app.app import App
from service.app.call import Call
from service.app.messages.rules import (
    ApplyMoveRequest,
    CheckMoveRequest,
    GetRuleSetRequest,
    GetViewRequest,
    ListMovesRequest,
    ListRuleSetsRequest,
    NewStateRequest,
)
from service.app.rules.get_rule_set import get_rule_set, list_rule_sets
from service.app.rules.moves import apply_move, check_move, list_moves
from service.app.rules.state import get_view, new_state
from service.store.memory import MemoryStore
from tests.support.high_card.high_card import TITLE as HIGH_CARD
from tests.support.high_card.high_card.vocabulary import LayCard
from tests.support.tables import make_app, problem_of

TITLE = titles()["take_that"]

PLACE = Place(card=Card(45))


def table(**given: Any) -> State:
    base = {"turn": 0, "hands": [[45, 49, 94], [12, 23], [34]], "row": [41], "draw_pile": [56, 57, 58]}
    return position(TITLE, Options(), 3, base | given)


@pytest.fixture
def app() -> App:
    return make_app(MemoryStore())


def asked(kind: type[Any], **changes: Any) -> Any:
    values = {"title": "take_that", "state": table(), "seat": 0, "move": PLACE, "entropy": "e", "viewer": AtSeat(0)}
    return kind(**{name: value for name, value in (values | changes).items() if name in kind.__struct_fields__})


async def test_a_new_state_is_the_same_for_the_same_entropy(app: App) -> None:
    request = NewStateRequest(title="take_that", seats=3, entropy="e")
    first, again = await app.bind(new_state)(Call(), request), await app.bind(new_state)(Call(), request)
    assert first == again
    assert first.state.options == Options()
    assert first.acting == TITLE.acting(first.state)
    other = await app.bind(new_state)(Call(), NewStateRequest(title="take_that", seats=3, entropy="f"))
    assert other.state != first.state


async def test_a_whole_game_is_played_on_states_alone(app: App) -> None:
    begun = await app.bind(new_state)(Call(), NewStateRequest(title="take_that", seats=2, entropy="e"))
    state, acting, outcome = begun.state, begun.acting, None
    while outcome is None:
        moves = (await app.bind(list_moves)(Call(), asked(ListMovesRequest, state=state, seat=acting[0]))).legal_moves
        request = asked(ApplyMoveRequest, state=state, seat=acting[0], move=moves[-1])
        assert (await app.bind(check_move)(Call(), asked(CheckMoveRequest, **_fields(request)))).refusal is None
        answer = await app.bind(apply_move)(Call(), request)
        state, acting, outcome = answer.state, answer.acting, answer.outcome
    assert acting == ()
    assert len(outcome.placings) == 2


def _fields(request: ApplyMoveRequest) -> dict[str, Any]:
    return {"state": request.state, "seat": request.seat, "move": request.move}


async def test_a_refusal_is_an_answer_to_a_check_and_a_problem_to_a_move(app: App) -> None:
    move = Place(card=Card(94))
    refusal = (await app.bind(check_move)(Call(), asked(CheckMoveRequest, move=move))).refusal
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("OUT_OF_RANGE", "T2.2")
    problem = await problem_of(app.bind(apply_move)(Call(), asked(ApplyMoveRequest, move=move)))
    assert (problem.reason, problem.domain, problem.rule) == ("OUT_OF_RANGE", "take_that.fairdeal", "T2.2")
    assert problem.metadata == refusal.params


async def test_moves_are_listed_and_explained(app: App) -> None:
    listed = await app.bind(list_moves)(Call(), asked(ListMovesRequest, explain=True))
    assert listed.legal_moves == (PLACE, Place(card=Card(49)), TakeRow())
    assert [(each.move, each.refusal.reason) for each in listed.blocked] == [(Place(card=Card(94)), "OUT_OF_RANGE")]
    assert (await app.bind(list_moves)(Call(), asked(ListMovesRequest))).blocked == ()


@pytest.mark.parametrize("viewer", [AtSeat(0), AtSeat(2), Spectator(), Auditor()])
async def test_a_view_is_for_one_viewer(app: App, viewer: Any) -> None:
    view = (await app.bind(get_view)(Call(), asked(GetViewRequest, viewer=viewer))).view
    assert view.hand == (table().hands[viewer.seat] if isinstance(viewer, AtSeat) else None)


EVERY = [CheckMoveRequest, ApplyMoveRequest, ListMovesRequest, GetViewRequest]
USE_CASES = dict(zip(EVERY, (check_move, apply_move, list_moves, get_view), strict=True))


@pytest.mark.parametrize("kind", EVERY)
@pytest.mark.parametrize(
    ("changes", "reason", "field"),
    [
        ({"title": "chess"}, "RULE_SET_NOT_FOUND", None),
        ({"title": ""}, "RULE_SET_NOT_FOUND", None),
        ({"state": HIGH_CARD.empty(HIGH_CARD.options(), 2)}, "VALIDATION_FAILED", "state"),
        ({"state": replace(table(), row=(Card(41), Card(41)))}, "VALIDATION_FAILED", "state"),
        ({"state": replace(table(), hands=())}, "VALIDATION_FAILED", "state"),
        ({"state": replace(table(), turn=5)}, "VALIDATION_FAILED", "state"),
        ({"seat": 3, "viewer": AtSeat(3)}, "VALIDATION_FAILED", "seat"),
    ],
)
async def test_what_cannot_be_is_refused(
    app: App, kind: type[Any], changes: dict[str, Any], reason: str, field: str | None
) -> None:
    problem = await problem_of(app.bind(USE_CASES[kind])(Call(), asked(kind, **changes)))
    assert problem.reason == reason
    found = problem.metadata.get("field")
    assert found == field or (found == "viewer.seat" and field == "seat")


@pytest.mark.parametrize("kind", [CheckMoveRequest, ApplyMoveRequest])
async def test_a_move_of_another_title_is_unknown(app: App, kind: type[Any]) -> None:
    problem = await problem_of(app.bind(USE_CASES[kind])(Call(), asked(kind, move=LayCard(card=1))))
    assert (problem.reason, problem.metadata) == ("UNKNOWN_MOVE", {"move": "high_card.lay_card"})


async def test_a_bad_state_is_told_in_bounded_length(app: App) -> None:
    state = replace(table(), row=tuple(Card(number) for number in range(12, 99)) * 2)
    problem = await problem_of(app.bind(get_view)(Call(), asked(GetViewRequest, state=state)))
    assert len(problem.metadata["problem"]) < 500


@pytest.mark.parametrize(
    ("changes", "reason", "field"),
    [
        ({"seats": 1}, "VALIDATION_FAILED", "seats"),
        ({"seats": 9}, "VALIDATION_FAILED", "seats"),
        ({"options": HIGH_CARD.options()}, "VALIDATION_FAILED", "options"),
        ({"title": "uno/1"}, "RULE_SET_NOT_FOUND", None),
    ],
)
async def test_an_impossible_deal_is_refused(app: App, changes: dict[str, Any], reason: str, field: str | None) -> None:
    request = NewStateRequest(**{"title": "take_that", "seats": 3, "entropy": "e"} | changes)
    problem = await problem_of(app.bind(new_state)(Call(), request))
    assert (problem.reason, problem.metadata.get("field")) == (reason, field)


async def test_the_catalogue_is_told_in_the_callers_language(app: App) -> None:
    for language in ("en", "ko"):
        rule_sets = (await app.bind(list_rule_sets)(Call(language=language), ListRuleSetsRequest())).rule_sets
        assert [each.rule_set for each in rule_sets] == sorted(title.rule_set for title in titles().values())
        for each in rule_sets:
            assert each.name == f"{language}.{each.title}.title.name"
            got = await app.bind(get_rule_set)(Call(language=language), GetRuleSetRequest(rule_set=each.rule_set))
            assert got.rule_set == each
    problem = await problem_of(app.bind(get_rule_set)(Call(), GetRuleSetRequest(rule_set="take_that/2")))
    assert (problem.reason, problem.metadata) == ("RULE_SET_NOT_FOUND", {"rule_set": "take_that/2"})
