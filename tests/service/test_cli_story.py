"""A game told to people."""

import io
from datetime import UTC, datetime

import msgspec
from rich.console import Console

from engine.games.color_match.cards import Card, Color, Face
from engine.games.color_match.events import CardPlayed
from engine.sight import Auditor
from service.app.vocabulary import By, Header, LoggedEntry
from service.cli.story import Story


def test_a_card_with_two_sides_is_called_by_the_one_that_lies_up() -> None:
    card = Card(Face.BLUE_DRAW_ONE, Face.RED_4)
    event = CardPlayed(seat=1, card=card, color=Color.BLUE, hidden=None)
    entry = LoggedEntry(3, datetime(2026, 11, 29, tzinfo=UTC), By.SEAT, 1, None, (event,))
    header = Header("fairdeal-log/1", "game", "color_match/1", 2, Auditor())
    for language, told in (("en", "Seat 1 plays Blue +1."), ("ko", "1번 자리가 파랑 +1 카드를 냈습니다.")):
        out = io.StringIO()
        Story(Console(file=out, width=200), Auditor(), language).tell(msgspec.json.encode(entry), header, played=True)
        assert told in out.getvalue()
