"""High Card: everybody lays a card face down, the highest takes the trick.

The smallest whole title: tests run it beside the real ones, and a drill adds it to a copy of the project as one
folder. Its modules import each other relatively, so that it works in both places.
"""

from engine.game import Title
from engine.seat import SeatRange

from .cards import Card
from .check import check, resample
from .decide import decide
from .legal import acting, choose, decision, legal_moves, moves, timeout_move
from .model import Event, Move, Options, Reason, State, View
from .setup import empty, evolve, setup
from .view import view_of

TITLE = Title[Options, State, Move, Event, View](
    name="high_card",
    rule_set="high_card/1",
    seats=SeatRange(minimum=2, maximum=4, recommended=(3,)),
    levels=("EASY",),
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
