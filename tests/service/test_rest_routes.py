"""The table of routes: one for each rpc, each field of a request from one place, each route really served."""

import msgspec
import pytest
from fairdeal.v1 import game_service_pb2, rules_service_pb2

from service.app.inventory import OPERATIONS
from service.app.operation import Kind
from service.rest.request_reader import path_fields
from service.rest.routes import ROUTES, Media, Route
from tests.support.rest_serving import serving

OPERATION = {operation.name: operation for operation in OPERATIONS}


def test_every_rpc_has_a_route_and_every_route_an_rpc():
    services = [
        game_service_pb2.DESCRIPTOR.services_by_name["GameService"],
        rules_service_pb2.DESCRIPTOR.services_by_name["RulesService"],
    ]
    rpcs = sorted(method.name for service in services for method in service.methods)
    assert sorted(route.operation for route in ROUTES) == rpcs


def test_no_two_routes_share_method_and_path():
    assert len({(route.method, route.path) for route in ROUTES}) == len(ROUTES)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.operation)
def test_every_field_has_one_source(route: Route):
    fields = {field.name for field in msgspec.structs.fields(OPERATION[route.operation].request)}
    from_path = {route.joined} if route.joined else set(path_fields(route.path))
    assert from_path <= fields
    assert set(route.query) <= fields - from_path
    left = fields - from_path - set(route.query)
    if route.method == "GET":
        assert left == set()
    if route.takes is Media.LINES:
        assert left == {"line"}


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.operation)
def test_the_kind_of_stream_shows_in_the_media_type(route: Route):
    kind = OPERATION[route.operation].kind
    assert (route.gives is not Media.JSON) == (kind is Kind.SERVER_STREAM)
    assert (route.takes is not Media.JSON) == (kind is Kind.CLIENT_STREAM)


async def test_every_route_is_served_under_its_method():
    async with serving() as rest:
        for route in ROUTES:
            path = route.path.replace("{game_id}", "a" * 26).replace("{version}", "1").replace("{title}", "take_that")
            answer = await rest.client.request(route.method, path.replace("{number}", "1"))
            reason = answer.json().get("reason") if answer.status_code >= 400 else None
            assert reason not in {"ROUTE_NOT_FOUND", "METHOD_NOT_ALLOWED", "INTERNAL"}, route.path
            other = await rest.client.request("PUT", path)
            assert other.status_code == 405
            assert route.method in other.headers["allow"]
