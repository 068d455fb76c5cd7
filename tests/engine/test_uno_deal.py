"""UNO: the decks, and what is left to chance when cards are dealt."""

from collections import Counter

import pytest

from engine.draws import Draws, entropy_key
from engine.games.uno import TITLE
from engine.games.uno.vocabulary.cards import Card, Deck, Kind, deck_cards, in_order
from engine.games.uno.vocabulary.custom import CustomCard, CustomRule
from engine.games.uno.vocabulary.events import DealerDrawn, DeckShuffled, HandsShuffled, StartCardReturned
from engine.games.uno.vocabulary.moves import PlayCard
from engine.games.uno.vocabulary.options import Options, StartCard
from tests.support.uno_tables import DRAWS, dealt, played, table


@pytest.mark.parametrize(("deck", "customs", "count", "points"), [("112", 3, 112, 1440), ("108", 0, 108, 1240)])
def test_the_decks_have_their_cards_and_points(deck: str, customs: int, count: int, points: int) -> None:
    cards = deck_cards(Deck(f"CARDS_{deck}"), customs)
    assert len(cards) == count
    assert sum(card.points for card in cards) == points
    assert list(cards) == sorted(cards, key=lambda card: card.order)


def test_the_deck_holds_each_card_as_often_as_the_box() -> None:
    copies = Counter(deck_cards(Deck.CARDS_112, 3))
    assert set(copies) == set(Card)
    for card, count in copies.items():
        match card.kind:
            case Kind.WILD | Kind.WILD_DRAW_FOUR:
                assert count == 4
            case Kind.WILD_SHUFFLE_HANDS | Kind.WILD_CUSTOM:
                assert count == 1
            case _:
                assert count == (1 if card.symbol == "0" else 2)


@pytest.mark.parametrize("customs", [0, 1, 2, 3])
def test_only_customizable_cards_in_play_are_in_the_deck(customs: int) -> None:
    cards = deck_cards(Deck.CARDS_112, customs)
    assert len(cards) == 109 + customs
    assert [card for card in cards if card.kind is Kind.WILD_CUSTOM] == [
        f"WILD_CUSTOM_{n}" for n in range(1, customs + 1)
    ]


def test_options_are_complete_once_they_are_made() -> None:
    three = (CustomCard(rule=CustomRule.EVERYONE_ELSE_DRAWS_1),) * 3
    assert Options().customizable == Options(customizable=None).customizable == three
    assert Options(customizable=()).custom_rules == ()
    assert Options(deck=Deck.CARDS_108).custom_rules == ()
    assert Options(deck=Deck.CARDS_108) == Options(deck=Deck.CARDS_108, customizable=())


@pytest.mark.parametrize("seats", [2, 5, 10])
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(seats: int) -> None:
    options = Options(start_card=StartCard.NUMBER_ONLY)
    state, events = dealt(seats, "order 1", options)
    deck = Draws(entropy_key("order 1")).shuffle(1, "deck", deck_cards(Deck.CARDS_112, 3))
    for place in range(seats):
        seat = (state.dealer + 1 + place) % seats
        assert state.hands[seat] == in_order(deck[place : 7 * seats : seats])
    (shuffled,) = (event for event in events if isinstance(event, DeckShuffled))
    assert shuffled.draw_pile == deck
    assert [event.draw_number for event in events if isinstance(event, DealerDrawn | DeckShuffled)] == [0, 1]


def test_every_seat_is_drawn_as_dealer_about_equally_often() -> None:
    dealers = Counter(dealt(4, f"dealer {number}")[0].dealer for number in range(400))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 70


def test_a_card_that_goes_back_may_lie_anywhere_in_the_pile() -> None:
    places: list[float] = []
    for number in range(500):
        _, events = dealt(2, f"back {number}", Options(start_card=StartCard.NUMBER_ONLY))
        (shuffled,) = (event for event in events if isinstance(event, DeckShuffled))
        back = next((event for event in events if isinstance(event, StartCardReturned)), None)
        if back is not None:
            assert shuffled.draw_pile is not None
            assert back.draw_pile is not None
            rest = shuffled.draw_pile[7 * 2 + 1 :]
            place = next(n for n in range(len(rest) + 1) if (*rest[:n], back.card, *rest[n:]) == back.draw_pile)
            places.append(place / len(rest))
    assert len(places) > 100
    assert min(places) < 0.05
    assert max(places) > 0.95
    assert 0.4 < sum(places) / len(places) < 0.6


def test_shuffled_hands_are_dealt_one_at_a_time_from_the_players_left() -> None:
    hands = [["RED_1", "RED_2"], ["BLUE_1", "BLUE_2", "WILD_SHUFFLE_HANDS"], ["GREEN_1", "GREEN_2", "GREEN_3"]]
    state = table(hands=hands, turn=1, discard_pile=["RED_9"], color="RED")
    after, events = played(state, (1, PlayCard(card=Card.WILD_SHUFFLE_HANDS, color=state.color)))
    cards = [Card(card) for hand in hands for card in hand if card != "WILD_SHUFFLE_HANDS"]
    order = DRAWS.shuffle(0, "hands", cards)
    assert after.hands == (in_order(order[1::3]), in_order(order[2::3]), in_order(order[0::3]))
    assert [event.draw_number for event in events if isinstance(event, HandsShuffled)] == [0]


def test_the_same_entropy_deals_the_same_game() -> None:
    assert dealt(6, "again") == dealt(6, "again")
    assert dealt(6, "again") != dealt(6, "other")
    assert TITLE.check(dealt(6, "again")[0]) == ()
