"""Rules in words: every number that a refusal can cite has a text, in the language that the caller asks for."""

import re

import pytest

from engine.game import AnyTitle
from engine.registry import titles
from engine.rules_page import option_rules, rule_texts
from service.app.messages.rules import GetRuleRequest, GetRuleResponse
from service.wire.codec import CODEC
from tests.support.local_rpc import local_rpc
from tests.support.rest_serving import Rest
from tests.support.server import ROOT

KOREAN = "cuarenta/1"


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.name)
async def test_every_rule_and_option_is_in_the_list_and_found_alone(rest: Rest, title: AnyTitle):
    page = (ROOT / "engine" / "games" / title.name / "RULES.md").read_text("utf-8")
    path = f"/v1/rule-sets/{title.rule_set}/rules"
    listed = (await rest.get(path)).json()
    told = {rule["rule"]: rule["text"] for section in listed["sections"] for rule in section["rules"]}
    options = {f"option:{name}" for name in option_rules(page)}
    assert {number: text for number, text in told.items() if number not in options} == rule_texts(page)
    assert set(told) == {*rule_texts(page), *options}
    assert listed["language"] == "en"
    schemas = (await rest.get("/v1/openapi.json")).json()["components"]["schemas"]
    for owner in ("Refusal", "ProblemDocument", "RuleText", "GetRuleResponse", "OptionConflict"):
        known = schemas[owner]["properties"]["rule"]
        assert all(re.search(known["pattern"], number) for number in told), owner
        assert "option:<name>" in known["description"], owner
    for section in listed["sections"]:
        for rule in section["rules"][:1]:
            alone = (await rest.get(f"{path}/{rule['rule']}")).json()
            assert alone == {
                "rule_set": title.rule_set,
                "language": "en",
                "heading": section["heading"],
                "rule": rule["rule"],
                "text": rule["text"],
            }


async def test_the_language_is_the_one_asked_for_where_the_page_is_written_in_it(rest: Rest):
    path = f"/v1/rule-sets/{KOREAN}/rules/Q1.1"
    english, korean = (await rest.get(path)).json(), (await rest.get(f"{path}?language=ko")).json()
    assert (english["language"], korean["language"]) == ("en", "ko")
    assert korean == (await rest.get(path, accept_language="ko")).json()
    assert korean["text"] != english["text"]
    assert korean["rule"] == english["rule"] == "Q1.1"
    assert (await rest.get(f"{path}?language=fr")).json()["fields"][0]["path"] == "language"


async def test_the_rest_of_the_page_is_told_as_text(rest: Rest):
    sections = (await rest.get(f"/v1/rule-sets/{KOREAN}/rules")).json()["sections"]
    page = (ROOT / "engine" / "games" / "cuarenta" / "RULES.md").read_text("utf-8")
    assert [f"# {section['heading']}" in page for section in sections] == [True] * len(sections)
    (sizes,) = [section for section in sections if section["heading"] == "Sizes"]
    assert sizes["rules"] == []
    assert sizes["text"].startswith("| what | size |")
    (options,) = [section for section in sections if section["heading"] == "Options"]
    assert "|" not in options["text"]


async def test_what_is_not_there_is_refused_by_name(rest: Rest):
    answer = await rest.get(f"/v1/rule-sets/{KOREAN}/rules/Q99.9")
    assert (answer.status_code, answer.json()["reason"]) == (404, "RULE_NOT_FOUND")
    assert answer.json()["params"] == {"rule": "Q99.9", "rule_set": KOREAN}
    unknown = await rest.get("/v1/rule-sets/bridge/1/rules")
    assert (unknown.status_code, unknown.json()["reason"]) == (404, "RULE_SET_NOT_FOUND")


async def test_grpc_answers_the_same(rest: Rest):
    over_rest = (await rest.get(f"/v1/rule-sets/{KOREAN}/rules/Q1.1")).json()
    async with local_rpc() as rpc:
        request = CODEC.encode(GetRuleRequest(rule_set=KOREAN, rule="Q1.1"))
        answer = CODEC.decode(GetRuleResponse, await rpc.call("RulesService/GetRule", request))
        missing = CODEC.encode(GetRuleRequest(rule_set=KOREAN, rule="Q99.9"))
        assert (await rpc.fail("RulesService/GetRule", missing)).reason == "RULE_NOT_FOUND"
    assert answer == GetRuleResponse(**over_rest)


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.name)
async def test_every_rule_is_told_in_korean_under_the_same_number(rest: Rest, title: AnyTitle):
    told = {}
    for language in ("en", "ko"):
        page = (await rest.get(f"/v1/rule-sets/{title.rule_set}/rules?language={language}")).json()
        assert page["language"] == language
        told[language] = {rule["rule"]: rule["text"] for section in page["sections"] for rule in section["rules"]}
    assert list(told["ko"]) == list(told["en"])
    assert not [number for number, text in told["en"].items() if told["ko"][number] == text and ":" not in number]
