"""UNO: what a viewer was shown of hidden cards stays true in every other world that it may take for real."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.games.uno import TITLE
from engine.games.uno.secrecy.knowledge import cards_seen
from engine.games.uno.vocabulary.cards import Card, Color, Kind
from engine.games.uno.vocabulary.custom import CustomCard, CustomRule
from engine.games.uno.vocabulary.events import Event, StartCardReturned
from engine.games.uno.vocabulary.moves import CatchUno, Challenge, DrawCard, GiveCard, PlayCard
from engine.games.uno.vocabulary.options import IllegalPlay, Options, StartCard
from engine.games.uno.vocabulary.state import Showing, State
from engine.visibility import AnyViewer, AtSeat, Auditor, Spectator
from tests.support.titles import stream
from tests.support.uno_tables import dealt, played, shown, table

GIVE_AND_SWAP = Options(customizable=(CustomCard(rule=CustomRule.GIVE_ONE), CustomCard(rule=CustomRule.SWAP_HANDS)))
REST = [f"{color}_{number}" for color in ("YELLOW", "GREEN", "BLUE") for number in range(1, 10)]


def attacked(**given: Any) -> State:
    """Give a table where seat 0 holds red cards and a Wild Draw Four, and nobody else a red one."""
    hands = [["RED_1", "RED_2", "WILD_DRAW_FOUR"], ["BLUE_0", "BLUE_1"], ["GREEN_0", "GREEN_1"]]
    return table(**({"hands": hands, "discard_pile": ["RED_9"], "color": "RED", "draw_pile": REST} | given))


def worlds(state: State, viewer: AnyViewer, history: list[Event], count: int = 40) -> list[State]:
    made = [TITLE.resample(state, viewer, shown(history, viewer), stream("world", number)) for number in range(count)]
    for world in made:
        assert TITLE.check(world) == ()
        assert TITLE.view_of(world, viewer) == TITLE.view_of(state, viewer)
    return made


def test_an_auditor_has_no_other_world() -> None:
    state, events = dealt(4, "auditor")
    assert TITLE.resample(state, Auditor(), events, stream("auditor")) == state


def test_after_the_end_only_the_pile_is_unknown() -> None:
    state = table(
        hands=[["RED_1"], ["BLUE_1", "BLUE_2"], ["GREEN_1"]],
        discard_pile=["RED_9"],
        color="RED",
        draw_pile=REST[:9] + REST[11:18] + REST[20:],
    )
    over, events = played(state, (0, PlayCard(card=Card.RED_1)))
    made = worlds(over, Spectator(), events)
    assert {world.hands for world in made} == {over.hands}
    assert len({world.draw_pile for world in made}) > 30


def test_hands_and_pile_differ_from_world_to_world() -> None:
    state, events = dealt(4, "differ")
    for viewer in (AtSeat(1), Spectator()):
        made = worlds(state, viewer, events)
        assert len({world.hands for world in made}) == 40
        assert len({world.draw_pile for world in made}) == 40


def test_a_hand_shown_in_a_challenge_stays_with_the_attacker() -> None:
    after, events = played(attacked(), (0, PlayCard(card=Card.WILD_DRAW_FOUR, color=Color.BLUE)), (1, Challenge()))
    for world in worlds(after, AtSeat(1), events):
        assert not Counter([Card.RED_1, Card.RED_2]) - Counter(world.hands[0])
    assert any(Card.RED_1 not in world.hands[0] for world in worlds(after, AtSeat(2), events))


def test_hands_shown_to_others_are_other_hands_in_another_world() -> None:
    after, events = played(attacked(), (0, PlayCard(card=Card.WILD_DRAW_FOUR, color=Color.BLUE)), (1, Challenge()))
    truth = (Showing(seat=0, challenger=1, cards=(Card.RED_1, Card.RED_2)),)
    assert after.showings == truth
    assert all(world.showings == truth for seat in (0, 1) for world in worlds(after, AtSeat(seat), events))
    assert len({world.showings for world in worlds(after, AtSeat(2), events)}) > 20


def test_the_snapshot_is_a_part_of_the_hand_that_the_attacker_has_there() -> None:
    hands = [["RED_1", "WILD_DRAW_FOUR"], ["BLUE_0", "BLUE_1"], ["GREEN_0", "GREEN_1"]]
    play = PlayCard(card=Card.WILD_DRAW_FOUR, color=Color.BLUE)
    after, events = played(attacked(hands=hands), (0, play), (2, CatchUno(seat=0)))
    made = worlds(after, AtSeat(1), events)
    for world in made:
        assert world.snapshot is not None
        assert len(world.snapshot) == 1
        assert len(world.hands[0]) == 3
    assert len({world.snapshot for world in made}) > 5
    assert {world.snapshot for world in worlds(after, AtSeat(0), events)} == {(Card.RED_1,)}


def test_a_drawn_card_is_a_card_of_the_new_hand() -> None:
    after, events = played(attacked(), (0, DrawCard()))
    made = worlds(after, AtSeat(1), events)
    assert all(world.drawn_card in world.hands[0] for world in made)
    assert len({world.drawn_card for world in made}) > 5
    assert {world.drawn_card for world in worlds(after, AtSeat(0), events)} == {after.drawn_card}


def giving() -> tuple[State, list[Event]]:
    hands = [["RED_1", "RED_2", "WILD_CUSTOM_1"], ["BLUE_0", "BLUE_1"], ["GREEN_0", "GREEN_1"]]
    state = table(3, GIVE_AND_SWAP, hands=hands, discard_pile=["RED_9"], color="RED", draw_pile=REST)
    return played(
        state, (0, PlayCard(card=Card.WILD_CUSTOM_1, color=Color.RED)), (0, GiveCard(card=Card.RED_1, target=2))
    )


def test_a_card_that_was_given_away_stays_where_it_went() -> None:
    after, events = giving()
    assert all(Card.RED_1 in world.hands[2] for world in worlds(after, AtSeat(0), events))
    assert any(Card.RED_1 not in world.hands[2] for world in worlds(after, AtSeat(1), events))


def test_who_swapped_knows_both_hands() -> None:
    hands = [["RED_1", "RED_2", "WILD_CUSTOM_2"], ["BLUE_0", "BLUE_1"], ["GREEN_0", "GREEN_1"]]
    state = table(3, GIVE_AND_SWAP, hands=hands, discard_pile=["RED_9"], color="RED", draw_pile=REST)
    after, events = played(state, (0, PlayCard(card=Card.WILD_CUSTOM_2, color=Color.RED, target=2)))
    for seat, other, cards in ((0, 2, (Card.RED_1, Card.RED_2)), (2, 0, (Card.GREEN_0, Card.GREEN_1))):
        assert {world.hands[other] for world in worlds(after, AtSeat(seat), events)} == {cards}
    assert len({world.hands[0] for world in worlds(after, AtSeat(1), events)}) > 20


def test_own_cards_do_not_leave_the_hands_by_a_shuffle() -> None:
    state, events = dealt(3, "first 1")
    hand = tuple(card for card in state.hands[state.turn] if card.kind is not Kind.WILD_SHUFFLE_HANDS)
    held = replace(state, hands=_with(state, (*hand, Card.WILD_SHUFFLE_HANDS)), draw_pile=_without_shuffle(state))
    viewer = AtSeat((state.turn + 1) % 3)
    after, more = played(held, (state.turn, PlayCard(card=Card.WILD_SHUFFLE_HANDS, color=Color.RED)))
    lost = Counter(held.hands[viewer.seat])
    seen = cards_seen(shown([*events, *more], viewer), viewer.seat)
    assert seen == lost
    truth = Counter(card for seat, cards in enumerate(after.hands) if seat != viewer.seat for card in cards) & lost
    for world in worlds(after, viewer, [*events, *more], 10):
        there = Counter(card for seat, cards in enumerate(world.hands) if seat != viewer.seat for card in cards)
        assert not truth - there


def _with(state: State, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    ordered = tuple(sorted(hand, key=lambda card: card.order))
    return tuple(ordered if seat == state.turn else cards for seat, cards in enumerate(state.hands))


def _without_shuffle(state: State) -> tuple[Card, ...]:
    return tuple(card for card in state.draw_pile if card.kind is not Kind.WILD_SHUFFLE_HANDS)


def test_a_first_card_that_went_back_stays_in_the_pile() -> None:
    state, events = dealt(4, "first 8", Options(start_card=StartCard.NUMBER_ONLY))
    back = [event.card for event in events if isinstance(event, StartCardReturned)]
    assert back == [Card.YELLOW_DRAW_TWO, Card.WILD_CUSTOM_3]
    assert all(Card.WILD_CUSTOM_3 in world.draw_pile for world in worlds(state, Spectator(), events))


def test_a_wrong_card_stays_in_the_hand_to_which_it_returned() -> None:
    options = Options(illegal_play=IllegalPlay.PENALTY_2)
    hands = [["RED_1", "BLUE_0"], ["RED_3", "RED_4"], ["GREEN_0", "GREEN_1"]]
    state = table(3, options, hands=hands, discard_pile=["RED_9"], color="RED", draw_pile=REST)
    after, events = played(state, (0, PlayCard(card=Card.BLUE_0)))
    for viewer in (AtSeat(1), Spectator()):
        assert all(Card.BLUE_0 in world.hands[0] for world in worlds(after, viewer, events))


@pytest.mark.parametrize("viewer", [AtSeat(0), AtSeat(1), Spectator()])
def test_a_new_deal_makes_all_knowledge_void(viewer: AnyViewer) -> None:
    _, events = giving()
    _, deal = dealt(3, "new deal")
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    back = Counter(event.card for event in deal if isinstance(event, StartCardReturned))
    assert cards_seen(shown([*events, *deal], viewer), own) == back
