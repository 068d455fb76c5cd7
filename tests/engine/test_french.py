"""The French deck."""

from engine.french import RANKS, FrenchCard, Suit


def test_it_has_four_suits_of_thirteen_in_deck_order() -> None:
    cards = list(FrenchCard)
    assert [(card.suit, card.rank) for card in cards] == [(suit, rank) for suit in Suit for rank in range(1, 14)]
    assert [card.order for card in cards] == list(range(52))


def test_a_card_is_spelt_by_suit_and_rank() -> None:
    assert all(card.value == f"{card.suit}_{RANKS[card.rank - 1]}" for card in FrenchCard)
    assert FrenchCard("HEARTS_10").rank == 10
    assert FrenchCard.SPADES_K.suit is Suit.SPADES
