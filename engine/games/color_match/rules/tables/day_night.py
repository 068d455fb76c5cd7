"""The Day & Night table: 104 two-faced cards, no two of them alike (C2.1, C5.23)."""

from engine.games.color_match.rules.tables.table_rules import NUMBERS, TableRules, colored
from engine.games.color_match.vocabulary.cards import Attack, Card, Face

_DAY = (*colored({**NUMBERS, "SKIP": 2, "REVERSE": 2, "DRAW_ONE": 3}), *(Face.WILD,) * 4)
_NIGHT = (*colored({**NUMBERS, "SKIP": 2, "REVERSE": 2, "DRAW_FIVE": 3}), *(Face.COLOR_HUNT,) * 4)

DAY_NIGHT = TableRules(
    deck=tuple(Card(day, _NIGHT[(63 * number + 73) % len(_NIGHT)]) for number, day in enumerate(_DAY)),
    answers={
        Attack.DRAW_ONE: frozenset({Attack.DRAW_ONE}),
        Attack.DRAW_FIVE: frozenset({Attack.DRAW_FIVE}),
    },
    answer_rule="C5.23",
    own_options=frozenset({"clock_ticks", "back_faces", "first_side"}),
)
"""The cards by their day side; which night face each has is fixed and known to all (C2.1)."""
