"""Color Match: three tables of a game of colours, where attack cards pile up until somebody takes them."""

from engine.game import Title
from engine.games.color_match.bot import LEVELS, choose
from engine.games.color_match.cards import Card, Face
from engine.games.color_match.check import check
from engine.games.color_match.decide import decide
from engine.games.color_match.events import Event
from engine.games.color_match.evolve import evolve
from engine.games.color_match.legal import acting, decision, legal_moves, moves, timeout_move
from engine.games.color_match.model import Move, Options, Reason, State, View
from engine.games.color_match.resample import resample
from engine.games.color_match.setup import empty, setup
from engine.games.color_match.tables import CONFLICTS, PREMIUM
from engine.games.color_match.view import view_of
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
    conflicts=CONFLICTS,
    premium=(PREMIUM,),
    variant="table",
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
