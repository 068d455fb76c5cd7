"""What a card does once it is played (C3.4, C3.5, and the sections of the tables)."""

from engine.draws import Draws
from engine.games.color_match.rules.bomb import explode
from engine.games.color_match.rules.evolve import Emit
from engine.games.color_match.rules.hunt import hunt
from engine.games.color_match.rules.piles import attack, block
from engine.games.color_match.rules.sides import as_all_see
from engine.games.color_match.rules.turns import end_game, end_turn, following, waiting_phase
from engine.games.color_match.vocabulary.cards import Card, Color, Face, Kind
from engine.games.color_match.vocabulary.events.piles import BlockSource, ShieldRaised
from engine.games.color_match.vocabulary.events.plays import CardPlayed
from engine.games.color_match.vocabulary.events.turns import DirectionChanged, GameEndCause, SeatSkipped
from engine.value import Seat


def play_card(emit: Emit, draws: Draws, card: Card, named: Color | None) -> None:
    """Play a card of the seat on turn; the last one wins before it does anything (C9.1)."""
    seat, shown = emit.state.turn, as_all_see(emit.state.options, card)
    color = card.face.color or named
    assert color is not None
    phase = waiting_phase(emit.state)
    emit(CardPlayed(seat=seat, card=shown, whole_card=card, color=color, phase=phase))
    if not emit.state.hands[seat]:
        end_game(emit, GameEndCause.EMPTIED)
    else:
        end_turn(emit, _take_effect(emit, draws, card.face, color))


def _take_effect(emit: Emit, draws: Draws, face: Face, color: Color) -> Seat:
    """Let a face do what it does, and give the seat whose turn is next."""
    seat = emit.state.turn
    match face.kind:
        case Kind.SKIP:
            return _skip(emit, following(emit.state, seat))
        case Kind.REVERSE:
            return _reverse(emit)
        case Kind.ATTACK if face.attack is not None:
            return attack(emit, face.attack)
        case Kind.SHIELD:
            _hold_shield(emit)
        case Kind.BOMB:
            explode(emit, draws)
        case Kind.COLOR_HUNT:
            target = following(emit.state, seat)
            hunt(emit, draws, target, color)
            return _skip(emit, target)
        case _:
            pass
    return following(emit.state, seat)


def _skip(emit: Emit, skipped: Seat) -> Seat:
    emit(SeatSkipped(seat=skipped))
    return following(emit.state, skipped)


def _reverse(emit: Emit) -> Seat:
    """Turn the direction; with two players it is a Skip as well (C3.4)."""
    seat = emit.state.turn
    emit(DirectionChanged(direction=-emit.state.direction))
    upcoming = following(emit.state, seat)
    return _skip(emit, upcoming) if len(emit.state.hands) == 2 else upcoming


def _hold_shield(emit: Emit) -> None:
    """Block the pile that waits (C6.2), else raise the shield; a second one adds nothing (C6.4, C6.8)."""
    seat = emit.state.turn
    if emit.state.pile is not None:
        block(emit, seat, BlockSource.HAND)
    elif not emit.state.shields[seat]:
        emit(ShieldRaised(seat=seat))
