"""The empty table, and the deal (section 3 of the rules)."""

from engine.draws import Draws, Stream
from engine.game import Emitter
from engine.games.color_match.rules.evolve import Emit, evolve
from engine.games.color_match.rules.sides import as_all_see, as_owner_sees, shown_backs
from engine.games.color_match.rules.tables import first_side
from engine.games.color_match.vocabulary.cards import Cards, Kind, in_order
from engine.games.color_match.vocabulary.decks import deck_of
from engine.games.color_match.vocabulary.events import Event
from engine.games.color_match.vocabulary.events.deal import (
    CardsDealt,
    DealtHand,
    DeckShuffled,
    FirstSeatDrawn,
    StartCardsReturned,
    StartCardTurned,
)
from engine.games.color_match.vocabulary.events.turns import TurnStarted
from engine.games.color_match.vocabulary.options import Options
from engine.games.color_match.vocabulary.state import Phase, State
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
    emit: Emit = Emitter(evolve, empty(options, seats))
    draw = emit.state.next_draw
    first = draws.below(draw, "first seat", seats)
    emit(FirstSeatDrawn(seat=first, draw_number=draw))
    _deal(emit, first, draws)
    _turn_up(emit, draws)
    emit(TurnStarted(seat=first, turn_number=1, phase=Phase.TURN))
    return tuple(emit.events)


def _deal(emit: Emit, first: Seat, draws: Draws) -> None:
    """Shuffle the deck, and deal seven cards each, one at a time, clockwise from the first seat."""
    state, draw = emit.state, emit.state.next_draw
    deck = draws.shuffle(draw, "deck", deck_of(state.options.table, state.side))
    emit(DeckShuffled(draw_number=draw, count=len(deck), draw_pile=deck))
    seats = len(state.hands)
    dealt = HAND * seats
    places = {seat: place for place, seat in enumerate(around(first, seats))}
    hands = [_dealt(state.options, seat, in_order(deck[places[seat] : dealt : seats])) for seat in range(seats)]
    emit(CardsDealt(hands=tuple(hands), draw_pile_count=len(deck) - dealt))


def _dealt(options: Options, seat: Seat, cards: Cards) -> DealtHand:
    return DealtHand(
        seat=seat,
        count=len(cards),
        cards=as_owner_sees(options, cards),
        whole_cards=cards,
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
        emit(StartCardsReturned(draw_number=draw, count=len(others), draw_pile=pile))


def _scattered(cards: Cards, pile: Cards, stream: Stream) -> Cards:
    """Put each card at a random place of the pile."""
    for card in cards:
        place = stream.below(len(pile) + 1)
        pile = (*pile[:place], card, *pile[place:])
    return pile
