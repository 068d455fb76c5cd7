"""The French deck."""

from engine.french import RANKS, Card, Suit


def test_it_has_four_suits_of_thirteen_in_deck_order() -> None:
    cards = list(Card)
    assert [(card.suit, card.rank) for card in cards] == [(suit, rank) for suit in Suit for rank in range(1, 14)]
    assert [card.order for card in cards] == list(range(52))


def test_a_card_is_spelt_by_suit_and_rank() -> None:
    assert all(card.value == f"{card.suit}_{RANKS[card.rank - 1]}" for card in Card)
    assert Card("HEARTS_10").rank == 10
    assert Card.SPADES_K.suit is Suit.SPADES
