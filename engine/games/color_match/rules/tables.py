"""What the three tables have of their own, as data, and what the options of each come to (section 1 of the rules)."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from engine.game import Condition, Conflict
from engine.games.color_match.vocabulary.cards import Attack
from engine.games.color_match.vocabulary.options import BackFaces, Options, Side, Table


class TableRules(Struct, frozen=True, kw_only=True):
    """What a table has of its own beside its deck."""

    answers: Mapping[Attack, frozenset[Attack]]
    """For each attack of the deck, the attacks that answer a pile which ends in it (section 5)."""
    answer_rule: str
    """Number of the rule that says so."""
    own_options: frozenset[str]
    """The options that belong to this table and to no other."""


TABLES: Final[Mapping[Table, TableRules]] = {
    Table.CLASSIC: TableRules(
        answers={Attack.DRAW_TWO: frozenset({Attack.DRAW_TWO}), Attack.WILD_DRAW_FOUR: frozenset()},
        answer_rule="C5.20",
        own_options=frozenset({"bomb_draw"}),
    ),
    Table.SIEGE: TableRules(
        answers={
            Attack.DRAW_TWO: frozenset({Attack.DRAW_TWO, Attack.WILD_DRAW_FOUR}),
            Attack.WILD_DRAW_FOUR: frozenset({Attack.WILD_DRAW_FOUR}),
        },
        answer_rule="C5.21",
        own_options=frozenset(),
    ),
    Table.DAY_NIGHT: TableRules(
        answers={
            Attack.DRAW_ONE: frozenset({Attack.DRAW_ONE}),
            Attack.DRAW_FIVE: frozenset({Attack.DRAW_FIVE}),
        },
        answer_rule="C5.23",
        own_options=frozenset({"clock_ticks", "back_faces", "first_side"}),
    ),
}
"""The tables."""

PREMIUM = Condition("table", (Table.SIEGE.value, Table.DAY_NIGHT.value))
"""The tables that a host has to be entitled to (C1.2)."""

_SET_VALUES: dict[str, tuple[str, ...]] = {
    "bomb_draw": tuple(map(str, range(1, 4))),
    "clock_ticks": tuple(map(str, range(4, 25))),
    "back_faces": tuple(value.value for value in BackFaces),
    "first_side": tuple(side.value for side in Side),
}
"""All values of each table's own options but null."""

CONFLICTS: tuple[Conflict, ...] = tuple(
    Conflict(
        Condition("table", tuple(table.value for table in Table if option not in TABLES[table].own_options)),
        Condition(option, values),
        "C12.1",
    )
    for option, values in _SET_VALUES.items()
)
"""An option of another table is refused (C12.1)."""


def foreign_options(options: Options) -> list[str]:
    """List the options that are set and belong to another table (C12.1)."""
    own = TABLES[options.table].own_options
    return [name for name in _SET_VALUES if name not in own and getattr(options, name) is not None]


def bomb_draw(options: Options) -> int:
    """Give how many cards everybody else draws for a Bomb (C7.5)."""
    return 2 if options.bomb_draw is None else options.bomb_draw


def clock_ticks(options: Options) -> int:
    """Give how many turns there are from one flip to the next (C8.2)."""
    return 12 if options.clock_ticks is None else options.clock_ticks


def back_faces(options: Options) -> BackFaces:
    """Give who may see the other side of cards in a hand (C8.7)."""
    return options.back_faces or BackFaces.OWNER


def first_side(options: Options) -> Side | None:
    """Give the side that a game begins with (C3.1); None where cards have one face."""
    return (options.first_side or Side.DAY) if options.table is Table.DAY_NIGHT else None
