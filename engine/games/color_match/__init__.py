"""Color Match: three tables of a game of colours, where attack cards pile up until somebody takes them.

vocabulary/: cards, options, moves, events, table, view        rules/: what is allowed and what it does
secrecy/: who knows what                                       bots/: two levels
"""

from engine.game import Title
from engine.games.color_match.bots.choose import LEVELS, choose
from engine.games.color_match.rules.check import check
from engine.games.color_match.rules.decide import decide
from engine.games.color_match.rules.evolve import evolve
from engine.games.color_match.rules.legal import legal_moves, moves, timeout_move
from engine.games.color_match.rules.score import final_outcome, lowest_wins
from engine.games.color_match.rules.setup import empty, setup
from engine.games.color_match.rules.tables import CONFLICTS, PREMIUM
from engine.games.color_match.secrecy.groups import groups
from engine.games.color_match.secrecy.resample import resample
from engine.games.color_match.secrecy.view_of import view_of
from engine.games.color_match.vocabulary.card_data import CARD_DATA
from engine.games.color_match.vocabulary.cards import Card, Face
from engine.games.color_match.vocabulary.events import Event
from engine.games.color_match.vocabulary.moves import PARAMS, Move, Reason
from engine.games.color_match.vocabulary.options import Options
from engine.games.color_match.vocabulary.state import State
from engine.games.color_match.vocabulary.view import View
from engine.games.color_match.vocabulary.zones import TRANSFERS, ZONES
from engine.seat import SeatRange

TITLE = Title[Options, State, Move, Event, View](
    name="color_match",
    rule_set="color_match/1",
    seats=SeatRange(minimum=2, maximum=6, recommended=(3, 4)),
    levels=LEVELS,
    cards=(Card, Face),
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
    conflicts=CONFLICTS,
    premium=(PREMIUM,),
    variant="table",
    setup=setup,
    empty=empty,
    decide=decide,
    evolve=evolve,
    legal_moves=legal_moves,
    on_timeout=timeout_move,
    view_of=view_of,
    groups=groups,
    check=check,
    rank_as_it_lies=final_outcome,
    lowest_wins=lowest_wins,
    resample=resample,
    all_moves=moves,
    choose=choose,
)
"""The title, as the registry finds it."""
