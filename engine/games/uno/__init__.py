"""UNO: match colour or symbol, and do not forget to call."""

from engine.game import Condition, Conflict, Title
from engine.games.uno.bot import LEVELS, choose
from engine.games.uno.cards import Card, Deck
from engine.games.uno.check import check
from engine.games.uno.decide import decide
from engine.games.uno.events import Event
from engine.games.uno.evolve import evolve
from engine.games.uno.legal import acting, decision, legal_moves, timeout_move
from engine.games.uno.model import Options, Reason, State, View
from engine.games.uno.moves import Move
from engine.games.uno.resample import resample
from engine.games.uno.setup import empty, setup
from engine.games.uno.universe import moves
from engine.games.uno.view import view_of
from engine.seat import SeatRange

TITLE = Title[Options, State, Move, Event, View](
    name="uno",
    rule_set="uno/1",
    seats=SeatRange(minimum=2, maximum=10, recommended=(4, 5, 6)),
    levels=LEVELS,
    cards=(Card,),
    options=Options,
    state=State,
    move=Move,
    event=Event,
    view=View,
    reason=Reason,
    conflicts=(
        Conflict(
            first=Condition("deck", (Deck.CARDS_108.value,)),
            second=Condition("customizable", ("1", "2", "3")),
            rule="option:deck",
        ),
    ),
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
