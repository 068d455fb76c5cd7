"""Names to show: what changes the text around it without being seen is in none."""

import re
from itertools import chain
from typing import Any
from unicodedata import category

from service.app.game_messages import JoinGameRequest
from service.app.problem import Fault, FieldProblem, Problem
from service.rest.openapi.document import openapi_document
from service.wire import json

JOINERS = "\u200c\u200d"
LATER = range(0x13439, 0x13440)
"""Format characters since Unicode 15; to an older Python they are not assigned."""


def problem_of(name: str) -> FieldProblem | None:
    """Give what is wrong with a name, if anything is."""
    plain = {"game_id": "a" * 26, "request_id": "r", "display_name": name}
    try:
        json.convert(JoinGameRequest, plain)
    except Problem as problem:
        (fault,) = problem.fields
        return fault
    return None


def test_no_unseen_character_is_in_a_name_and_every_other_may_be() -> None:
    for number in chain(range(0x20000), range(0xE0000, 0xE1000)):
        char = chr(number)
        unseen = category(char) in {"Cc", "Cf", "Cs", "Zl", "Zp"} and char not in JOINERS
        assert (problem_of(f"a{char}b") is not None) == (unseen or number in LATER), f"U+{number:04X}"


def test_the_refusal_names_the_field_in_words() -> None:
    wanted = FieldProblem("display_name", "must have no control, format or separator characters", Fault.WRONG_FORM)
    for name in ("Leo\u202eoel", "Leo\u2028", "\u2029", "Leo\n", "\ufeffLeo", "Leo\U000e0041"):
        assert problem_of(name) == wanted, ascii(name)


def test_names_of_people_and_emoji_are_names() -> None:
    for name in ("민아", "Núñez-Ó Briain", "می\u200cنو", "क्\u200dष", "👩\u200d👩\u200d👧", "🏳️\u200d🌈", "a" * 40):
        assert problem_of(name) is None, name


async def test_the_pattern_that_is_published_is_one_that_every_client_can_read() -> None:
    schemas: dict[str, Any] = (await openapi_document("1.2.3"))["components"]["schemas"]
    for name in ("Claim", "JoinGameRequest"):
        pattern = schemas[name]["properties"]["display_name"]["pattern"]
        assert r"\U" not in pattern
        assert re.fullmatch(pattern, "민아")
        assert not re.fullmatch(pattern, "Leo\u202eoel")
