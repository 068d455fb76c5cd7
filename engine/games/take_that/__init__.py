"""Take That: a row of number cards, and the reversals that take cards out of it."""

from engine.game import Title
from engine.games.take_that.bot import LEVELS, choose
from engine.games.take_that.cards import Card
from engine.games.take_that.check import check
from engine.games.take_that.decide import decide
from engine.games.take_that.events import Event
from engine.games.take_that.evolve import evolve
from engine.games.take_that.legal import acting, decision, legal_moves, moves, timeout_move
from engine.games.take_that.model import Move, Options, Reason, State, View
from engine.games.take_that.resample import resample
from engine.games.take_that.setup import empty, setup
from engine.games.take_that.view import view_of
from engine.seat import SeatRange

TITLE = Title[Options, State, Move, Event, View](
    name="take_that",
    rule_set="take_that/1",
    seats=SeatRange(minimum=2, maximum=4, recommended=(2, 3, 4)),
    levels=LEVELS,
    cards=(Card,),
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
