"""Straight Rummy: draw, lay sets and runs on the table, discard, and be the first without a card.

vocabulary/: cards, options, moves, events, the table and its view        rules/: what is allowed and what it does
secrecy/: who knows what        bots/: three levels
"""

from engine.french import FrenchCard
from engine.game import Title, round_decision
from engine.games.rummy.bots.choose import LEVELS, choose
from engine.games.rummy.rules.check import check
from engine.games.rummy.rules.decide import decide
from engine.games.rummy.rules.evolve import evolve
from engine.games.rummy.rules.legal import acting, legal_moves, timeout_move
from engine.games.rummy.rules.score import standing
from engine.games.rummy.rules.setup import empty, setup
from engine.games.rummy.rules.universe import moves
from engine.games.rummy.secrecy.groups import groups
from engine.games.rummy.secrecy.resample import resample
from engine.games.rummy.secrecy.view_of import view_of
from engine.games.rummy.vocabulary.cards import CARD_DATA
from engine.games.rummy.vocabulary.events import Event
from engine.games.rummy.vocabulary.moves import PARAMS, Move, Reason
from engine.games.rummy.vocabulary.options import Options
from engine.games.rummy.vocabulary.state import State
from engine.games.rummy.vocabulary.view import View
from engine.games.rummy.vocabulary.zones import TRANSFERS, ZONES
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
    on_timeout=timeout_move,
    view_of=view_of,
    groups=groups,
    check=check,
    rank_as_it_lies=standing,
    resample=resample,
    all_moves=moves,
    choose=choose,
)
"""The title, as the registry finds it."""
