"""Texts with facts in them: parts that may be missing, and Korean particles."""

import pytest

from service.wire.template import names_in, particle, render


@pytest.mark.parametrize(
    ("word", "first", "second", "expected"),
    [
        ("지민", "이", "가", "이"),
        ("하나", "이", "가", "가"),
        ("서울", "으로", "로", "로"),
        ("빨강", "으로", "로", "으로"),
        ("파랑 7", "을", "를", "을"),
        ("7", "으로", "로", "로"),
        ("2", "은", "는", "는"),
        ("10", "이", "가", "이"),
        ("Ann", "이", "가", "이"),
        ("Paul", "으로", "로", "로"),
        ("Nick", "을", "를", "을"),
        ("하트 K", "을", "를", "를"),
        ("하트 A", "이", "가", "가"),
        ("M", "은", "는", "은"),
        ("팀 R", "으로", "로", "로"),
        ("12K", "으로", "로", "로"),
        ("Bo", "을", "를", "를"),
        ("하트 10 (♥)", "을", "를", "을"),
        ("🙂", "이", "가", "이(가)"),
        ("", "이", "가", "이(가)"),
    ],
)
def test_a_particle_fits_the_last_sound(word: str, first: str, second: str, expected: str) -> None:
    assert particle(word, first, second) == expected


@pytest.mark.parametrize(
    ("template", "facts", "expected"),
    [
        ("{card} after {top}", {"card": "34"}, "34 after …"),
        ("{card}", {"card": "{card.__class__}"}, "{card.__class__}"),
        ("Play {card}[ as {color}][ and call UNO{?call}]", {"card": "Wild"}, "Play Wild"),
        ("Play {card}[ as {color}][ and call UNO{?call}]", {"card": "Wild", "color": "red"}, "Play Wild as red"),
        ("Play {card}[ and call UNO{?call}]", {"card": "Red 5", "call": "true"}, "Play Red 5 and call UNO"),
        ("{seat:이/가} {card:을/를} 냈습니다.", {"seat": "지민", "card": "빨강 2"}, "지민이 빨강 2를 냈습니다."),
        ("{seat:이/가}", {}, "…이(가)"),
    ],
)
def test_a_text_is_filled(template: str, facts: dict[str, str], expected: str) -> None:
    assert render(template, facts) == expected


def test_a_text_names_its_facts() -> None:
    assert names_in("{a:을/를}[ {b}{?c}] {a}") == ["a", "b", "c", "a"]
