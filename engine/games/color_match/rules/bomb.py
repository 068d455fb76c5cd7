"""The Bomb of Classic (section 7 of the rules)."""

from engine.draws import Draws
from engine.games.color_match.rules.drawing import draw_cards
from engine.games.color_match.rules.evolve import Emit
from engine.games.color_match.rules.tables import bomb_draw
from engine.games.color_match.vocabulary.events.plays import BombExploded, DrawCause
from engine.seat import around


def explode(emit: Emit, draws: Draws) -> None:
    """Let every other seat draw, one card at a time round the table from the next seat (C7.2, C7.3)."""
    state = emit.state
    count = bomb_draw(state.options)
    emit(BombExploded(seat=state.turn, count=count))
    others = around(state.turn, len(state.hands), state.direction)[1:]
    for seat in others * count:
        draw_cards(emit, draws, seat, 1, DrawCause.BOMB)
