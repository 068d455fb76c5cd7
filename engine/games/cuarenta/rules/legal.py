"""What a card can capture, and what a seat may do: the legal moves and the universe of moves."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from engine.french import FrenchCard
from engine.games.cuarenta.rules.score import WINNING
from engine.games.cuarenta.vocabulary.cards import ALIKE, DECK, NUMBERS, STEP, STEPS, Cards, in_order
from engine.games.cuarenta.vocabulary.moves import Move, PlayCard
from engine.games.cuarenta.vocabulary.options import Options
from engine.games.cuarenta.vocabulary.state import State
from engine.value import Seat

Sum = tuple[tuple[int, int], ...]
"""A way to make a number: `(number, how many of it)`, the lowest number first."""


def _sums(total: int, least: int = 1) -> Iterator[Sum]:
    """Give every way to make `total` of numbers from `least` on, none more often than there are suits."""
    if total == 0:
        yield ()
    for number in range(least, total + 1):
        for count in range(1, 5):
            if number * count <= total:
                yield from (((number, count), *rest) for rest in _sums(total - number * count, number + 1))


SUMS: dict[int, tuple[Sum, ...]] = {
    number: tuple(parts for parts in _sums(number) if parts != ((number, 1),)) for number in NUMBERS
}
"""For each number every way to make it of two or more (Q3.3)."""


@lru_cache
def captures(table: Cards, step: int) -> tuple[Cards, ...]:
    """List what a card of rank `step` can capture, without the sequence; each in deck order, and all of them as well.

    That is any one card of its rank (Q3.2), or cards that add up to it (Q3.3). Of equal numbers a sum takes those that
    have lain longest, since it makes no difference which (option `mandatory_capture`).
    """
    found: list[Cards] = [(other,) for other in table if STEP[other] == step]
    for parts in SUMS.get(step, ()):
        taken: list[FrenchCard] = []
        for number, count in parts:
            alike = [other for other in table if STEP[other] == number]
            if len(alike) < count:
                break
            taken += alike[:count]
        else:
            found.append(in_order(tuple(taken)))
    return tuple(sorted(found, key=lambda cards: [other.order for other in cards]))


def sequence(table: Cards, step: int) -> Cards:
    """Give the cards that follow a capture by rank `step`: one of each next rank, up to the first gap (Q3.4, Q3.6).

    Of equal ranks it takes the one that has lain longest.
    """
    followers: list[FrenchCard] = []
    for next_step in STEPS[step:]:
        follower = next((card for card in table if STEP[card] == next_step), None)
        if follower is None:
            break
        followers.append(follower)
    return tuple(followers)


def falls(state: State, capture: Cards) -> bool:
    """Tell whether a capture is a caida: it takes just the card that was laid in the turn before (Q4.2, Q4.3)."""
    return state.fresh and capture == state.table[-1:]


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move that would be accepted from `seat`: cards in deck order, each laid first, if it may be (Q3.7).

    The first one is made for a seat whose time is out (Q3.13).
    """
    if state.outcome is not None or seat != state.turn:
        return ()
    moves: list[Move] = []
    for card in state.hands[seat]:
        taken = captures(state.table, STEP[card])
        if not taken or not state.options.mandatory_capture:
            moves.append(PlayCard(card=card))
        moves += [PlayCard(card=card, capture=capture) for capture in taken]
    return tuple(moves)


def is_stuck(state: State) -> bool:
    """Tell whether a table that somebody made up cannot be played: the seat on turn has no card, or one has 40 points.

    Play never comes to that between two turns (Q2.6, Q4.10).
    """
    return not state.hands[state.turn] or max(state.scores) >= WINNING


def acting(state: State) -> tuple[Seat, ...]:
    """Give the seat on turn; none once the game is over, or on a made-up table that is stuck."""
    return () if state.outcome is not None or is_stuck(state) else (state.turn,)


def moves(options: Options, _seats: int) -> Iterator[Move]:
    """Give every card laid, also those that the deck leaves out, with one card of its rank, and with a sum.

    Of the lists that are never right it gives one card of the next rank. A sum names a number twice only where equal
    ranks can lie side by side.
    """
    yield from (PlayCard(card=card) for card in FrenchCard)
    for card in DECK:
        step = STEP[card]
        others = (*ALIKE[step], *ALIKE.get(step + 1, ())[:1])
        yield from (PlayCard(card=card, capture=(other,)) for other in others if other is not card)
        for parts in SUMS.get(step, ()):
            if not options.mandatory_capture or all(count == 1 for _, count in parts):
                sets = product(*(combinations(ALIKE[number], count) for number, count in parts))
                yield from (PlayCard(card=card, capture=in_order(sum(chosen, ()))) for chosen in sets)
