"""The empty table, and the deal and first card of each round (section 2 of the rules)."""

from engine.draws import Draws
from engine.events import DealtHand
from engine.game import Emitter
from engine.games.uno.rules.evolve import Emit, evolve
from engine.games.uno.vocabulary.cards import Card, Kind, deck_cards, in_order
from engine.games.uno.vocabulary.events import (
    CardsDealt,
    DealerDrawn,
    DeckShuffled,
    DirectionChanged,
    Event,
    PenaltySet,
    RoundStarted,
    SeatSkipped,
    StartCardReturned,
    StartCardTurned,
    StartColorAsked,
    TurnStarted,
)
from engine.games.uno.vocabulary.options import Options, StartCard
from engine.games.uno.vocabulary.state import PendingCause, Phase, State
from engine.seat import around, next_seat
from engine.value import Seat

HAND = 7
"""Cards that each seat is dealt (U2.1)."""


def empty(options: Options, seats: int) -> State:
    """Give the table of a first round before any card lies on it, with seat 0 to move."""
    return State(
        rules=1,
        options=options,
        round=1,
        dealer=seats - 1,
        direction=1,
        turn=0,
        turn_number=1,
        turns_before=0,
        phase=Phase.TURN,
        hands=((),) * seats,
        draw_pile=(),
        discard_pile=(),
        color=None,
        drawn_card=None,
        pending=None,
        snapshot=None,
        uno_window=None,
        windows_opened=0,
        uno_called=(),
        showings=(),
        idle_turns=0,
        blocked_rounds=0,
        scores=(0,) * seats,
        next_draw=0,
        outcome=None,
    )


def setup(options: Options, seats: int, draws: Draws) -> tuple[Event, ...]:
    """Draw the first dealer and deal the first round (U2.2)."""
    emit: Emit = Emitter(evolve, empty(options, seats))
    number = emit.state.next_draw
    emit(DealerDrawn(seat=draws.below(number, "dealer", seats), draw_number=number))
    start_round(emit, draws, 1, emit.state.dealer, 0)
    return tuple(emit.events)


def start_round(emit: Emit, draws: Draws, number: int, dealer: Seat, turns_before: int) -> None:
    """Deal round `number`, before which the game has seen `turns_before` turns, and turn up the card that begins it."""
    emit(RoundStarted(round=number, dealer=dealer, direction=1, turns_before=turns_before))
    options, draw_number = emit.state.options, emit.state.next_draw
    deck = draws.shuffle(draw_number, "deck", deck_cards(options.deck, len(options.custom_rules)))
    emit(DeckShuffled(draw_number=draw_number, count=len(deck), draw_pile=deck))
    emit(_deal(emit.state))
    _begin(emit, _turn_up(emit, draws))


def _deal(state: State) -> CardsDealt:
    """Deal seven each, one card at a time, clockwise from the dealer's left (U2.1)."""
    seats, deck = len(state.hands), state.draw_pile
    dealt = HAND * seats
    hands = [
        DealtHand(seat=seat, count=HAND, cards=in_order(deck[place:dealt:seats]))
        for place, seat in enumerate(around(next_seat(state.dealer, seats), seats))
    ]
    return CardsDealt(
        hands=tuple(sorted(hands, key=lambda hand: hand.seat)),
        draw_pile_count=len(deck) - dealt,
    )


def _turn_up(emit: Emit, draws: Draws) -> Card:
    """Turn cards up until one may begin the round; the others go back to a random place each (U2.8)."""
    while True:
        card = emit.state.draw_pile[0]
        emit(StartCardTurned(card=card, color=card.color))
        if _may_begin(card, emit.state.options.start_card):
            return card
        number, pile = emit.state.next_draw, emit.state.draw_pile
        place = draws.below(number, "place", len(pile) + 1)
        emit(StartCardReturned(card=card, draw_number=number, draw_pile=(*pile[:place], card, *pile[place:])))


def _may_begin(card: Card, start_card: StartCard) -> bool:
    if start_card is StartCard.NUMBER_ONLY:
        return card.kind is Kind.NUMBER
    return card.kind is not Kind.WILD_DRAW_FOUR


def _begin(emit: Emit, card: Card) -> None:
    """Let the first card have its effect on the seat to the dealer's left, and ask the first question."""
    state = emit.state
    first = next_seat(state.dealer, len(state.hands))
    match card.kind:
        case Kind.NUMBER:
            emit(TurnStarted(seat=first, turn_number=1))
        case Kind.SKIP:
            emit(SeatSkipped(seat=first))
            emit(TurnStarted(seat=next_seat(first, len(state.hands)), turn_number=1))
        case Kind.REVERSE:
            emit(DirectionChanged(direction=-1))
            emit(TurnStarted(seat=state.dealer, turn_number=1))
        case Kind.DRAW_TWO:
            emit(PenaltySet(seat=first, turn_number=1, count=2, cause=PendingCause.DRAW_TWO, attacker=None))
        case _:
            emit(StartColorAsked(seat=first, turn_number=1))
