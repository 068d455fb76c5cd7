"""Names to show: everybody can see them, and no two seats of a game look the same."""

import asyncio
from itertools import chain
from typing import Any
from unicodedata import category

import pytest

from service.app.app import App
from service.app.call import Call
from service.app.games.create_game import create_game
from service.app.games.join_game import join_game
from service.app.messages.display_name import fault_of_name, look_alike
from service.app.messages.lobby import Claim, CreateGameRequest, JoinGameRequest
from service.app.problem import FieldFault, wrong
from service.wire.json import convert
from tests.support.tables import RULES, make_app, open_table, problem_of

PEOPLE = (
    "민아",
    "\u1106\u1175\u11ab\u110b\u1161",
    "ㅋㅋ민아ㅋㅋ",
    "김·이",
    "Leo 김",
    "Núñez-Ó Briain",
    "Nguyễn",
    "田中 ひろ",
    "Иван",
    "Σωκράτης",
    "สมชาย ที่รัก",
    "می\u200cنو",
    "क्\u200dष",
    "👩\u200d👩\u200d👧",
    "👩🏽\u200d🚀",
    "🏳️\u200d🌈",
    "❤️",
    "1️⃣",
    "🇰🇷",
    "Player 1",
    "★ 별 ★",
)

NOBODY = {
    "must have blanks only between words, one plain blank each": (
        " Leo",
        "Leo ",
        "Leo  N",
        "\u3000Leo",
        "Leo\u2003N",
        "\u2800",
        "Leo\n",
        "\u2028",
    ),
    "must not begin with a combining mark": ("\u0301a", "\u034f"),
    "must not have more than 4 combining marks in a row, nor the same one twice": (
        "a\u0301\u0301",
        "a\u0300\u0301\u0302\u0303\u0304",
        "Z" + "\u0336\u0335" * 19,
    ),
    "must not mix the scripts Cyrillic, Latin": ("\u0410dmin",),
    "must not mix the scripts Greek, Latin": ("Leo\u03b1",),
    "must not mix the scripts Hangul, Thai": ("민ที่",),
}

UNSEEN = (
    "\u3164",  # the Hangul fillers
    "\u115f",
    "\u1160",
    "\uffa0",
    "\u200d",  # a joiner that joins nothing
    "👩\u200d",
    "a\u200db",
    "a\ufe0f",
    "\ufdd0",  # no characters
    "\U0001fffe",
    "\ue000",  # private use
    "\u0378",  # not assigned
    "Leo\u202eoel",
    "\ufeffLeo",
    "Leo\U000e0041",
)


@pytest.mark.parametrize("name", PEOPLE, ids=ascii)
def test_names_of_people_and_emoji_are_names(name: str) -> None:
    assert fault_of_name(name) is None


@pytest.mark.parametrize(("fault", "name"), [(fault, name) for fault, names in NOBODY.items() for name in names])
def test_the_refusal_says_what_misleads(fault: str, name: str) -> None:
    assert str(fault_of_name(name)) == fault


@pytest.mark.parametrize("name", UNSEEN, ids=ascii)
def test_a_name_with_something_unseen_is_none(name: str) -> None:
    fault = fault_of_name(name)
    assert fault is not None
    assert str(fault).startswith("must have only letters, digits, signs and emoji that can be seen, not U+")


def test_no_character_without_a_look_of_its_own_is_in_any_name() -> None:
    for number in chain(range(0x20000), range(0xE0000, 0xE1000), range(0xF0000, 0xF0010)):
        char = chr(number)
        if category(char) in {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}:
            assert fault_of_name(f"a{char}b") is not None, f"U+{number:04X}"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("민아", "민아"),
        ("민아", "\u1106\u1175\u11ab\u110b\u1161"),
        ("Leo", "LEO"),
        ("Leo", "Le0"),
        ("Leo", "\uff2c\uff45\uff4f"),
        ("Ilia", "llia"),
        ("paypal", "\u0440\u0430\u0443\u0440\u0430l"),
        ("modern", "modem"),
        ("❤", "❤️"),
    ],
)
def test_names_that_a_person_takes_for_one_another_look_alike(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(("name", "other"), [("민아", "민하"), ("Player 1", "Player 2"), ("Ana", "Anna"), ("👩", "👨")])
def test_other_names_do_not(name: str, other: str) -> None:
    assert not look_alike(name, other)


async def test_a_claim_is_refused_by_its_field(app: App) -> None:
    def creation(*names: str) -> CreateGameRequest:
        claims = tuple(Claim(seat=seat, display_name=name) for seat, name in enumerate(names))
        return CreateGameRequest(request_id="c", rule_set=RULES, seats=3, claims=claims)

    unseen = await problem_of(app.bind(create_game)(Call(), creation("Leo", "\u3164")))
    words = "must have only letters, digits, signs and emoji that can be seen, not {code_point}"
    assert unseen.fields == (wrong("claims[1].display_name", words, FieldFault.WRONG_FORM, code_point="U+3164"),)
    twin = await problem_of(app.bind(create_game)(Call(), creation("Leo", "Mia", "LEO")))
    words = "must not look like the name of seat {seat}"
    assert twin.fields == (wrong("claims[2].display_name", words, FieldFault.TAKEN, seat=0),)


async def test_nobody_joins_under_the_name_of_another_seat(app: App) -> None:
    table = await open_table(app, 3, taken=())
    elsewhere = make_app(app.store)

    def joining(request_id: str, name: str) -> JoinGameRequest:
        return JoinGameRequest(game_id=table.game_id, request_id=request_id, display_name=name)

    first = await elsewhere.bind(join_game)(Call(), joining("j", "민아"))
    twin = await problem_of(app.bind(join_game)(Call(), joining("k", "민아")))
    words = "must not look like the name of seat {seat}"
    assert twin.fields == (wrong("display_name", words, FieldFault.TAKEN, seat=1),)
    assert (await app.bind(join_game)(Call(), joining("j", "민아"))).credential == first.credential
    assert (await app.bind(join_game)(Call(), joining("k", "민하"))).credential.seat == 2


async def test_a_name_is_judged_beside_seats_that_are_still_being_read(app: App, monkeypatch: Any) -> None:
    table = await open_table(app, 3, taken=())
    elsewhere = table.through(make_app(app.store))
    await elsewhere.app.bind(join_game)(
        Call(), JoinGameRequest(game_id=table.game_id, request_id="j", display_name="Leo")
    )
    reading, go_on, read = asyncio.Event(), asyncio.Event(), app.store.game

    async def slow(game_id: str) -> Any:
        reading.set()
        await go_on.wait()
        return await read(game_id)

    monkeypatch.setattr(app.store, "game", slow)
    looking = asyncio.ensure_future(table.see())
    await reading.wait()
    monkeypatch.setattr(app.store, "game", read)
    joining = JoinGameRequest(game_id=table.game_id, request_id="k", display_name="LEO")
    refused = asyncio.ensure_future(problem_of(app.bind(join_game)(Call(), joining)))
    await asyncio.sleep(0.05)
    go_on.set()
    assert (await refused).fields[0].code is FieldFault.TAKEN
    await looking


def test_a_name_has_1_to_40_characters() -> None:
    plain = {"game_id": "a" * 26, "request_id": "r" * 22}
    assert convert(JoinGameRequest, plain | {"display_name": "a" * 40}).display_name == "a" * 40
    for name in ("", "a" * 41):
        with pytest.raises(Exception, match="VALIDATION_FAILED") as caught:
            convert(JoinGameRequest, plain | {"display_name": name})
        assert caught.value.fields[0].code is FieldFault.WRONG_LENGTH
