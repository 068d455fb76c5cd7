"""The empty table, the deal, and how events change the table."""

from msgspec.structs import replace

from engine.draws import Draws
from engine.events import known
from engine.hand import in_deck_order, replaced, without

from .cards import DECK
from .model import CardLaid, CardsDealt, DealtHand, Event, GameEnded, Options, State, TrickTaken


def empty(options: Options, seats: int) -> State:
    """Give the table before the deal."""
    nothing = ((),) * seats
    return State(
        options=options,
        hands=nothing,
        laid=nothing,
        shown=(),
        stock=(),
        taken=(0,) * seats,
        next_draw=0,
        outcome=None,
    )


def setup(_options: Options, seats: int, draws: Draws) -> tuple[Event, ...]:
    """Deal three cards a seat (H1.2)."""
    deck = draws.shuffle(0, "deck", DECK)
    hands = [in_deck_order(deck[3 * seat : 3 * seat + 3]) for seat in range(seats)]
    dealt = tuple(DealtHand(seat=seat, count=3, cards=hand) for seat, hand in enumerate(hands))
    return (CardsDealt(draw=0, hands=dealt, stock=deck[3 * seats :]),)


def evolve(state: State, event: Event) -> State:
    """Give the table after one event."""
    match event:
        case CardsDealt():
            hands = tuple(known(dealt.cards) for dealt in event.hands)
            return replace(state, hands=hands, stock=known(event.stock), next_draw=event.draw + 1)
        case CardLaid(seat=seat):
            card = known(event.card)
            hands = replaced(state.hands, seat, without(state.hands[seat], card))
            return replace(state, hands=hands, laid=replaced(state.laid, seat, (card,)))
        case TrickTaken(seat=seat, cards=cards):
            taken = replaced(state.taken, seat, state.taken[seat] + 1)
            return replace(state, laid=((),) * len(taken), shown=(*state.shown, *cards), taken=taken)
        case GameEnded():
            return replace(state, outcome=event.outcome)
