"""What is wrong with a field is said in the caller's language: every such sentence of the code has a Korean text."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from service.app.call import Call
from service.app.messages.display_name import fault_of_name
from service.app.messages.said import Said
from service.app.problem import Problem, invalid
from service.wire import json
from service.wire.faults import field_problem
from service.wire.problems import problem_document, rpc_status
from service.wire.reasons import said
from service.wire.template import names_in
from tests.support.rest_serving import Rest

SERVICE = Path(__file__).parents[2] / "service"
KOREAN = tomllib.loads((SERVICE / "wire" / "texts" / "ko.toml").read_text("utf-8"))["problems"]
PLACES = {"invalid": 1, "wrong": 1, "Said": 0, "malformed": 0, "formed": 1}
"""Which argument of these calls holds the words."""


def sentences() -> Iterator[str]:
    """Give the words of every call in the code that says what is wrong with a field, where they stand in the call."""
    for file in SERVICE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACES:
                place = PLACES[node.func.id]
                match node.args[place : place + 1]:
                    case [ast.Constant(value=str(words))]:
                        yield words
                    case [ast.JoinedStr()]:
                        raise AssertionError(f"{file}:{node.lineno}: facts are put in by name, not by an f-string")
                    case _:
                        pass


def test_every_sentence_has_a_korean_text_with_the_same_facts():
    found = set(sentences())
    assert len(found) > 40
    assert [words for words in found if words not in KOREAN] == []
    assert [words for words, text in KOREAN.items() if sorted(names_in(words)) != sorted(names_in(text))] == []


@pytest.mark.parametrize(
    ("message", "english", "korean"),
    [
        ("Expected `int` <= 9", "must be at most 9", "9 이하여야 합니다"),
        ("Expected `int`, got `str`", "must be a whole number, not text", "글이 아니라 정수여야 합니다"),
        ("Expected `object | null`, got `int`", "must be an object or null, not a whole number", None),
        ("Expected `str` of length >= 1", "must have at least 1 character", "1자 이상이어야 합니다"),
        ("Expected `array` of length <= 3", "must have at most 3 items", "3개 이하여야 합니다"),
        ("Expected `array` of length == 2", "must have 2 items", "2개여야 합니다"),
        ("Invalid enum value 'BLUE'", "cannot be BLUE", "BLUE는 쓸 수 없는 값입니다"),
        ("Integer value out of range", "is a number too large for any field", "너무 큰 수입니다"),
        ("Object missing required field `seat`", "is required", "필요합니다"),
        ("Something new", "is not as the contract says", "API 규격에 맞지 않습니다"),
    ],
)
def test_what_the_check_finds_is_said_in_both_languages(message: str, english: str, korean: str | None):
    problem = field_problem(message).problem
    assert problem.words in KOREAN
    assert said(problem, "en") == english
    assert korean is None or said(problem, "ko") == korean


@pytest.mark.parametrize("name", [" Ann", "\u0301a", "a\u0301\u0301", "\u3164", "\u0410nn", "a\u202eb"])
def test_a_name_is_refused_in_korean_too(name: str):
    problem = fault_of_name(name)
    assert problem is not None
    assert said(problem, "ko") != str(problem)


def test_a_sentence_without_a_text_stays_english():
    assert said(Said("is new to {whom}", {"whom": "all"}), "ko") == "is new to all"


def test_both_transports_say_it_in_the_language_of_the_caller():
    problem = invalid("seat", "must be below {seats}, the number of seats", seats=3)
    document = problem_document(problem, Call(language="ko"), "/v1/games")
    words = "자리 수인 3보다 작아야 합니다"
    assert (document.detail, document.fields[0].problem) == (f"seat: {words}.", words)
    assert document.params == {"field": "seat", "problem": words, "code": "NOT_ALLOWED"}
    assert rpc_status(problem, Call(language="ko")).message == f"seat: {words}."


async def test_a_wrong_request_is_answered_in_korean(rest: Rest):
    answer = await rest.get("/v1/games?page_size=0", accept_language="ko")
    assert answer.json()["fields"] == [{"path": "page_size", "problem": "1 이상이어야 합니다", "code": "OUT_OF_RANGE"}]


def test_a_problem_says_english_by_itself():
    with pytest.raises(Problem) as caught:
        json.decode(int, b"[")
    assert caught.value.metadata["problem"] == "is not JSON in UTF-8"
