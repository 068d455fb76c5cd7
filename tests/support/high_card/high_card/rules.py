"""The rules of High Card, in the order of RULES.md: the deal, what a seat may do, what a move does, sound tables.

A title with more rules has a room `rules/` with a file for each of these parts.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from msgspec.structs import replace

from engine.draws import Draws
from engine.events import DealtHand, known
from engine.game import Decided, Emitter, Refusal, refusal
from engine.hand import deck_key, in_deck_order, replaced, without
from engine.outcome import Outcome, ranked
from engine.reason import Reason as Shared
from engine.value import Seat

from .events import CardLaid, CardsDealt, DeckShuffled, Event, GameEndCause, GameEnded, TrickTaken, TurnStarted
from .vocabulary import DECK, Card, Cards, LayCard, Move, Options, Phase, Reason, State, Winner

Emit = Emitter[State, Event]
"""What collects the events of one decision; made by `Emitter(…)`."""

HAND = 3
"""Cards that a seat is dealt (H1.2)."""


def empty(options: Options, seats: int) -> State:
    """Give the table before any card lies on it."""
    return State(
        rules=1,
        options=options,
        turn=0,
        turn_number=1,
        phase=Phase.LAY,
        hands=((),) * seats,
        laid=((),) * seats,
        shown=(),
        draw_pile=(),
        taken=(0,) * seats,
        next_draw=0,
        outcome=None,
    )


def setup(options: Options, seats: int, draws: Draws) -> tuple[Event, ...]:
    """Shuffle, deal three cards a seat, and let the first trick begin."""
    emit: Emit = Emitter(evolve, empty(options, seats))
    deck = draws.shuffle(0, "deck", DECK)
    emit(DeckShuffled(draw_number=0, count=len(deck), draw_pile=deck))
    hands = [in_deck_order(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
    dealt = tuple(DealtHand(seat=seat, count=HAND, cards=hand) for seat, hand in enumerate(hands))
    emit(CardsDealt(hands=dealt, draw_pile_count=len(deck) - HAND * seats))
    emit(TurnStarted(seat=0, turn_number=1))
    return tuple(emit.events)


def evolve(state: State, event: Event) -> State:
    """Give the table after one event, which must hide nothing."""
    match event:
        case DeckShuffled():
            return replace(state, draw_pile=known(event.draw_pile), next_draw=event.draw_number + 1)
        case CardsDealt():
            hands = tuple(known(dealt.cards) for dealt in event.hands)
            return replace(state, hands=hands, draw_pile=state.draw_pile[sum(map(len, hands)) :])
        case TurnStarted():
            return replace(state, turn=event.seat, turn_number=event.turn_number)
        case CardLaid(seat=seat):
            card = known(event.card)
            hands = replaced(state.hands, seat, without(state.hands[seat], card))
            return replace(state, hands=hands, laid=replaced(state.laid, seat, (card,)), turn=event.turn)
        case TrickTaken():
            shown, taken = (*state.shown, *event.cards), replaced(state.taken, event.seat, event.taken)
            return replace(state, laid=((),) * len(taken), shown=shown, taken=taken)
        case GameEnded():
            return replace(state, phase=Phase.OVER, outcome=event.outcome)


def all_played(state: State) -> bool:
    """Tell whether the last trick is taken (H3.1)."""
    return sum(state.taken) >= state.options.tricks


def acting(state: State) -> tuple[Seat, ...]:
    """Give the seats that have to lay a card; all lay at the same time (H2.1).

    A made-up position can leave a seat without a card, which play never does; nobody waits for that one.
    """
    if all_played(state):
        return ()
    return tuple(seat for seat, laid in enumerate(state.laid) if not laid and state.hands[seat])


def decision(state: State, seat: Seat, _move: Move | None) -> str:
    """Name the question of a seat, which card for this trick; that of a seat that has laid is closed."""
    return f"{sum(state.taken)}.{len(state.laid[seat])}"


def legal_moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Give a move for every hand card of a seat that has not laid one yet (H2.2), in deck order."""
    return tuple(LayCard(card=card) for card in state.hands[seat]) if seat in acting(state) else ()


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Say why a move is refused, the first reason in order of precedence; None if it is legal."""
    if all_played(state):
        return refusal(Shared.GAME_OVER)
    if seat >= len(state.hands):
        return refusal(Shared.NOT_YOUR_TURN)
    for card in state.laid[seat]:
        return refusal(Reason.ALREADY_LAID, "H2.2", card=card)
    if move.card not in state.hands[seat]:
        return refusal(Shared.CARD_NOT_IN_HAND, card=move.card)
    return None


def decide(state: State, seat: Seat, move: Move, _draws: Draws) -> Decided[State, Event] | Refusal:
    """Lay a card, or say why not."""
    refused = refuse(state, seat, move)
    if refused is not None:
        return refused
    emit: Emit = Emitter(evolve, state)
    others = [other for other in acting(state) if other != seat]
    emit(CardLaid(seat=seat, card=move.card, turn=_lowest(others)))
    if all(emit.state.laid):
        _take_trick(emit)
    return emit.decided()


def _lowest(waiting: Sequence[Seat]) -> Seat:
    """Give the lowest of the seats that a trick waits for; 0 if it waits for none."""
    return min(waiting, default=0)


def best_card(options: Options, cards: Cards) -> Card:
    """Give the card that takes a trick: the highest (H2.3), by option the lowest (H2.4)."""
    best = max if options.winner is Winner.HIGHEST else min
    return best(cards, key=deck_key)


def _take_trick(emit: Emit) -> None:
    """Show the cards and give the trick to the best one; then the next begins, or the game ends (H3.1)."""
    state = emit.state
    cards = tuple(card for laid in state.laid for card in laid)
    seat = cards.index(best_card(state.options, cards))
    emit(TrickTaken(seat=seat, cards=cards, taken=state.taken[seat] + 1))
    if all_played(emit.state):
        emit(GameEnded(cause=GameEndCause.TRICKS_PLAYED, outcome=standing(emit.state)))
    else:
        emit(TurnStarted(seat=_lowest(acting(emit.state)), turn_number=state.turn_number + 1))


def standing(state: State) -> Outcome:
    """Rank the seats by their tricks, the most first (H3.1, H3.2)."""
    return ranked(state.taken, [-tricks for tricks in state.taken])


def check(state: State) -> tuple[str, ...]:
    """List what cannot be; empty for a sound table. A position may leave cards out."""
    seats = tuple(_seat_problems(state))
    return seats or (*_card_problems(state), *_trick_problems(state), *_end_problems(state))


def _seat_problems(state: State) -> Iterator[str]:
    seats = len(state.hands)
    if not 2 <= seats <= 4:
        yield f"hands: {seats} seats, 2 to 4 can play (H1.1)"
    for name in ("laid", "taken"):
        if len(getattr(state, name)) != seats:
            yield f"{name}: not one part for each of {seats} seats"
    if state.turn >= seats:
        yield "turn: there is no such seat"


def _card_problems(state: State) -> Iterator[str]:
    cards = Counter(chain(*state.hands, *state.laid, state.shown, state.draw_pile))
    yield from (f"{card} lies at {count} places (H1.1)" for card, count in sorted(cards.items()) if count > 1)
    if any(hand != in_deck_order(hand) for hand in state.hands):
        yield "hands: not in deck order"


def _trick_problems(state: State) -> Iterator[str]:
    if any(len(laid) > 1 for laid in state.laid):
        yield "laid: at most one card a seat (H2.2)"
    taken = sum(state.taken)
    if taken > state.options.tricks:
        yield "taken: more tricks than are played (H3.1)"
    if state.turn_number > taken + 1:
        yield f"turn_number: {state.turn_number}, but {taken} tricks are taken (H2.3)"
    waiting = acting(state)
    if waiting and state.turn != waiting[0]:
        yield f"turn: {state.turn}, but {waiting[0]} is the lowest seat that has to lay (H2.1)"


def _end_problems(state: State) -> Iterator[str]:
    if (state.phase is Phase.OVER) != (state.outcome is not None):
        yield "outcome: there is one if and only if the game is over"
    if state.outcome is not None and not all_played(state):
        yield "outcome: there is none before the last trick is taken (H3.1)"
    seats = list(range(len(state.hands)))
    if state.outcome is not None and [placing.seat for placing in state.outcome.placings] != seats:
        yield "outcome: not one placing for each seat in order"
