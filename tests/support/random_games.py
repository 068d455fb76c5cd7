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

DEALS = 6
"""Deals that are tried for such a game; of every tenth game the first one is taken, however long it is."""


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
    """Give `each` games of every table, the tables in turn."""
    rng = random.Random(seed)
    for number in range(each):
        for table in every_table():
            seats = rng.choice(list(table.title.seats))
            yield table, _game(table, seats, f"{table.name}-{seed}-{number}", rng, 1 if number % 10 == 0 else DEALS)


def _game(table: Table, seats: int, seed: str, rng: random.Random, deals: int) -> Mirror:
    """Deal until a game is not long, at most so many times."""
    while True:
        options, chance = rng.choice(table.options), rng.random()
        deals -= 1
        if not deals or _is_short(Mirror(table.title, options, seats, f"{seed}-{deals}", random.Random(chance))):
            return Mirror(table.title, options, seats, f"{seed}-{deals}", random.Random(chance))


def _is_short(mirror: Mirror) -> bool:
    """Play a game to see how long it is."""
    mirror.created()
    mirror.started()
    while mirror.outcome is None and mirror.version <= LONGEST:
        mirror.played(*mirror.choose())
    return mirror.outcome is not None
