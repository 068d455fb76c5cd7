"""High Card: everybody lays a card face down, the highest takes the trick.

vocabulary: cards, options, moves, the table and its view        events: what can happen
rules: what is allowed and what it does                         secrecy: who knows what
bots: one level
"""

from engine.game import Title
from engine.seat import SeatRange

from .bots import LEVELS, choose
from .events import TRANSFERS, ZONES, Event
from .rules import acting, check, decide, decision, empty, evolve, legal_moves, setup, standing
from .secrecy import groups, resample, view_of
from .vocabulary import CARD_DATA, PARAMS, Card, Move, Options, Reason, State, View

TITLE = Title[Options, State, Move, Event, View](
    name="high_card",
    rule_set="high_card/1",
    seats=SeatRange(minimum=2, maximum=4, recommended=(3,)),
    levels=LEVELS,
    cards=(Card,),
    options=Options,
    state=State,
    move=Move,
    event=Event,
    view=View,
    reason=Reason,
    params=PARAMS,
    deck=CARD_DATA,
    zones=ZONES,
    transfers=TRANSFERS,
    setup=setup,
    empty=empty,
    decide=decide,
    evolve=evolve,
    legal_moves=legal_moves,
    acting=acting,
    decision=decision,
    view_of=view_of,
    groups=groups,
    check=check,
    rank_as_it_lies=standing,
    resample=resample,
    choose=choose,
)
"""The title, as the registry finds it."""
