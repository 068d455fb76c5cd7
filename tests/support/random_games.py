"""Full games to play at random: every title, each of its tables, every number of seats, any options.

An option called `table` makes a title several games, so each of its values counts like a title.
"""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.game import AnyTitle
from engine.registry import titles
from tests.support.mirror import Mirror
from tests.support.pairs import covering
from tests.support.soak import rounds

LONGEST = rounds(400)
"""Moves of a game that is preferred: what many games show is worth more than what few long ones do."""

DEALS = 12
"""Deals that are tried for such a game."""

SAME_SEATS = 4
"""Games of a table in a row with as many seats; whoever treats as many differently in turn treats every number so."""


class Table(NamedTuple):
    """What a number of games is asked of."""

    name: str
    title: AnyTitle
    options: tuple[Any, ...]
    """Sets that hold every pair of values."""


def every_table() -> list[Table]:
    """Give the tables of every title."""
    found = []
    for title in titles().values():
        sets: dict[str, list[Any]] = {}
        for options in covering(title):
            sets.setdefault("_".join([title.name, *_table(options)]), []).append(options)
        found += [Table(name, title, tuple(options)) for name, options in sets.items()]
    return found


def _table(options: Any) -> list[str]:
    return [str(options.table)] if hasattr(options, "table") else []


def random_games(seed: int, each: int) -> Iterator[tuple[Table, Mirror]]:
    """Give `each` games of every table, the tables in turn: first one with each set of options, however long it is."""
    rng = random.Random(seed)
    for number in range(each):
        for table in every_table():
            counts = list(table.title.seats)
            seats = counts[number // SAME_SEATS % len(counts)]
            name = f"{table.name}-{seed}-{number}"
            if number < len(table.options):
                chance = random.Random(rng.random())
                yield table, Mirror(table.title, table.options[number], seats, f"{name}-0", chance)
            else:
                yield table, _game(table, seats, name, rng)


def _game(table: Table, seats: int, seed: str, rng: random.Random) -> Mirror:
    """Pick options and deal until a game is not long, a few times at most."""
    for deal in range(DEALS):
        options, chance = rng.choice(table.options), rng.random()
        if _is_short(Mirror(table.title, options, seats, f"{seed}-{deal}", random.Random(chance))):
            break
    return Mirror(table.title, options, seats, f"{seed}-{deal}", random.Random(chance))


def _is_short(mirror: Mirror) -> bool:
    """Play a game to see how long it is."""
    mirror.created()
    mirror.started()
    while mirror.outcome is None and mirror.version <= LONGEST:
        mirror.played(*mirror.choose())
    return mirror.outcome is not None
