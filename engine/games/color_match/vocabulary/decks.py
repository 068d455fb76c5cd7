"""The decks of the three tables (C2.1)."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.games.color_match.vocabulary.cards import Card, Cards, Color, Face, Faces, all_turned
from engine.games.color_match.vocabulary.options import Side, Table


def _colored(counts: Mapping[str, int]) -> Faces:
    """List coloured faces: for each colour every symbol in the order given, as often as it says."""
    return tuple(Face[f"{color}_{symbol}"] for color in Color for symbol, count in counts.items() for _ in range(count))


_NUMBERS: Final = {str(number): 2 for number in range(1, 10)}
_TURNS: Final = {"SKIP": 2, "REVERSE": 2}
_WILDS: Final = (*(Face.WILD,) * 4, *(Face.WILD_DRAW_FOUR,) * 4)

_DAY: Final = (*_colored({**_NUMBERS, **_TURNS, "DRAW_ONE": 3}), *(Face.WILD,) * 4)
_NIGHT: Final = (*_colored({**_NUMBERS, **_TURNS, "DRAW_FIVE": 3}), *(Face.COLOR_HUNT,) * 4)

DECKS: Final[Mapping[Table, Cards]] = {
    Table.CLASSIC: tuple(map(Card, (*_colored({"0": 1, **_NUMBERS, **_TURNS, "DRAW_TWO": 2, "BOMB": 1}), *_WILDS))),
    Table.SIEGE: tuple(map(Card, (*_colored({"0": 1, **_NUMBERS, **_TURNS, "DRAW_TWO": 2, "SHIELD": 1}), *_WILDS))),
    Table.DAY_NIGHT: tuple(Card(day, _NIGHT[(63 * number + 73) % 104]) for number, day in enumerate(_DAY)),
}
"""All cards of each table: 112, four Bombs among them; 112 with four shields; 104 with two faces, by their day side.

Which night face a day face has is fixed and known to all.
"""


@cache
def deck_of(table: Table, side: Side | None) -> Cards:
    """List the deck of a table, with this side of its cards up."""
    return all_turned(DECKS[table]) if side is Side.NIGHT else DECKS[table]
