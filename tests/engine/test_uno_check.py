"""UNO: tables that cannot be are found out."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.uno import TITLE
from engine.games.uno.vocabulary.cards import Card, Color, Deck
from engine.games.uno.vocabulary.options import Options, Wd4Restriction
from engine.games.uno.vocabulary.state import Pending, PendingCause, Phase, Showing, State
from engine.outcome import Outcome, Placing
from tests.support.uno_tables import table

OVER = Outcome((Placing(0, 1, 0), Placing(1, 2, 3), Placing(2, 2, 3)))


def debt(**changed: Any) -> Pending:
    return replace(Pending(seat=0, count=2, cause=PendingCause.DRAW_TWO, attacker=2), **changed)


def attack(**changed: Any) -> Pending:
    plain = Pending(seat=0, count=4, cause=PendingCause.WILD_DRAW_FOUR, attacker=2, color_before=Color.RED)
    return replace(plain, **changed)


def sound() -> State:
    return table(hands=[["RED_1", "RED_2"], ["RED_3"], ["RED_5"]], discard_pile=["RED_9"], color="RED")


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"hands": ((Card.RED_1,),)}, "hands: 1 seats"),
        ({"hands": ((Card.RED_2, Card.RED_1), (), ())}, "hands, snapshot, showings: not in deck order"),
        ({"hands": ((Card.RED_0, Card.RED_0), (), ())}, "RED_0 lies on the table 2 times, 1 in the deck"),
        ({"draw_pile": (Card.WILD_CUSTOM_1,), "options": Options(customizable=())}, "WILD_CUSTOM_1 lies on the table"),
        ({"draw_pile": (Card.WILD_SHUFFLE_HANDS,), "options": Options(deck=Deck.CARDS_108)}, "WILD_SHUFFLE_HANDS lies"),
        ({"turn": 3}, "turn: there is no seat 3"),
        ({"dealer": 3}, "dealer: there is no seat 3"),
        ({"uno_window": 3}, "uno_window: there is no seat 3"),
        ({"uno_called": (3,)}, "uno_called: there is no seat 3"),
        ({"showings": (Showing(seat=3, challenger=0, cards=()),)}, "showings.seat: there is no seat 3"),
        ({"showings": (Showing(seat=0, challenger=3, cards=()),)}, "showings.challenger: there is no seat 3"),
        ({"phase": Phase.PENALTY, "pending": debt(seat=3)}, "pending.seat: there is no seat 3"),
        ({"phase": Phase.PENALTY, "pending": debt(attacker=3)}, "pending.attacker: there is no seat 3"),
        ({"showings": (Showing(seat=0, challenger=1, cards=(Card.RED_0,) * 2),)}, "snapshot, showings: more"),
        ({"showings": (Showing(seat=0, challenger=1, cards=(Card.RED_2, Card.RED_1)),)}, "hands, snapshot, showings"),
        ({"showings": (Showing(seat=0, challenger=1, cards=()),) * 2}, "showings: a seat was shown one hand twice"),
        ({"showings": (Showing(seat=1, challenger=1, cards=()),)}, "showings: a seat was shown one hand twice"),
        ({"scores": (0, 0)}, "scores: not one for each"),
        ({"scores": (0, 0, 1940)}, "scores: not within"),
        ({"scores": (0, 0, -1)}, "scores: not within"),
        ({"idle_turns": 4}, "idle_turns: 4"),
        ({"blocked_rounds": 4}, "blocked_rounds: 4"),
        ({"round": 900_001}, "round: 900001 is further"),
        ({"turn_number": 900_001}, "turn_number: 900001 is further"),
        ({"turns_before": 900_001}, "turns_before: 900001 is further"),
        ({"turns_before": 60, "turn_number": 41, "options": Options(max_turns=100)}, "turn_number: turn 101 of the"),
        ({"windows_opened": 900_001}, "windows_opened: 900001 is further"),
        ({"next_draw": 900_001}, "next_draw: 900001 is further"),
        ({"phase": Phase.PENALTY, "pending": debt(count=900_001)}, "pending.count: 900001 is further"),
        ({"direction": 0}, "direction: neither"),
        ({"color": Color.BLUE}, "color: BLUE, but the top card is RED_9"),
        ({"color": None}, "color: None, but the top card is RED_9"),
        ({"phase": Phase.OVER}, "outcome: there is one"),
        ({"outcome": OVER}, "outcome: there is one"),
        ({"phase": Phase.OVER, "outcome": Outcome(OVER.placings[:2])}, "outcome: not one placing"),
        ({"phase": Phase.DRAWN}, "drawn_card: there is one"),
        ({"drawn_card": Card.RED_1}, "drawn_card: there is one"),
        ({"phase": Phase.DRAWN, "drawn_card": Card.BLUE_1}, "drawn_card: not in the hand"),
        ({"phase": Phase.PENALTY}, "pending: there is something"),
        ({"pending": debt()}, "pending: there is something"),
        ({"phase": Phase.PENALTY, "pending": debt(seat=1)}, "pending.seat: not the seat on turn"),
        ({"phase": Phase.PENALTY, "pending": debt(attacker=0)}, "pending.attacker: attacks itself"),
        (
            {"phase": Phase.PENALTY, "pending": debt(cause=PendingCause.GIVE_ONE)},
            "pending.cause: not GIVE_ONE in PENALTY",
        ),
        ({"phase": Phase.GIVE, "pending": debt()}, "pending.cause: not DRAW_TWO in GIVE"),
        ({"phase": Phase.WD4_RESPONSE, "pending": debt(), "snapshot": ()}, "pending.cause: not DRAW_TWO"),
        ({"phase": Phase.WD4_RESPONSE, "pending": attack()}, "snapshot: there is one"),
        ({"snapshot": ()}, "snapshot: there is one"),
        (
            {"phase": Phase.WD4_RESPONSE, "pending": attack(), "snapshot": (Card.RED_6,)},
            "snapshot: the attacker has lost",
        ),
        ({"phase": Phase.WD4_RESPONSE, "pending": attack(attacker=None), "snapshot": ()}, "pending: attacker and"),
        ({"phase": Phase.WD4_RESPONSE, "pending": attack(color_before=None), "snapshot": ()}, "pending: attacker and"),
        (
            {
                "phase": Phase.WD4_RESPONSE,
                "pending": attack(),
                "snapshot": (),
                "options": Options(wd4_restriction=Wd4Restriction.NONE),
            },
            "phase: there is no challenge",
        ),
        (
            {"phase": Phase.GIVE, "pending": debt(cause=PendingCause.GIVE_ONE), "hands": ((), (), ())},
            "hands: the seat that has to give",
        ),
        ({"phase": Phase.START_COLOR}, "phase: START_COLOR, but the top card RED_9 has a colour"),
        ({"uno_window": 0, "windows_opened": 1}, "uno_window: its seat does not hold one card"),
        ({"uno_window": 1}, "windows_opened: one is open"),
        ({"uno_called": (0,)}, "uno_called: a seat in it"),
        ({"uno_called": (1, 1)}, "uno_called: a seat twice"),
        ({"phase": Phase.PENALTY, "pending": debt(), "discard_pile": ()}, "pending: owed for a card"),
        (
            {"phase": Phase.PENALTY, "pending": debt(), "discard_pile": (Card.WILD,), "color": None},
            "pending: owed for a card",
        ),
    ],
)
def test_a_table_that_cannot_be_is_found_out(changed: dict[str, Any], problem: str) -> None:
    assert TITLE.check(sound()) == ()
    found = TITLE.check(replace(sound(), **changed))
    assert any(text.startswith(problem) for text in found), found


@pytest.mark.parametrize("phase", ["PENALTY", "WD4_RESPONSE", "GIVE"])
def test_pending_things_of_the_right_kind_are_sound(phase: str) -> None:
    pending = {"PENALTY": debt(), "WD4_RESPONSE": attack(), "GIVE": debt(cause=PendingCause.GIVE_ONE, attacker=None)}
    snapshot = (Card.RED_5,) if phase == "WD4_RESPONSE" else None
    assert TITLE.check(replace(sound(), phase=Phase(phase), pending=pending[phase], snapshot=snapshot)) == ()
