"""The empty table, the rounds, and their deals with what is announced at them (sections 2 and 5 of the rules)."""

from engine.draws import Draws
from engine.events import DealtHand
from engine.game import Emitter
from engine.games.cuarenta.rules.evolve import Emit, evolve
from engine.games.cuarenta.rules.score import WINNING, alike, final_outcome, margin, ronda_points
from engine.games.cuarenta.vocabulary.cards import DECK, in_order
from engine.games.cuarenta.vocabulary.events import (
    CardsDealt,
    DealerDrawn,
    DeckShuffled,
    Event,
    FourShown,
    GameEndCause,
    GameEnded,
    RondaScored,
    RoundStarted,
    TurnStarted,
)
from engine.games.cuarenta.vocabulary.options import Options
from engine.games.cuarenta.vocabulary.state import Phase, State
from engine.seat import around, next_seat
from engine.value import Seat

HAND = 5
"""Cards that a seat is dealt at once (Q2.1)."""


def empty(options: Options, seats: int) -> State:
    """Give the table of a first round before any card lies on it, with seat 0 to move."""
    return State(
        rules=1,
        options=options,
        round=1,
        deal=1,
        dealer=seats - 1,
        turn=0,
        turn_number=1,
        phase=Phase.PLAY,
        hands=((),) * seats,
        table=(),
        fresh=False,
        draw_pile=(),
        captured=((),) * seats,
        last_capturer=None,
        rondas=(False,) * seats,
        scores=(0,) * seats,
        next_draw=0,
        outcome=None,
    )


def setup(options: Options, seats: int, draws: Draws) -> tuple[Event, ...]:
    """Draw the first dealer (Q2.3) and start the first round; four of a rank can end the game right there (Q5.2)."""
    emit: Emit = Emitter(evolve, empty(options, seats))
    number = emit.state.next_draw
    emit(DealerDrawn(seat=draws.below(number, "dealer", seats), draw_number=number))
    start_round(emit, draws, 1, emit.state.dealer)
    return tuple(emit.events)


def start_round(emit: Emit, draws: Draws, number: int, dealer: Seat) -> None:
    """Clear the table, shuffle all cards (Q2.4) and make the first deal."""
    emit(RoundStarted(round=number, dealer=dealer))
    draw_number = emit.state.next_draw
    deck = draws.shuffle(draw_number, "deck", DECK)
    emit(DeckShuffled(draw_number=draw_number, count=len(deck), draw_pile=deck))
    start_deal(emit, 1, 1)


def start_deal(emit: Emit, number: int, turn_number: int) -> None:
    """Deal five cards at a time, the non-dealer first (Q2.1), judge the announcements, let the non-dealer begin (Q2.2).

    A draw pile that somebody made up may be too short for five each; then it is shared out evenly.
    """
    state = emit.state
    order = around(next_seat(state.dealer, len(state.hands)), len(state.hands))
    size = min(HAND, len(state.draw_pile) // len(order))
    parts = [state.draw_pile[place * size : (place + 1) * size] for place in range(len(order))]
    hands = [DealtHand(seat=seat, count=size, cards=in_order(cards)) for seat, cards in zip(order, parts, strict=True)]
    emit(
        CardsDealt(
            deal=number,
            hands=tuple(sorted(hands, key=lambda hand: hand.seat)),
            draw_pile_count=len(state.draw_pile) - size * len(order),
        )
    )
    _announce(emit)
    if emit.state.phase is Phase.PLAY:
        emit(TurnStarted(seat=order[0], turn_number=turn_number, fresh=False))


def _announce(emit: Emit) -> None:
    """Judge both hands together (Q5.4): four of a rank ends the game and leaves rondas unpaid."""
    dealt = emit.state
    fours = [(seat, cards) for seat, hand in enumerate(dealt.hands) if (cards := alike(hand, 4)) is not None]
    for seat, cards in fours:
        score = dealt.scores[seat] if len(fours) > 1 else max(dealt.scores[seat], WINNING)
        emit(FourShown(seat=seat, cards=cards, score=score))
    if fours:
        end_game(emit, GameEndCause.BOTH_FOUR if len(fours) > 1 else GameEndCause.FOUR)
        return
    for seat, hand in enumerate(dealt.hands):
        cards, points = alike(hand, 3), ronda_points(dealt.options, dealt.scores[seat])
        if cards is not None and points:
            emit(RondaScored(seat=seat, cards=cards, points=points, score=dealt.scores[seat] + points))


def end_game(emit: Emit, cause: GameEndCause) -> None:
    """End the game with the scores as they stand."""
    scores, drawn = emit.state.scores, cause is GameEndCause.BOTH_FOUR
    emit(
        GameEnded(cause=cause, margin=margin(scores, drawn=drawn), outcome=final_outcome(scores, drawn=drawn)),
    )
