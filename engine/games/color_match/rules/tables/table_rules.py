"""What tells the tables apart, as data, and the deck parts that all of them share (sections 1 and 2 of the rules)."""

from collections.abc import Mapping

from msgspec import Struct

from engine.games.color_match.vocabulary.cards import Attack, Cards, Face


class TableRules(Struct, frozen=True, kw_only=True):
    """One table: a set of rules with its deck."""

    deck: Cards
    """All its cards; two-faced ones show the side that a game begins with unless it is agreed otherwise."""
    answers: Mapping[Attack, frozenset[Attack]]
    """For each attack of the deck, the attacks that answer a pile which ends in it (section 5)."""
    answer_rule: str
    """Number of the rule that says so."""
    own_options: frozenset[str]
    """The options that belong to this table and to no other."""


def colored(counts: Mapping[str, int]) -> tuple[Face, ...]:
    """List coloured faces: for each colour every symbol in the order given, as often as it says."""
    return tuple(
        Face[f"{color}_{symbol}"]
        for color in ("RED", "YELLOW", "GREEN", "BLUE")
        for symbol, count in counts.items()
        for _ in range(count)
    )


NUMBERS: Mapping[str, int] = {str(number): 2 for number in range(1, 10)}
"""The numbers from 1 to 9, each twice in a colour."""
