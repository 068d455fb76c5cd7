"""Facts are called by their kind, as GetRuleSet tells it to clients, never by which texts happen to know a value."""

from typing import Any

import pytest

from engine.game import AnyTitle
from engine.games.uno.vocabulary.events.effects import PenaltySet
from engine.games.uno.vocabulary.state import PendingCause
from engine.reason import ParamKind
from engine.registry import titles
from service.app.messages.texts import TextKind
from service.app.rules.client_data import event_infos, move_infos
from service.app.rules.text_catalog import texts_of
from service.wire.language import LANGUAGES
from service.wire.nouns import nouns
from service.wire.texts import TitleTexts
from tests.support.playouts import playouts

TEXTS = TitleTexts()


def test_a_cause_that_is_spelt_like_a_card_is_called_as_a_cause():
    event = PenaltySet(seat=1, turn_number=1, count=4, cause=PendingCause.WILD_DRAW_FOUR, attacker=0)
    assert nouns("uno", "en", event)["cause"] == "a Wild Draw Four"


@pytest.mark.parametrize("title", titles().values(), ids=titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_says_what_a_client_says_by_the_kinds_of_facts(title: AnyTitle, language: str):
    texts = {(text.kind, text.key): text.text for text in texts_of(title, TEXTS, language).texts}
    infos = {info.tag: info.facts for info in (*move_infos(title), *event_infos(title))}
    met: set[ParamKind] = set()
    for game in playouts(title):
        for told in (each for step in game.steps for each in (step.move, *step.events)):
            facts = infos[told.__struct_config__.tag]
            said = nouns(title.name, language, told)
            assert set(said) == {fact.name for fact in facts}
            for fact in facts:
                met.add(fact.kind)
                value = getattr(told, fact.name)
                values = value if fact.many else (value,)
                assert said[fact.name] == ", ".join(_client(texts, fact.kind, each, told) for each in values or ())
    assert {ParamKind.SEAT, ParamKind.CARD, ParamKind.WORD} <= met


def _client(texts: Any, kind: ParamKind, value: Any, told: Any) -> str:
    """Say a value as docs/texts.md tells clients to."""
    if value is None or value is False:
        return ""
    match kind:
        case ParamKind.WORD:
            return texts[TextKind.WORD, value]
        case ParamKind.SEAT:
            return texts[TextKind.WORD, "seat"].replace("{number}", str(value))
        case ParamKind.CARD:
            card = str(getattr(value, "face", value))
            return texts.get((TextKind.CARD, card)) or texts[TextKind.CARD, "any"].replace("{card}", card)
        case ParamKind.PHASE:
            count = str(getattr(told, "count", 0) or "")
            text = texts[TextKind.PHASE, value]
            return text.replace("[", "").replace("]", "").replace("{count}", count) if count else text.partition("[")[0]
        case ParamKind.FLAG:
            return "true"
        case _:
            return str(value)
