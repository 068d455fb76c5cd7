"""Tables of UNO, dealt or made up, for the tests of that title."""

from typing import Any

from engine.draws import Draws, entropy_key
from engine.game import Decided
from engine.games.uno import TITLE
from engine.games.uno.vocabulary.events import Event
from engine.games.uno.vocabulary.moves import Move
from engine.games.uno.vocabulary.options import Options
from engine.games.uno.vocabulary.state import State
from engine.log import fold
from engine.position import position
from engine.visibility import AnyViewer, redaction_of

DRAWS = Draws(entropy_key("uno tables"))
"""What is drawn at tables that were made up."""


def dealt(seats: int, entropy: str, options: Options | None = None) -> tuple[State, list[Event]]:
    """Give a dealt table and the events that led to it."""
    chosen = options or Options()
    events = TITLE.setup(chosen, seats, Draws(entropy_key(entropy)))
    return fold(TITLE, TITLE.empty(chosen, seats), events), list(events)


def table(seats: int = 3, options: Options | None = None, **given: Any) -> State:
    """Give a table in the spelling of rulings, sound or refused."""
    return position(TITLE, options or Options(), seats, given)


def played(state: State, *moves: tuple[int, Move]) -> tuple[State, list[Event]]:
    """Play moves that must all be accepted; give the table after them and what happened."""
    events: list[Event] = []
    for seat, move in moves:
        verdict = TITLE.decide(state, seat, move, DRAWS)
        assert isinstance(verdict, Decided), verdict
        state, events = verdict.state, [*events, *verdict.events]
    return state, events


def shown(events: list[Event], viewer: AnyViewer) -> list[Event]:
    """Give events as a viewer was shown them."""
    return [redaction_of(TITLE.cards, TITLE.event).redact(event, viewer) for event in events]
