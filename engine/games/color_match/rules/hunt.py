"""Color Hunt, the wild of the night (C8.8 to C8.11)."""

from engine.draws import Draws
from engine.games.color_match.rules.drawing import available, renew, take_top
from engine.games.color_match.rules.evolve import Emit
from engine.games.color_match.vocabulary.cards import Cards, Color
from engine.games.color_match.vocabulary.events.plays import ColorHunted, DrawCause
from engine.value import Seat

MOST = 12
"""Most cards that a hunted seat draws (C8.8)."""


def hunt(emit: Emit, draws: Draws, target: Seat, color: Color) -> None:
    """Let the target draw one by one until the colour appears, the hit included (C8.8, C8.9)."""
    emit(ColorHunted(seat=emit.state.turn, target=target, color=color))
    missing = MOST
    while missing and available(emit.state):
        renew(emit, draws)
        chance = emit.state.draw_pile[:missing]
        hit = _first(chance, color)
        take_top(emit, target, len(chance) if hit is None else hit + 1, DrawCause.HUNT)
        if hit is not None:
            return
        missing -= len(chance)


def _first(cards: Cards, color: Color) -> int | None:
    """Give the place of the first card of a colour; a Color Hunt has none (C8.9)."""
    return next((place for place, card in enumerate(cards) if card.face.color is color), None)
