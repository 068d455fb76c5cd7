"""Straight Rummy: draw, lay sets and runs on the table, discard, and be the first without a card."""

from engine.french import FrenchCard
from engine.game import Title
from engine.games.rummy.bot import LEVELS, choose
from engine.games.rummy.check import check
from engine.games.rummy.decide import decide
from engine.games.rummy.events import Event
from engine.games.rummy.evolve import evolve
from engine.games.rummy.legal import acting, decision, legal_moves, timeout_move
from engine.games.rummy.model import Move, Options, Reason, State, View
from engine.games.rummy.resample import resample
from engine.games.rummy.setup import empty, setup
from engine.games.rummy.universe import moves
from engine.games.rummy.view import view_of
from engine.seat import SeatRange

TITLE = Title[Options, State, Move, Event, View](
    name="rummy",
    rule_set="rummy/1",
    seats=SeatRange(minimum=2, maximum=4, recommended=(3, 4)),
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
