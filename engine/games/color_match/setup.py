"""The empty table, and the deal (section 3 of the rules)."""

from engine.draws import Draws, Stream
from engine.games.color_match.cards import Cards, Kind, in_order
from engine.games.color_match.events import (
    CardsDealt,
    DealtHand,
    Event,
    FirstSeatDrawn,
    StartCardsReturned,
    StartCardTurned,
    TurnStarted,
)
from engine.games.color_match.evolve import Emit, evolve
from engine.games.color_match.model import Options, Phase, State
from engine.games.color_match.sides import as_all_see, as_owner_sees, shown_backs
from engine.games.color_match.tables import deck_of, first_side
from engine.seat import around
from engine.value import Seat

HAND = 7
"""Cards that each seat is dealt (C3.1)."""


def empty(options: Options, seats: int) -> State:
    """Give the table before any card lies on it, with seat 0 to move."""
    return State(
        rules=1,
        options=options,
        turn=0,
        turn_number=1,
        phase=Phase.TURN,
        direction=1,
        side=first_side(options),
        clock=0,
        color=None,
        hands=((),) * seats,
        draw_pile=(),
        discard_pile=(),
        top_turned=False,
        drawn_place=None,
        pile=None,
        shields=(False,) * seats,
        idle_turns=0,
        next_draw=0,
        outcome=None,
    )


def setup(options: Options, seats: int, draws: Draws) -> tuple[Event, ...]:
    """Draw the first seat, deal, and turn up the first card (C3.1 to C3.3)."""
    emit = Emit(evolve, empty(options, seats))
    draw = emit.state.next_draw
    first = draws.below(draw, "first seat", seats)
    emit(FirstSeatDrawn(seat=first, draw=draw))
    emit(_deal(emit.state, first, draws))
    _turn_up(emit, draws)
    emit(TurnStarted(seat=first, number=1))
    return tuple(emit.events)


def _deal(state: State, first: Seat, draws: Draws) -> CardsDealt:
    """Deal seven cards each, one at a time, clockwise from the first seat."""
    deck = draws.shuffle(state.next_draw, "deck", deck_of(state.options.table, state.side))
    seats = len(state.hands)
    dealt = HAND * seats
    places = {seat: place for place, seat in enumerate(around(first, seats))}
    return CardsDealt(
        draw=state.next_draw,
        hands=tuple(_dealt(state.options, seat, in_order(deck[places[seat] : dealt : seats])) for seat in range(seats)),
        draw_pile_count=len(deck) - dealt,
        draw_pile=deck[dealt:],
    )


def _dealt(options: Options, seat: Seat, cards: Cards) -> DealtHand:
    return DealtHand(
        seat=seat,
        count=len(cards),
        cards=as_owner_sees(options, cards),
        hidden=cards,
        backs=shown_backs(options, cards),
    )


def _turn_up(emit: Emit, draws: Draws) -> None:
    """Turn cards up until a number shows; the others go back into the draw pile (C3.2)."""
    number = False
    while not number:
        card = emit.state.draw_pile[0]
        emit(StartCardTurned(card=as_all_see(emit.state.options, card), color=card.face.color))
        number = card.face.kind is Kind.NUMBER
    others = emit.state.discard_pile[:-1]
    if others:
        draw = emit.state.next_draw
        pile = _scattered(others, emit.state.draw_pile, draws.stream(draw, "start cards"))
        emit(StartCardsReturned(draw=draw, count=len(others), draw_pile=pile))


def _scattered(cards: Cards, pile: Cards, stream: Stream) -> Cards:
    """Put each card at a random place of the pile."""
    for card in cards:
        place = stream.below(len(pile) + 1)
        pile = (*pile[:place], card, *pile[place:])
    return pile
