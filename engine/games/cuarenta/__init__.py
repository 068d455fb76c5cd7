"""Cuarenta: capture cards from the table by rank, by sum and in sequence; the first to 40 points wins."""

from engine.french import FrenchCard
from engine.game import Title
from engine.games.cuarenta.bot import choose
from engine.games.cuarenta.check import check
from engine.games.cuarenta.decide import decide
from engine.games.cuarenta.events import Event
from engine.games.cuarenta.evolve import evolve
from engine.games.cuarenta.legal import acting, decision, legal_moves, moves, timeout_move
from engine.games.cuarenta.model import Move, Options, Reason, State, View
from engine.games.cuarenta.resample import resample
from engine.games.cuarenta.setup import empty, setup
from engine.games.cuarenta.streak import LEVELS
from engine.games.cuarenta.view import view_of
from engine.seat import SeatRange

TITLE = Title[Options, State, Move, Event, View](
    name="cuarenta",
    rule_set="cuarenta/1",
    seats=SeatRange(minimum=2, maximum=2, recommended=(2,)),
    levels=LEVELS,
    cards=(FrenchCard,),
    options=Options,
    state=State,
    move=Move,
    event=Event,
    view=View,
    reason=Reason,
    setup=setup,
    empty=empty,
    decide=decide,
    evolve=evolve,
    legal_moves=legal_moves,
    acting=acting,
    decision=decision,
    on_timeout=timeout_move,
    view_of=view_of,
    check=check,
    resample=resample,
    all_moves=moves,
    choose=choose,
)
"""The title, as the registry finds it."""
