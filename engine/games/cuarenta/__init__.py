"""Cuarenta: captures by rank, sum and sequence, for two, up to forty points.

vocabulary/: its words        rules/: what is allowed and what it does
secrecy/: who knows what      bots/: four levels
"""

from engine.french import FrenchCard
from engine.game import Title, round_decision
from engine.games.cuarenta.bots.choose import choose
from engine.games.cuarenta.bots.ladder import LADDER, LEVELS
from engine.games.cuarenta.rules.check import check
from engine.games.cuarenta.rules.decide import decide
from engine.games.cuarenta.rules.evolve import evolve
from engine.games.cuarenta.rules.legal import acting, legal_moves, moves
from engine.games.cuarenta.rules.score import standing
from engine.games.cuarenta.rules.setup import empty, setup
from engine.games.cuarenta.secrecy.groups import groups
from engine.games.cuarenta.secrecy.resample import resample
from engine.games.cuarenta.secrecy.view_of import view_of
from engine.games.cuarenta.vocabulary.cards import CARD_DATA
from engine.games.cuarenta.vocabulary.events import Event
from engine.games.cuarenta.vocabulary.moves import PARAMS, Move, Reason
from engine.games.cuarenta.vocabulary.options import Options
from engine.games.cuarenta.vocabulary.state import State
from engine.games.cuarenta.vocabulary.view import View
from engine.games.cuarenta.vocabulary.zones import TRANSFERS, ZONES
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
    params=PARAMS,
    deck=CARD_DATA,
    zones=ZONES,
    transfers=TRANSFERS,
    setup=setup,
    empty=empty,
    decide=decide,
    evolve=evolve,
    legal_moves=legal_moves,
    all_moves=moves,
    acting=acting,
    decision=round_decision,
    view_of=view_of,
    groups=groups,
    check=check,
    rank_as_it_lies=standing,
    ladder=LADDER,
    resample=resample,
    choose=choose,
)
"""The title, as the registry finds it."""
