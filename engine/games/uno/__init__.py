"""UNO: match colour or symbol, and do not forget to call.

vocabulary/: cards, options, moves, events, the table and its view        secrecy/: who knows what
rules/: what is allowed and what it does                                 bots/: two levels
"""

from engine.game import Condition, Conflict, Title
from engine.games.uno.bots.choose import LEVELS, choose
from engine.games.uno.rules.check import check
from engine.games.uno.rules.decide import decide
from engine.games.uno.rules.evolve import evolve
from engine.games.uno.rules.legal import decision, legal_moves
from engine.games.uno.rules.score import lowest_wins, standing
from engine.games.uno.rules.setup import empty, setup
from engine.games.uno.rules.universe import moves
from engine.games.uno.secrecy.groups import groups
from engine.games.uno.secrecy.resample import resample
from engine.games.uno.secrecy.view_of import view_of
from engine.games.uno.vocabulary.cards import CARD_DATA, Card, Deck
from engine.games.uno.vocabulary.events import Event
from engine.games.uno.vocabulary.moves import PARAMS, Move, Reason
from engine.games.uno.vocabulary.options import Options
from engine.games.uno.vocabulary.state import State
from engine.games.uno.vocabulary.view import View
from engine.games.uno.vocabulary.zones import TRANSFERS, ZONES
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
    params=PARAMS,
    deck=CARD_DATA,
    zones=ZONES,
    transfers=TRANSFERS,
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
    decision=decision,
    view_of=view_of,
    groups=groups,
    check=check,
    rank_as_it_lies=standing,
    lowest_wins=lowest_wins,
    resample=resample,
    all_moves=moves,
    choose=choose,
)
"""The title, as the registry finds it."""
