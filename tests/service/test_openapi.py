"""The OpenAPI document: names that stay, unions that can be told apart, schemas that real answers fulfil."""

import json
import re
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from engine.registry import titles
from service.api.operations import OPERATIONS
from service.app.messages import vocabulary
from service.rest.openapi.channel import FRAMES
from service.rest.openapi.document import openapi_document
from service.rest.openapi.naming import ACROSS_TITLES, OF_THE_SERVICE, camel
from service.rest.openapi.schema import Components, Direction, NameTaken
from service.wire import json as wire
from tests.support.rest_serving import Rest, serving

REF = "#/components/schemas/"
ROUTE = {operation.name: operation.route for operation in OPERATIONS}


@pytest.fixture
async def document() -> dict[str, Any]:
    return json.loads(wire.encode(openapi_document("1.2.3")))


def operations(document: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Give every operation that is a call."""
    for methods in document["paths"].values():
        yield from (operation for operation in methods.values() if FRAMES not in operation)


def nodes(value: Any) -> Iterator[dict[str, Any]]:
    """Give every object in the document, examples left out."""
    if isinstance(value, dict):
        yield value
        for key, inside in value.items():
            if key not in {"example", "examples"}:
                yield from nodes(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from nodes(inside)


def fulfils(document: dict[str, Any], schema: dict[str, Any], value: Any) -> None:
    """Hold a value against a schema of the document."""
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "components": document["components"]} | schema
    jsonschema_rs.validator_for(whole).validate(value)


async def test_it_is_the_same_every_time(document: dict[str, Any]):
    assert json.loads(wire.encode(openapi_document("1.2.3"))) == document


async def test_it_is_served_and_may_be_kept():
    async with serving() as rest:
        answer = await rest.get("/v1/openapi.json")
        assert answer.json()["openapi"] == "3.1.0"
        assert (await rest.get("/v1/openapi.json", if_none_match=answer.headers["etag"])).status_code == 304


def test_operations_are_the_rpcs_in_lower_camel(document: dict[str, Any]):
    found = [operation["operationId"] for operation in operations(document)]
    assert sorted(found) == sorted(each.name[0].lower() + each.name[1:] for each in OPERATIONS)
    assert all(operation["summary"].endswith(".") for operation in operations(document))


def test_created_is_said_only_where_something_is(document: dict[str, Any]):
    created = {each["operationId"] for each in operations(document) if "201" in each["responses"]}
    assert created == {"createGame", "joinGame", "rematch"}
    assert all(("200" in each["responses"]) != ("201" in each["responses"]) for each in operations(document))


def test_every_reference_leads_somewhere(document: dict[str, Any]):
    for ref in (node["$ref"] for node in nodes(document) if "$ref" in node):
        found: Any = document
        for step in ref.removeprefix("#/").split("/"):
            found = found[step]


def test_every_component_is_used_or_a_union_of_a_title(document: dict[str, Any]):
    used = {node["$ref"].removeprefix(REF) for node in nodes(document) if "$ref" in node}
    own = {f"{camel(title)}{part}" for title in titles() for part in ("Move", "Event", "MoveInput")}
    assert set(document["components"]["schemas"]) - used <= own


def test_names_are_those_of_classes_with_the_title_before_its_own(document: dict[str, Any]):
    names = set(document["components"]["schemas"])
    assert {"TakeThatPlace", "TakeThatCardPlaced", "TakeThatView", "TakeThatPhase", "Update", "Entry"} <= names
    assert {*ACROSS_TITLES, *OF_THE_SERVICE, "TakeThatMove", "TakeThatEvent"} <= names
    assert all(re.fullmatch("([A-Z][a-z0-9]*)+", name) for name in names)


def test_a_union_is_a_component_whose_members_type_tells_apart(document: dict[str, Any]):
    schemas = document["components"]["schemas"]
    unions = {name: schema for name, schema in schemas.items() if "oneOf" in schema}
    assert {*ACROSS_TITLES, *OF_THE_SERVICE} <= set(unions)
    for union in unions.values():
        assert union["discriminator"]["propertyName"] == "type"
        mapping = union["discriminator"]["mapping"]
        assert [{"$ref": ref} for ref in dict.fromkeys(mapping.values())] == union["oneOf"]
        for tag, ref in mapping.items():
            member = schemas[ref.removeprefix(REF)]
            if "oneOf" in member:  # the union of a title in one over all titles
                member = schemas[member["discriminator"]["mapping"][tag].removeprefix(REF)]
            assert member["properties"]["type"] == {"type": "string", "const": tag}
            assert "type" in member["required"]
    assert not [node for schema in schemas.values() for node in nodes(schema.get("properties")) if "oneOf" in node]


def test_a_union_over_titles_is_one_while_there_is_a_single_title(document: dict[str, Any]):
    schemas = document["components"]["schemas"]
    assert schemas["Update"]["properties"]["view"]["anyOf"] == [{"$ref": f"{REF}GameView"}, {"type": "null"}]
    assert schemas["SubmitMoveRequest"]["properties"]["move"]["$ref"] == f"{REF}GameMoveInput"


def test_answers_have_every_field(document: dict[str, Any]):
    schemas = document["components"]["schemas"]
    contents = [
        content
        for each in operations(document)
        for content in each["responses"]["200" if "200" in each["responses"] else "201"]["content"].values()
    ]
    seen: set[str] = set()
    left = [node["$ref"] for content in contents for node in nodes(content["schema"]) if "$ref" in node]
    while left:
        name = left.pop().removeprefix(REF)
        if name not in seen and not name.endswith("Position"):  # some fields of a state, whichever way it travels
            seen.add(name)
            left += [node["$ref"] for node in nodes(schemas[name]) if "$ref" in node]
            assert set(schemas[name].get("required", [])) == set(schemas[name].get("properties", {})), name
    assert not any(name.endswith(("Input", "Request")) for name in seen)


def test_requests_may_leave_out_what_has_a_default_and_nothing_else(document: dict[str, Any]):
    schemas = document["components"]["schemas"]
    submit = schemas["SubmitMoveRequest"]
    assert submit["required"] == ["request_id", "expected_version", "move"]
    assert set(submit["properties"]) == {"request_id", "expected_version", "move", "brief", "dry_run"}
    assert submit["additionalProperties"] is False
    assert schemas["TakeThatOptionsInput"]["required"] == ["type"]
    assert "default" not in {key for schema in schemas.values() for node in nodes(schema) for key in node}


def test_bounds_and_texts_are_there(document: dict[str, Any]):
    properties = document["components"]["schemas"]["SubmitMoveRequest"]["properties"]
    assert properties["request_id"]["pattern"] == "^[!-~]{1,64}$"
    assert (properties["expected_version"]["minimum"], properties["expected_version"]["maximum"]) == (0, 1_000_000_000)
    for name, schema in document["components"]["schemas"].items():
        assert schema.get("description"), name
        for field, described in schema.get("properties", {}).items():
            assert field == "type" or described.get("description"), f"{name}.{field}"


def test_examples_of_requests_fulfil_their_schemas(document: dict[str, Any]):
    for operation in operations(document):
        for media, content in operation.get("requestBody", {}).get("content", {}).items():
            fulfils_told(document, media, content)
        for parameter in operation.get("parameters", []):
            if "example" in parameter:
                fulfils(document, parameter["schema"], parameter["example"])


def test_examples_of_answers_fulfil_their_schemas(document: dict[str, Any]):
    for operation in operations(document):
        answers = [answer for status, answer in operation["responses"].items() if "content" in answer]
        for media, content in [each for answer in answers for each in answer["content"].items()]:
            fulfils_told(document, media, content)
    problems = document["components"]["responses"]["Problem"]["content"]["application/problem+json"]
    assert {"STALE_VERSION", "VALIDATION_FAILED"} < set(problems["examples"])
    for example in problems["examples"].values():
        fulfils(document, problems["schema"], example["value"])


def fulfils_told(document: dict[str, Any], media: str, content: dict[str, Any]) -> None:
    """Hold an example against its schema; that of a stream is text, and the values in it have a schema of their own."""
    schema = content["schema"]
    for example in examples_of(content).values():
        fulfils(document, schema, example)
        if media != "application/json":
            assert schema["contentMediaType"] == media
            lines = [line for line in example.splitlines() if line.startswith(("data: ", "{"))]
            assert lines
            fulfils(document, schema["contentSchema"], [json.loads(line.removeprefix("data: ")) for line in lines])


def examples_of(content: dict[str, Any]) -> dict[str, Any]:
    """Give the examples of a body by the titles that they are of; one of none in particular has no name."""
    if "example" in content:
        return {"": content["example"]}
    return {name: example["value"] for name, example in content["examples"].items()}


def test_every_title_has_examples_of_its_own(document: dict[str, Any]):
    moves = document["paths"]["/v1/games/{game_id}/moves"]["post"]
    for content in (moves["requestBody"]["content"], moves["responses"]["200"]["content"]):
        examples = examples_of(content["application/json"])
        assert sorted(examples) == sorted(titles())
        assert all(f'"type": "{title}.' in json.dumps(example) for title, example in examples.items())


def test_the_document_says_where_it_is(document: dict[str, Any]):
    assert "`/v1/openapi.json`" in document["info"]["description"]


async def test_real_answers_fulfil_the_schemas(document: dict[str, Any]):
    async with serving() as rest:
        table = await rest.running_table(3, spectators="OPEN")
        version = await table.play()
        seat, path = table.tokens[0], table.path
        paths = {
            "GetGame": path,
            "ListGames": "/v1/games",
            "ListEntries": f"{path}/entries?page_size=500",
            "GetReplay": f"{path}/replay/{version}",
            "GetServer": "/v1/server",
            "ListRuleSets": "/v1/rule-sets",
            "GetRuleSet": "/v1/rule-sets/take_that/1",
            "GetTexts": "/v1/rule-sets/take_that/1/texts?language=ko",
        }
        for operation, url in paths.items():
            answer = await rest.get(url, seat)
            fulfils(document, schema_of(document, operation), answer.json())
        lines = (await rest.get(f"{path}/log")).text.splitlines()
        for line in lines:
            fulfils(document, {"$ref": f"{REF}LogLine"}, json.loads(line))
        await every_turn_fulfils(document, rest)


async def every_turn_fulfils(document: dict[str, Any], rest: Rest) -> None:
    """Play a game and hold every view, list of moves and answer against the document."""
    table = await rest.running_table(2, seed="another")
    turn = await table.turn()
    while turn["status"] == "RUNNING":
        fulfils(document, {"$ref": f"{REF}Update"}, turn)
        for move in turn["legal_moves"]:
            fulfils(document, {"$ref": f"{REF}GameMoveInput"}, move)
        answer = (await table.submit(turn, turn["legal_moves"][-1])).json()
        fulfils(document, schema_of(document, "SubmitMove"), answer)
        turn = await table.turn() if answer["update"]["status"] == "RUNNING" else answer["update"]


def schema_of(document: dict[str, Any], operation: str) -> dict[str, Any]:
    """Give the schema of an operation's answer."""
    route = ROUTE[operation]
    responses = document["paths"][route.path][route.method.lower()]["responses"]
    return responses["201" if route.created else "200"]["content"]["application/json"]["schema"]


def test_a_schema_refuses_what_the_server_refuses(document: dict[str, Any]):
    good = {"request_id": "x", "expected_version": 1, "move": {"type": "take_that.place", "card": 34}}
    schema = {"$ref": f"{REF}SubmitMoveRequest"}
    fulfils(document, schema, good)
    wrong: list[dict[str, Any]] = [
        good | {"unknown": 1},
        good | {"expected_version": -1},
        good | {"request_id": "two words"},
        good | {"request_id": "x\n"},
        good | {"move": {"type": "take_that.place"}},
        good | {"move": {"type": "take_that.place", "card": 99}},
        good | {"move": {"type": "take_that.nothing"}},
        good | {"brief": None},
    ]
    for body in wrong:
        with pytest.raises(jsonschema_rs.ValidationError):
            fulfils(document, schema, body)


def test_two_types_never_share_a_name():
    class Update(msgspec.Struct):
        """Another one."""

    components = Components()
    components.struct(vocabulary.Update, Direction.OUTPUT)
    with pytest.raises(NameTaken):
        components.struct(Update, Direction.OUTPUT)
