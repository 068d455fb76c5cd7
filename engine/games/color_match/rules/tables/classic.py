"""The Classic table: +2 on +2 and nothing on +4, and Bombs (C5.20, section 7 of the rules)."""

from engine.games.color_match.rules.tables.table_rules import NUMBERS, TableRules, colored
from engine.games.color_match.vocabulary.cards import Attack, Card, Face

_FACES = (
    *colored({"0": 1, **NUMBERS, "SKIP": 2, "REVERSE": 2, "DRAW_TWO": 2, "BOMB": 1}),
    *(Face.WILD,) * 4,
    *(Face.WILD_DRAW_FOUR,) * 4,
)

CLASSIC = TableRules(
    deck=tuple(Card(face) for face in _FACES),
    answers={Attack.DRAW_TWO: frozenset({Attack.DRAW_TWO}), Attack.WILD_DRAW_FOUR: frozenset()},
    answer_rule="C5.20",
    own_options=frozenset({"bomb_draw"}),
)
"""112 cards, four Bombs among them."""
