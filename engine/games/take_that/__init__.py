"""Take That: a row of number cards, and the reversals that take cards out of it.

vocabulary: cards, options, moves, the table and its view        events: what can happen
rules/: what is allowed and what it does                        secrecy: who knows what
bots: three levels
"""

from engine.game import Title, round_decision
from engine.games.take_that.bots import LEVELS, choose
from engine.games.take_that.events import TRANSFERS, ZONES, Event
from engine.games.take_that.rules.decide import decide, standing
from engine.games.take_that.rules.evolve import evolve
from engine.games.take_that.rules.legal import acting, legal_moves
from engine.games.take_that.rules.setup import check, empty, setup
from engine.games.take_that.secrecy import groups, resample, view_of
from engine.games.take_that.vocabulary import CARD_DATA, PARAMS, Card, Move, Options, Reason, State, View
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
    decision=round_decision,
    view_of=view_of,
    groups=groups,
    check=check,
    rank_as_it_lies=standing,
    resample=resample,
    choose=choose,
)
"""The title, as the registry finds it."""
