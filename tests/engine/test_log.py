"""Logs: folded in order, versions dense, and nothing unknown passes."""

import pytest
from msgspec import Struct

from engine.draws import Draws, entropy_key
from engine.log import LogCorrupt, NotFolded, fold, replay
from engine.visibility import AnyViewer, AtSeat, Spectator, redaction_of
from tests.support.high_card.high_card import TITLE
from tests.support.high_card.high_card.events import CardLaid, CardsDealt
from tests.support.high_card.high_card.vocabulary import Card

OPTIONS = TITLE.options()
EMPTY = TITLE.empty(OPTIONS, 2)
DEALT = TITLE.setup(OPTIONS, 2, Draws(entropy_key("log")))
START = fold(TITLE, EMPTY, DEALT)
LAID = CardLaid(seat=1, card=START.hands[1][0], turn=0)


class Stranger(Struct, frozen=True):
    """An event of another title."""


def test_folding_nothing_changes_nothing() -> None:
    assert fold(TITLE, START, ()) is START


def test_an_unknown_event_is_not_dropped() -> None:
    with pytest.raises(NotFolded, match="Stranger is no event of high_card"):
        fold(TITLE, START, (Stranger(),))


@pytest.mark.parametrize("viewer", [AtSeat(1), Spectator()])
def test_a_redacted_event_is_named_with_its_field_and_never_folded(viewer: AnyViewer) -> None:
    """Folded, a hand that was hidden would pass for an empty one."""
    redaction = redaction_of(TITLE.cards, TITLE.event)
    (dealt,) = (redaction.redact(event, viewer) for event in DEALT if isinstance(event, CardsDealt))
    with pytest.raises(NotFolded, match=r"^high_card\.cards_dealt hides hands\[0\]\.cards$"):
        fold(TITLE, EMPTY, (dealt,))
    with pytest.raises(LogCorrupt, match=r"^entry 1: high_card\.cards_dealt hides hands\[0\]\.cards$"):
        list(replay(TITLE, EMPTY, [(1, (dealt,))]))
    laid = redaction.redact(LAID, AtSeat(0))
    with pytest.raises(NotFolded, match=r"^high_card\.card_laid hides card$"):
        fold(TITLE, START, (laid,))


def test_replay_gives_each_version_with_its_state() -> None:
    states = list(replay(TITLE, EMPTY, [(1, DEALT), (2, ()), (3, (LAID,))]))
    assert states == [(1, START), (2, START), (3, fold(TITLE, START, (LAID,)))]


def test_replay_goes_on_from_any_version() -> None:
    assert list(replay(TITLE, START, [(8, (LAID,))], after=7)) == [(8, fold(TITLE, START, (LAID,)))]


@pytest.mark.parametrize("versions", [(1, 1), (1, 3), (2,), (0,)])
def test_a_gap_or_a_double_is_corrupt(versions: tuple[int, ...]) -> None:
    with pytest.raises(LogCorrupt, match=f"entry {versions[-1]}: follows"):
        list(replay(TITLE, EMPTY, [(version, ()) for version in versions]))


def test_what_came_before_the_fault_is_given() -> None:
    states = replay(TITLE, EMPTY, [(1, DEALT), (2, (Stranger(),))])
    assert next(states) == (1, START)
    with pytest.raises(LogCorrupt) as caught:
        next(states)
    assert caught.value.version == 2
    assert "Stranger" in caught.value.problem


def test_a_fault_of_the_title_is_not_taken_for_a_corrupt_log() -> None:
    missing = next(card for card in Card if card not in START.hands[1])
    with pytest.raises(ValueError, match="not in list"):
        fold(TITLE, START, (CardLaid(seat=1, card=missing, turn=0),))
