"""GetTexts: everything that people read of a rule set, over both transports and in every language."""

from collections.abc import AsyncIterator

import grpc
import pytest

from engine.game import AnyTitle
from engine.options import option_fields
from engine.reason import Reason
from engine.registry import titles
from engine.value import field_types, members, tag_of
from service.app.messages.rules import GetTextsRequest, GetTextsResponse
from service.app.messages.table_events import TABLE_EVENTS
from service.app.messages.texts import TextKind
from service.app.problem import ServiceReason
from service.wire import json
from service.wire.codec import CODEC
from service.wire.language import LANGUAGES
from tests.support.local_rpc import LocalRpc, local_rpc
from tests.support.rest_serving import Rest

KOREAN = ("accept-language", "ko-KR,en;q=0.5")

every_title = pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.name)


@pytest.fixture
async def rpc() -> AsyncIterator[LocalRpc]:
    async with local_rpc() as running:
        yield running


async def over_rpc(rpc: LocalRpc, request: GetTextsRequest, *metadata: tuple[str, str]) -> GetTextsResponse:
    answer = await rpc.call("RulesService/GetTexts", CODEC.encode(request), metadata)
    return CODEC.decode(GetTextsResponse, answer)


def wanted(title: AnyTitle) -> dict[TextKind, set[str]]:
    """Give the keys of a title's texts, but for its cards and words: what texts can name, other tests say."""
    fields = option_fields(title.options)
    return {
        TextKind.EVENT: {str(tag_of(kind)) for kind in members(title.event)[0]}
        | {str(tag_of(kind)) for kind in TABLE_EVENTS},
        TextKind.MOVE: {str(tag_of(kind)) for kind in members(title.move)[0]},
        TextKind.PHASE: {phase.value for phase in field_types(title.view)["phase"]},
        TextKind.ZONE: {zone.name for zone in title.zones},
        TextKind.REASON: {*map(str, Reason), *map(str, ServiceReason), *map(str, title.reason)},
        TextKind.OPTION: {field.name for field in fields},
        TextKind.OPTION_SUMMARY: {field.name for field in fields},
        TextKind.CHOICE: {f"{field.name}.{value}" for field in fields for value in field.values},
    }


@every_title
async def test_every_text_is_there_in_every_language_over_both_transports(title: AnyTitle, rest: Rest, rpc: LocalRpc):
    for language in LANGUAGES:
        told = await over_rpc(rpc, GetTextsRequest(rule_set=title.rule_set, language=language))
        answer = await rest.get(f"/v1/rule-sets/{title.rule_set}/texts?language={language}")
        assert (answer.status_code, answer.headers["content-language"]) == (200, language)
        assert json.decode(GetTextsResponse, answer.content) == told
        assert (told.rule_set, told.language) == (title.rule_set, language)
        assert all((told.name, told.summary, *(text.text for text in told.texts)))
        found = [(text.kind, text.key) for text in told.texts]
        assert len(set(found)) == len(found)
        keys = {kind: {key for of, key in found if of is kind} for kind in TextKind}
        assert keys.pop(TextKind.CARD)
        keys.pop(TextKind.WORD)
        assert keys == wanted(title)


async def test_the_language_is_the_one_that_the_caller_accepts(rest: Rest, rpc: LocalRpc):
    request = GetTextsRequest(rule_set="take_that/1")
    assert (await over_rpc(rpc, request)).language == "en"
    korean = await over_rpc(rpc, request, KOREAN)
    assert (korean.language, korean.name) == ("ko", "테이크 댓")
    assert (await rest.get("/v1/rule-sets/take_that/1/texts")).json()["language"] == "en"
    answer = await rest.get("/v1/rule-sets/take_that/1/texts", accept_language=KOREAN[1])
    assert json.decode(GetTextsResponse, answer.content) == korean
    chosen = await rest.get("/v1/rule-sets/take_that/1/texts?language=en", accept_language="ko")
    assert (chosen.json()["language"], chosen.headers["content-language"]) == ("en", "en")
    assert chosen.headers["etag"] != answer.headers["etag"]


async def test_other_languages_and_rule_sets_are_refused(rest: Rest, rpc: LocalRpc):
    french = GetTextsRequest(rule_set="take_that/1", language="fr")
    failed = await rpc.fail("RulesService/GetTexts", CODEC.encode(french))
    assert (failed.code, failed.reason) == (grpc.StatusCode.INVALID_ARGUMENT, "VALIDATION_FAILED")
    refused = await rest.get("/v1/rule-sets/take_that/1/texts?language=fr")
    assert refused.status_code == 400
    assert refused.json()["fields"] == [
        {"path": "language", "problem": "must be one of en, ko", "code": "UNKNOWN_VALUE"}
    ]
    failed = await rpc.fail("RulesService/GetTexts", CODEC.encode(GetTextsRequest(rule_set="take_that/9")))
    assert (failed.code, failed.reason) == (grpc.StatusCode.NOT_FOUND, "RULE_SET_NOT_FOUND")
    unknown = await rest.get("/v1/rule-sets/take_that/9/texts")
    assert (unknown.status_code, unknown.json()["reason"]) == (404, "RULE_SET_NOT_FOUND")
