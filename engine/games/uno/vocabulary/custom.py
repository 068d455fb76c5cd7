"""What the customizable cards do: the library of rules, and a table's choice of them (section 7 of the rules)."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from engine.games.uno.vocabulary.cards import CUSTOM_CARDS, Card, Deck

Note = Annotated[str, Meta(min_length=1, max_length=140)]
"""A line of free text, 1 to 140 characters, shown to the players as it is."""


class CustomRule(StrEnum):
    """What a customizable card can do beyond naming a colour."""

    EVERYONE_ELSE_DRAWS_1 = "EVERYONE_ELSE_DRAWS_1"
    """Every other seat draws a card, in turn order (U7.1)."""
    GIVE_ONE = "GIVE_ONE"
    """Its player gives a card to a seat of its choice (U7.2)."""
    SWAP_HANDS = "SWAP_HANDS"
    """Its player swaps hands with a seat of its choice (U7.3)."""
    NEXT_DRAWS_2 = "NEXT_DRAWS_2"
    """The next seat owes two cards and its turn (U7.4)."""
    PLAIN_WILD = "PLAIN_WILD"
    """Nothing (U7.5)."""
    NOTE = "NOTE"
    """Whatever the note says, seen to by the people at the table (U7.6)."""


class CustomCard(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rule of one customizable card."""

    rule: CustomRule
    """What it does."""
    note: Note | None = None
    """What to show to the players beside it."""


CustomCards = tuple[CustomCard, ...]
"""The rules of the customizable cards in play, by slot: the first is that of `WILD_CUSTOM_1`."""

MOST_CUSTOM = len(CUSTOM_CARDS)
"""How many customizable cards there are (U1.4)."""


SLOT: dict[Card, int] = {card: slot for slot, card in enumerate(CUSTOM_CARDS)}
"""The slot of each customizable card, from 0."""


def standard_rules(deck: Deck) -> CustomCards:
    """Give the rules of a table that said nothing: three times U7.1, and none in the deck without such cards."""
    if deck is Deck.CARDS_108:
        return ()
    return (CustomCard(rule=CustomRule.EVERYONE_ELSE_DRAWS_1),) * MOST_CUSTOM


def rule_of(card: Card, rules: CustomCards) -> CustomRule:
    """Give the rule of one of the customizable cards in play. Raises KeyError for any other card."""
    return rules[SLOT[card]].rule
