"""What may grow is marked in the OpenAPI document, and docs/compatibility.md says the same."""

import json
import re
from typing import Any

import pytest

from engine.registry import titles
from service.rest.openapi.document import openapi_document
from service.rest.openapi.naming import camel
from service.wire import json as wire
from service.wire.status import TABLE
from tests.support.server import ROOT

OPEN = {
    *("CausedBy", "ByeReason", "EndReason", "FieldFault", "ReasonName", "Retry", "Spectators", "Status", "TextKind"),
    *("GameEvent", "GameMove", "GameOptions", "GameState", "GameView"),
    *("OptionInfo", "PlayDownFrame", "WatchMessage"),
    *("AfterEnd", "BotBecause", "ClocksBecause", "EndCause", "FreedBecause", "OnLeave", "OnTimeout"),
}


@pytest.fixture
async def document() -> dict[str, Any]:
    return json.loads(wire.encode(openapi_document("1.2.3")))


def test_what_may_grow_is_marked_and_everything_of_a_title_is_closed(document: dict[str, Any]):
    schemas = document["components"]["schemas"]
    listed = {name: schema for name, schema in schemas.items() if {"enum", "oneOf", "anyOf"} & schema.keys()}
    assert all(type(schema.get("x-extensible")) is bool for schema in listed.values())
    assert {name for name, schema in listed.items() if schema["x-extensible"]} == OPEN
    assert not [name for name in OPEN for title in titles() if name.startswith(camel(title))]
    assert not [name for name in schemas if "x-extensible" in schemas[name] and name not in listed]


def test_the_page_says_what_may_grow():
    page = (ROOT / "docs" / "compatibility.md").read_text()
    table = page.partition("`x-extensible: true`")[2].partition("\n\n|")[2].partition("\n\n")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)) == OPEN


def test_every_reason_that_can_be_given_is_published(document: dict[str, Any]):
    published = set(document["components"]["schemas"]["ReasonName"]["enum"])
    own = {reason.value for title in titles().values() for reason in title.reason}
    assert published == {*TABLE, *own}
    for owner in ("ProblemDocument", "Refusal", "ReasonInfo"):
        reason = document["components"]["schemas"][owner]["properties"]["reason"]
        assert reason["$ref"] == "#/components/schemas/ReasonName"
