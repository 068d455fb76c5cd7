"""The Wild Draw Four: was it justified, and who draws (section 6 of the rules)."""

from engine.draws import Draws
from engine.games.uno.rules.drawing import draw_cards
from engine.games.uno.rules.evolve import Emit
from engine.games.uno.rules.turns import begin, following, lose_turn, start_turn
from engine.games.uno.vocabulary.cards import Color
from engine.games.uno.vocabulary.events import (
    Challenged,
    ChallengeDecided,
    ChallengeDeclined,
    ChallengeOpened,
    HandShown,
)
from engine.games.uno.vocabulary.events.turns import DrawCause
from engine.games.uno.vocabulary.state import State
from engine.value import Seat

SURCHARGE = 2
"""Cards that a wrong challenge costs on top (U6.10)."""


def open_challenge(emit: Emit, attacker: Seat, color_before: Color, count: int) -> None:
    """Ask the next seat for its answer; the attacker's hand is kept as it is now (U6.8)."""
    state = emit.state
    opened = ChallengeOpened(
        seat=following(state, attacker),
        turn_number=state.turn_number + 1,
        attacker=attacker,
        count=count,
        color_before=color_before,
    )
    begin(emit, opened)


def accept(emit: Emit, draws: Draws) -> None:
    """Draw without a challenge; the turn is lost."""
    pending = emit.state.pending
    assert pending is not None
    emit(ChallengeDeclined(seat=pending.seat))
    lose_turn(emit, draws, draw_cards(emit, draws, pending.seat, pending.count, DrawCause.PENALTY))


def challenge(emit: Emit, draws: Draws) -> None:
    """Show the snapshot to the challenger, and let the loser draw (U6.7, U6.9, U6.10)."""
    pending, snapshot, guilty = emit.state.pending, emit.state.snapshot, is_guilty(emit.state)
    assert pending is not None
    assert pending.attacker is not None
    assert snapshot is not None
    challenger, attacker = pending.seat, pending.attacker
    loser, count = (attacker, pending.count) if guilty else (challenger, pending.count + SURCHARGE)
    emit(Challenged(seat=challenger, attacker=attacker))
    emit(HandShown(seat=attacker, challenger=challenger, count=len(snapshot), cards=snapshot))
    emit(ChallengeDecided(attacker=attacker, guilty=guilty, seat=loser, count=count))
    drawn = draw_cards(emit, draws, loser, count, DrawCause.CHALLENGE_LOST)
    if guilty:
        start_turn(emit, challenger)
    else:
        lose_turn(emit, draws, drawn)


def is_guilty(state: State) -> bool:
    """Tell whether the attacker held a card of the colour when the Wild Draw Four had left its hand (U6.2, U6.8).

    Symbols do not matter (U6.4), nor do wild types but for the option `wd4_wilds_match` (U6.5).
    """
    assert state.pending is not None
    colors = {card.color for card in state.snapshot or ()}
    return state.pending.color_before in colors or (state.options.wd4_wilds_match and None in colors)
