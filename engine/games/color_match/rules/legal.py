"""What a seat may do: the legal moves, the one when time is out, and the universe of moves."""

from collections.abc import Iterator
from functools import cache

from engine.games.color_match.rules.drawing import available
from engine.games.color_match.rules.playable import playable
from engine.games.color_match.rules.sides import as_owner_sees
from engine.games.color_match.vocabulary.cards import COLORS, Card, Face, turned
from engine.games.color_match.vocabulary.decks import DECKS
from engine.games.color_match.vocabulary.moves import DrawCard, Move, PassTurn, PlayCard, TakePile
from engine.games.color_match.vocabulary.options import Options, Table
from engine.games.color_match.vocabulary.state import Phase, State
from engine.value import Seat


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """List every move that would be accepted from `seat`: plays in deck order, then DrawCard, PassTurn or TakePile."""
    if state.outcome is not None or seat != state.turn:
        return ()
    cards = as_owner_sees(state.options, playable(state))
    plays = [move for card in dict.fromkeys(cards) for move in plays_of(card)]
    return (*plays, *_others(state, bool(cards)))


def _others(state: State, can_play: bool) -> tuple[Move, ...]:
    match state.phase:
        case Phase.PILE:
            return (TakePile(),)
        case Phase.DRAWN:
            return (PassTurn(),)
        case _:
            return () if can_play and not available(state) else (DrawCard(),)


@cache
def plays_of(card: Card) -> tuple[PlayCard, ...]:
    """Give the ways to play a card: one, or one for each colour that a wild type can name (C3.5)."""
    if card.face.color is not None:
        return (PlayCard(card=card),)
    return tuple(PlayCard(card=card, color=color) for color in COLORS)


def timeout_move(state: State, seat: Seat) -> Move:
    """Give the move of who runs out of time: takes the pile, or draws, or passes (C9.6).

    It plays the first card that fits if it must; so it does after as many turns as the deck has cards, where else a
    table that everybody has left would go on for ever.
    """
    legal = legal_moves(state, seat)
    if state.pile is None and state.turn_number > len(DECKS[state.options.table]):
        return legal[0]
    return next((move for move in legal if not isinstance(move, PlayCard)), legal[0])


def moves(options: Options, _seats: int) -> Iterator[Move]:
    """Give every move that can be written down, also with cards that the table does not have or show.

    It begins with one play of each card that says all the card needs: trying that tells what is wrong with the card,
    not with the move.
    """
    deck = DECKS[options.table] if options.table is Table.DAY_NIGHT else ()
    cards = tuple(dict.fromkeys((*deck, *map(turned, deck), *map(Card, Face))))
    yield from (plays_of(card)[0] for card in cards)
    for card in cards:
        first = plays_of(card)[0]
        every = (PlayCard(card=card, color=color) for color in (None, *COLORS))
        yield from (move for move in every if move != first)
    yield from (DrawCard(), PassTurn(), TakePile())
