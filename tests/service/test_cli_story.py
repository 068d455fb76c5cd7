"""A game told to people, as `fairdeal replay` does."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

from engine.game import AnyTitle
from engine.games.color_match.vocabulary.cards import Card, Color, Face
from engine.games.color_match.vocabulary.events.deal import CardsDealt, DealtHand
from engine.games.color_match.vocabulary.events.plays import CardPlayed
from engine.games.color_match.vocabulary.state import Phase
from engine.registry import titles
from engine.visibility import AtSeat, Auditor
from service.app.log.entry import encode_entry
from service.app.messages.times import time_of
from service.app.messages.vocabulary import CausedBy, Entry, LogHeader
from service.app.rule_book import rule_book
from service.cli.story import Story
from tests.support.playouts import playouts

HEADER = LogHeader("fairdeal-log/1", "game", "color_match/1", 2, Auditor())
TWO_SIDED = Card(Face.BLUE_DRAW_ONE, Face.RED_4)


def told(event: Any, language: str = "en") -> str:
    """Tell an entry with one event."""
    entry = Entry(1, time_of(0), CausedBy.SEAT, 1, (event,))
    line = encode_entry(rule_book("color_match/1"), entry, None).full
    out = io.StringIO()
    Story(Console(file=out, width=200), Auditor(), language).tell(line, HEADER, until=1)
    return out.getvalue()


def test_a_card_with_two_sides_is_called_by_the_one_that_lies_up() -> None:
    event = CardPlayed(seat=1, card=TWO_SIDED, whole_card=None, color=Color.BLUE, phase=Phase.TURN)
    assert "Seat 1 plays Blue +1; the colour is blue.  phase: turn\n" in told(event)
    assert "1번 자리가 파랑 +1을 냈습니다. 지금 색은 파랑입니다." in told(event, "ko")


def test_hands_are_told_one_a_line_with_cards_by_their_names() -> None:
    hands = (
        DealtHand(seat=0, count=2, cards=(TWO_SIDED, Card(Face.WILD)), whole_cards=None, backs=None),
        DealtHand(seat=1, count=7, cards=None, whole_cards=None, backs=None),
    )
    dealt = CardsDealt(hands=hands, draw_pile_count=90)
    _, sentence, *lines = told(dealt).splitlines()
    assert sentence == "       The cards are dealt; cards left in the draw pile: 90."
    assert [line.strip() for line in lines] == [
        "hands:",
        "seat 0, count 2, cards (Blue +1 / Red 4, Wild)",
        "seat 1, count 7",
    ]


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_no_story_is_told_in_the_spelling_of_programs(title: AnyTitle) -> None:
    game, out = playouts(title)[0], io.StringIO()
    header = LogHeader("fairdeal-log/1", "game", title.rule_set, game.seats, Auditor())
    story = Story(Console(file=out, width=10_000), Auditor(), "en")
    for number, events in enumerate((game.dealt, *(step.events for step in game.steps)), start=1):
        entry = Entry(number, time_of(0), CausedBy.SEAT, 0, events)
        line = encode_entry(rule_book(title.rule_set), entry, None).full
        story.tell(line, header, until=len(game.steps) + 1)
    for seat in range(game.seats):
        story.end(header, 1, title.view_of(game.start, AtSeat(seat)), title.outcome(game.states[-1]))
    assert out.getvalue().count("\n") > len(game.steps)
    assert re.findall(r"[\[{\"]|null|[A-Z0-9]+_[A-Z0-9]+", out.getvalue()) == []
