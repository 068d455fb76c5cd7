"""What a seat may do: the legal moves, the open question, and the universe of moves."""

from collections.abc import Iterator

from engine.games.take_that.cards import Card, Cards, reversal
from engine.games.take_that.model import Move, Options, Place, Reverse, State, TakeRow
from engine.value import Seat


def fits(row: Cards, card: Card) -> bool:
    """Tell whether a card may be placed: any on an empty row (T2.3), else at most 10 from the right end (T2.2)."""
    return not row or abs(card - row[-1]) <= 10


def reverses(row: Cards, card: Card) -> bool:
    """Tell whether a card's reversal lies in the row (T2.4); a toad's cannot, since it is the toad itself (T1.3)."""
    return reversal(card) in row


def can_play(state: State) -> bool:
    """Tell whether the seat on turn holds a card that it may place or reverse (T2.7)."""
    return any(fits(state.row, card) or reverses(state.row, card) for card in state.hands[state.turn])


def can_take(state: State) -> bool:
    """Tell whether the seat on turn may take the row, if there is one (T2.7, option `voluntary_take`)."""
    return state.options.voluntary_take or not can_play(state)


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move that would be accepted from `seat`: Places, Reverses, TakeRow; cards in order of numbers."""
    if state.outcome is not None or seat != state.turn:
        return ()
    hand, row = state.hands[seat], state.row
    places = [Place(card=card) for card in hand if fits(row, card)]
    pairs = [Reverse(card=card) for card in hand if reverses(row, card)]
    takes = [TakeRow()] if row and can_take(state) else []
    return (*places, *pairs, *takes)


def acting(state: State) -> tuple[Seat, ...]:
    """Give the seat on turn; none once the game is over.

    A made-up position can leave it neither a card nor a row, which play never does (T4.5); then nobody acts.
    """
    stuck = not state.hands[state.turn] and not state.row
    return () if stuck or state.outcome is not None else (state.turn,)


def decision(state: State, _seat: Seat, _move: Move | None) -> str:
    """Name the one open question: this turn, or the Place that follows a taken row."""
    return f"{state.round}.{state.turn_number}.{state.phase}"


def timeout_move(state: State, seat: Seat) -> Move:
    """Give the first legal move: the lowest Place if there is one, else a Reverse, else TakeRow."""
    return legal_moves(state, seat)[0]


def moves(_options: Options, _seats: int) -> Iterator[Move]:
    """Give every move that can be written down, also with numbers that are no cards."""
    numbers = [Card(number) for number in range(12, 99)]
    yield from (Place(card=card) for card in numbers)
    yield from (Reverse(card=card) for card in numbers)
    yield TakeRow()
