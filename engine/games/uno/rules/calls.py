"""Calling UNO, and catching who has not (section 9 of the rules).

At most one window is open: it belongs to who has just played, and closes with the next play of anybody.
"""

from engine.draws import Draws
from engine.games.uno.rules.drawing import draw_cards
from engine.games.uno.rules.evolve import Emit
from engine.games.uno.rules.standing_call import end_call
from engine.games.uno.vocabulary.events import UnoCalled, UnoCaught, UnoWindowClosed, UnoWindowOpened
from engine.games.uno.vocabulary.events.turns import DrawCause
from engine.value import Seat


def settle_duty(emit: Emit, seat: Seat, called: bool) -> None:
    """After a play that left one card: take the call that came with it, or open the window (U9.1, U9.2)."""
    if called:
        emit(UnoCalled(seat=seat))
    else:
        emit(UnoWindowOpened(seat=seat, window_number=emit.state.windows_opened + 1))


def close_window(emit: Emit) -> None:
    """Close the window, if one is open, because a seat plays or takes cards (U9.4, U9.5)."""
    if emit.state.uno_window is not None:
        emit(UnoWindowClosed(seat=emit.state.uno_window))


def call_late(emit: Emit, seat: Seat) -> None:
    """Make up for the call; nobody can catch the seat any more (U9.3). Of two calls, at a made-up table, one stands."""
    end_call(emit, seat)
    emit(UnoCalled(seat=seat))
    close_window(emit)


def catch(emit: Emit, draws: Draws, seat: Seat, offender: Seat) -> None:
    """Catch the offender, who draws two; turn and phase stay as they are (U9.2, U9.9)."""
    emit(UnoCaught(seat=offender, by=seat, count=2))
    close_window(emit)
    draw_cards(emit, draws, offender, 2, DrawCause.UNO_CAUGHT)
