"""Texts: in every language, for every reason, with nothing left to fill in; and the language of a call."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.registry import titles
from service.app.messages.table_events import TABLE_EVENTS
from service.app.rule_book import member_tag
from service.wire.language import LANGUAGES, language_for
from service.wire.reasons import reason_text, reason_title
from service.wire.status import TABLE
from service.wire.template import names_in
from service.wire.texts import TitleTexts, card_name, title_text

WIRE = Path(__file__).parents[2] / "service" / "wire" / "texts"
PARAM = re.compile(r"\{(\w+)\}")


def texts(language: str) -> dict[str, Any]:
    """Read the texts of the service."""
    return tomllib.loads((WIRE / f"{language}.toml").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_title_and_a_sentence_and_nothing_else_has(language: str):
    found = texts(language)
    assert set(found) - {"problems"} == {"rule", "words", "zones", "events", "reasons"}
    assert set(found["reasons"]) == set(TABLE)
    assert all(set(text) == {"title", "detail"} and all(text.values()) for text in found["reasons"].values())


@pytest.mark.parametrize("reason", sorted(TABLE))
def test_languages_name_the_same_facts(reason: str):
    named = [set(names_in(texts(language)["reasons"][reason]["detail"])) for language in LANGUAGES]
    assert all(params == named[0] for params in named)
    assert not PARAM.search("".join(texts(language)["reasons"][reason]["title"] for language in LANGUAGES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_of_a_table_has_a_text_that_tells_what_everybody_may_know(language: str):
    kinds = {member_tag(kind).partition(".")[2]: kind for kind in TABLE_EVENTS}
    told = texts(language)["events"]
    assert told.keys() == kinds.keys()
    for name, kind in kinds.items():
        assert set(PARAM.findall(told[name])) <= set(kind.__struct_fields__) - {"position"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_title_has_a_text(language: str):
    for title in titles().values():
        for reason in title.reason:
            assert title_text(title.name, language, "reasons", reason)
            assert reason_title(reason, f"{title.name}.fairdeal", language) == texts(language)["rule"]["title"]


def test_the_facts_of_a_call_are_put_in():
    told = {language: reason_text("SEAT_TAKEN", "fairdeal", {"seat": "3"}, language) for language in LANGUAGES}
    assert told == {"en": "Seat 3 is somebody else's.", "ko": "3번 자리에는 다른 사람이 앉아 있습니다."}


@pytest.mark.parametrize(
    ("title", "reason", "params", "english", "korean"),
    [
        (
            "take_that",
            "WRONG_PHASE",
            {"phase": "TURN", "count": "0"},
            "That move is not possible now; the game waits for a card to place or reverse, or the row to take.",
            "지금은 그 수를 둘 수 없습니다. 지금은 카드를 놓거나 반전하거나 줄을 가져갈 차례입니다.",
        ),
        (
            "uno",
            "WRONG_PHASE",
            {"phase": "PENALTY", "count": "4"},
            "That move is not possible now; the game waits for owed cards to be drawn: 4.",
            "지금은 그 수를 둘 수 없습니다. 지금은 카드를 4장 받을 차례입니다.",
        ),
        (
            "uno",
            "CARD_NOT_IN_HAND",
            {"card": "RED_5"},
            "Red 5 is not in the hand of the seat that plays it.",
            "내려는 카드(빨강 5)가 손에 없습니다.",
        ),
        (
            "uno",
            "CARD_NOT_PLAYABLE",
            {"card": "RED_5", "color": "BLUE", "top_card": "BLUE_7"},
            "Red 5 does not go on Blue 7 here; the colour is blue.",
            "지금 색은 파랑이고, 파랑 7 위에 빨강 5를 낼 수 없습니다.",
        ),
        ("uno", "INVALID_TARGET", {"target": "2"}, "Seat 2 cannot be chosen here.", "2번 자리는 고를 수 없습니다."),
    ],
)
def test_facts_are_told_in_the_words_of_the_title(
    title: str, reason: str, params: dict[str, str], english: str, korean: str
):
    domain = f"{title}.fairdeal" if reason in list(titles()[title].reason) else "fairdeal"
    told = [reason_text(reason, domain, params, language, title=title) for language in LANGUAGES]
    assert told == [english, korean]


def test_a_reason_without_a_text_is_told_by_its_name():
    assert reason_text("NEW_REASON", "fairdeal", {}, "en") == "NEW_REASON"
    assert reason_text("NEW_REASON", "take_that.fairdeal", {}, "ko") == "NEW_REASON"


def test_texts_of_titles_are_found_by_path():
    found = TitleTexts()
    assert found.languages == LANGUAGES
    assert found.text("take_that", "en", "title", "name") == "Take That"
    assert found.names("take_that", "ko", "cards") == {"any": "{card}"}
    assert found.names("take_that", "en", "words")["FITS"] == "fits the end of the row"
    assert found.names("take_that", "en", "no_such_section") == {}
    assert found.shared("en", "events", "started") == "The game begins."
    with pytest.raises(KeyError):
        found.text("take_that", "en", "title")
    with pytest.raises(KeyError):
        found.text("take_that", "en", "options", "nothing", "name")


def test_cards_have_names():
    assert card_name("take_that", "en", "34")
    assert "34" in card_name("take_that", "ko", "34")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("*", "en"),
        ("ko", "ko"),
        ("KO-kr", "ko"),
        ("ko-Hang-KR", "ko"),
        ("en, ko", "en"),
        ("ko, en", "ko"),
        ("en;q=0.8, ko;q=0.9", "ko"),
        ("ko;q=0.800, en;q=0.81", "en"),
        ("fr, de;q=0.9, ko;q=0.1", "ko"),
        ("fr", "en"),
        ("fr, *;q=0.5", "en"),
        ("en;q=0, *", "ko"),
        ("en;q=0, *;q=0", "en"),
        ("ko;q=0", "en"),
        ("ko ; q = 1 , en;q=0.9", "ko"),
        ("ko;q=2, en", "en"),
        ("ko;level=1, en;q=0.5", "en"),
        (",,;q=1,ko", "ko"),
        ("k\x00", "en"),
        ("ko," * 1000, "en"),
    ],
)
def test_the_language_of_a_call(accepted: str | None, language: str):
    assert language_for(accepted) == language


def test_a_particle_fits_what_the_caller_sent():
    assert (
        reason_text("UNKNOWN_MOVE", "fairdeal", {"move": "uno.fly"}, "ko") == "이 게임에는 uno.fly라는 수가 없습니다."
    )
    assert (
        reason_text("UNKNOWN_MOVE", "fairdeal", {"move": "uno.run"}, "ko") == "이 게임에는 uno.run이라는 수가 없습니다."
    )
