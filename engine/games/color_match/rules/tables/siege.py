"""The Siege table: attacks have a rank, and there are shields (C5.21, section 6 of the rules)."""

from engine.games.color_match.rules.tables.table_rules import NUMBERS, TableRules, colored
from engine.games.color_match.vocabulary.cards import Attack, Card, Face

_FACES = (
    *colored({"0": 1, **NUMBERS, "SKIP": 2, "REVERSE": 2, "DRAW_TWO": 2, "SHIELD": 1}),
    *(Face.WILD,) * 4,
    *(Face.WILD_DRAW_FOUR,) * 4,
)

SIEGE = TableRules(
    deck=tuple(Card(face) for face in _FACES),
    answers={
        Attack.DRAW_TWO: frozenset({Attack.DRAW_TWO, Attack.WILD_DRAW_FOUR}),
        Attack.WILD_DRAW_FOUR: frozenset({Attack.WILD_DRAW_FOUR}),
    },
    answer_rule="C5.21",
    own_options=frozenset[str](),
)
"""112 cards, four shields and no Bomb among them."""
