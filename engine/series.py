"""Series: games of one title that the same persons play one after the other, with the seats rotated between them.

Persons are numbered from 0, like the seats of a game that is not rotated. All of it follows from the games' outcomes.
"""

from collections.abc import Sequence

from msgspec import Struct

from engine.outcome import Outcome, Placing, ranked
from engine.value import Seat


class SeriesGame(Struct, frozen=True):
    """One game of a series that has ended."""

    outcome: Outcome
    """How it ended, by seats."""
    shift: int
    """By how many seats everybody had moved on: person k sat at seat (k + shift) % n."""


def seat_of(person: int, shift: int, persons: int) -> Seat:
    """Give the seat of a person in a game whose seats are rotated by `shift`."""
    return (person + shift) % persons


def _placings(game: SeriesGame) -> list[Placing]:
    """Give the placings of a game in order of persons."""
    placings = game.outcome.placings
    return [placings[seat_of(person, game.shift, len(placings))] for person in range(len(placings))]


def totals(games: Sequence[SeriesGame], persons: int) -> tuple[int, ...]:
    """Add up the scores of each person, in order of persons."""
    scores = [[placing.score for placing in _placings(game)] for game in games]
    return tuple(sum(each[person] for each in scores) for person in range(persons))


def wins(games: Sequence[SeriesGame], persons: int) -> tuple[int, ...]:
    """Count the games that each person has won, in order of persons; a first place that is shared is nobody's win."""
    won = [[placing.place == 1 for placing in _placings(game)] for game in games]
    return tuple(sum(each[person] and sum(each) == 1 for each in won) for person in range(persons))


def by_totals(games: Sequence[SeriesGame], persons: int, *, lowest_wins: bool) -> tuple[int, ...]:
    """Rank persons by their totals, as a score sheet over any number of games; equal totals share a place.

    Gives the place of each person, 1 is best, in order of persons. `lowest_wins` is what the title says.
    """
    added = totals(games, persons)
    return _places([_key(total, lowest_wins=lowest_wins) for total in added])


def by_wins(games: Sequence[SeriesGame], persons: int, *, lowest_wins: bool) -> tuple[int, ...]:
    """Rank persons by the games won, equal numbers by their totals; gives places like `by_totals`."""
    added = zip(wins(games, persons), totals(games, persons), strict=True)
    return _places([(-won, _key(total, lowest_wins=lowest_wins)) for won, total in added])


def is_decided(games: Sequence[SeriesGame], persons: int, best_of: int) -> bool:
    """Tell whether a best of `best_of` games is over: all are played, or nobody can reach the wins of who leads.

    A game without a winner uses up its place: of a best of three with two such games the third decides.
    """
    left = best_of - len(games)
    *_, second, first = sorted(wins(games, persons))
    return left <= 0 or first > second + left


def _key(total: int, *, lowest_wins: bool) -> int:
    return total if lowest_wins else -total


def _places(keys: Sequence[int] | Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(placing.place for placing in ranked([0] * len(keys), keys).placings)
