"""The table of operations: whole, as the contract has it, served, and shown by examples of today."""

from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from engine.registry import titles
from service.api.completeness import Incomplete, need_complete
from service.api.examples import examples
from service.api.operation import Flow, Operation, Scope
from service.api.operations import OPERATIONS
from service.api.route import Media, Route
from service.app.call import Call
from service.bootstrap import open_app
from service.cli.examples import FILE, play, written
from service.settings import Settings, StoreKind
from service.wire import json
from service.wire.rpcs import rpcs
from tests.support.rest_serving import memory_app, serving
from tests.support.tables import problem_of

ROOT = Path(__file__).parents[2]
SUBMIT = next(operation for operation in OPERATIONS if operation.name == "SubmitMove")
ENTRIES = next(operation for operation in OPERATIONS if operation.name == "ListEntries")


def test_the_operations_are_the_rpcs_in_their_order():
    assert [(operation.service, operation.name) for operation in OPERATIONS] == list(rpcs())


def test_the_table_is_whole():
    need_complete(OPERATIONS, rpcs(), examples().calls)


def test_an_operation_without_its_rpc_is_named():
    left = {key: rpc for key, rpc in rpcs().items() if key[1] != "GetServer"}
    with pytest.raises(Incomplete, match=r"^GetServer has no rpc in GameService$"):
        need_complete(OPERATIONS, left, examples().calls)


def test_an_operation_without_an_example_is_named():
    left = {name: calls for name, calls in examples().calls.items() if name != "GetView"}
    with pytest.raises(Incomplete, match=r"^GetView has no example: make examples$"):
        need_complete(OPERATIONS, rpcs(), left)


def test_an_rpc_and_an_example_without_their_operation_are_named():
    with pytest.raises(Incomplete, match=r"^GetView is an rpc and no operation; GetView has an example and is no op"):
        need_complete([each for each in OPERATIONS if each.name != "GetView"], rpcs(), examples().calls)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (replace(SUBMIT, response=ENTRIES.response), "is another rpc in the contract: UNARY from SubmitMoveRequest to"),
        (replace(SUBMIT, flow=Flow.SERVER_STREAM), "is another rpc in the contract"),
        (replace(SUBMIT, flow=Flow.SERVER_STREAM), "is SERVER_STREAM and gives application/json"),
        (replace(SUBMIT, route=replace(SUBMIT.route, takes=Media.LINES)), "is UNARY and takes application/x-ndjson"),
        (replace(SUBMIT, route=replace(SUBMIT.route, query=("speed",))), "has no field speed, which its route names"),
        (replace(SUBMIT, route=Route("GET", "/v1/moves")), "is GET and has nowhere to take brief, dry_run, expected_"),
        (replace(SUBMIT, route=replace(SUBMIT.route, query=("game_id",))), "takes game_id from path and query"),
        (replace(SUBMIT, route=replace(SUBMIT.route, path="/v1/games/{table}/moves")), "has no field table"),
    ],
)
def test_a_row_that_does_not_fit_is_named(changed: Operation, told: str):
    rows = [changed if each.name == "SubmitMove" else each for each in OPERATIONS]
    with pytest.raises(Incomplete) as caught:
        need_complete(rows, rpcs(), examples().calls)
    assert f"SubmitMove {told}" in str(caught.value)


def test_two_rows_of_one_name_or_route_are_named():
    with pytest.raises(Incomplete, match=r"SubmitMove is there twice; POST /v1/games/\{game_id\}/moves leads to two"):
        need_complete([*OPERATIONS, SUBMIT], rpcs(), examples().calls)


async def test_what_is_missing_fails_the_start(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(examples().calls, "GetServer")
    with pytest.raises(Incomplete, match="GetServer has no example"):
        async with open_app(Settings(store=StoreKind.MEMORY)):
            pass


async def of_no_part(speed: int, call: Call, request: object) -> None:
    """A use case that wants what no App has."""


async def of_another_type(limits: int, call: Call, request: object) -> None:
    """A use case that takes a part for something else."""


@pytest.mark.parametrize("use_case", [of_no_part, of_another_type])
def test_a_use_case_that_wants_what_the_app_does_not_have_is_named(use_case: Callable[..., Any]):
    with pytest.raises(
        TypeError, match=rf"^{use_case.__name__} takes \w+: <class 'int'>, which is no part of the App$"
    ):
        memory_app().bind(use_case)


def test_a_use_case_gets_the_parts_that_it_names_and_no_others():
    app = memory_app()
    for operation in OPERATIONS:
        bound = app.bind(operation.use_case)
        names = list(signature(operation.use_case).parameters)
        assert bound.args == tuple(getattr(app, name) for name in names[:-2])


async def test_the_examples_are_what_the_server_answers():
    assert (ROOT / "service/api" / FILE).read_bytes() == written(await play()), "make examples"


async def test_where_a_game_is_soon_over_the_examples_go_on_with_another(monkeypatch: pytest.MonkeyPatch):
    played = {"take_that": titles()["take_that"]}
    monkeypatch.setattr("service.cli.examples.titles", lambda: played)
    monkeypatch.setattr("service.cli.examples._MOVES", 300)
    assert (await play()).calls.keys() == examples().calls.keys()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
async def test_who_shows_no_token_is_refused_where_a_seat_is_wanted(operation: Operation):
    example: Any = next(iter(examples().calls[operation.name].values()))
    if operation.flow is Flow.CLIENT_STREAM:
        assert operation.scope is Scope.ANYBODY
        return
    request = json.convert(operation.request, example.fields)
    answer = memory_app().bind(operation.use_case)(Call(), request)
    if operation.scope is Scope.SEAT:
        assert (await problem_of(answer)).reason == "CREDENTIAL_MISSING"
    elif operation.scope is Scope.VIEWER:
        reached = anext(answer) if operation.flow is Flow.SERVER_STREAM else answer
        assert (await problem_of(reached)).reason == "GAME_NOT_FOUND"
    elif operation.name == "PreviewGame":
        assert (await problem_of(answer)).reason == "JOIN_CODE_NOT_FOUND"
    else:
        await answer


async def test_every_route_is_served_under_its_method():
    async with serving() as rest:
        for route in (operation.route for operation in OPERATIONS):
            path = route.path.replace("{game_id}", "a" * 26).replace("{version}", "1").replace("{title}", "take_that")
            answer = await rest.client.request(route.method, path.replace("{number}", "1"))
            reason = answer.json().get("reason") if answer.status_code >= 400 else None
            assert reason not in {"ROUTE_NOT_FOUND", "METHOD_NOT_ALLOWED", "INTERNAL"}, route.path
            other = await rest.client.request("PUT", path)
            assert other.status_code == 405
            assert route.method in other.headers["allow"]
