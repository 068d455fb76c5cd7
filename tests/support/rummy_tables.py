"""Tables of Straight Rummy, with cards in few letters."""

from typing import Any

from engine.draws import Draws, entropy_key
from engine.french import FrenchCard
from engine.games.rummy import TITLE
from engine.games.rummy.vocabulary.events import CardsDealt
from engine.games.rummy.vocabulary.options import Options
from engine.games.rummy.vocabulary.state import State
from engine.log import fold
from engine.position import position
from engine.visibility import AtSeat, redaction_of
from tests.support.titles import stream

SUIT_NAMES = {"c": "CLUBS", "d": "DIAMONDS", "h": "HEARTS", "s": "SPADES"}


def cards(text: str) -> tuple[FrenchCard, ...]:
    """Read cards from `7h 10s Ac`."""
    return tuple(FrenchCard(f"{SUIT_NAMES[word[-1]]}_{word[:-1]}") for word in text.split())


def names(text: str) -> list[str]:
    """Give the names of cards, as positions want them."""
    return [card.value for card in cards(text)]


def dealt(seats: int, entropy: str, options: Options | None = None) -> tuple[State, list[Any]]:
    """Deal; give the table and the events that led there."""
    chosen = options or Options()
    events = TITLE.setup(chosen, seats, Draws(entropy_key(entropy)))
    return fold(TITLE, TITLE.empty(chosen, seats), events), list(events)


def table(seats: int = 2, options: Options | None = None, **given: Any) -> State:
    """Set up a table."""
    return position(TITLE, options or Options(), seats, given)


def run(owner: int, text: str) -> dict[str, Any]:
    """Spell a run that lies on the table, the first meld of all."""
    return {"id": 0, "owner": owner, "kind": "RUN", "cards": names(text)}


def play_out(levels: tuple[str, ...], entropy: str, options: Options | None = None) -> tuple[State, list[Any]]:
    """Let bots play a game, each with what its seat was shown since the deal; give its end and all that happened."""
    draws, choices = Draws(entropy_key(entropy)), stream(entropy)
    state, events = dealt(len(levels), entropy, options)
    last_deal, redact = 0, redaction_of(TITLE.cards, TITLE.event).redact
    while state.outcome is None:
        shown = [redact(event, AtSeat(state.turn)) for event in events[last_deal:]]
        view, legal = TITLE.view_of(state, AtSeat(state.turn)), TITLE.legal_moves(state, state.turn)
        move = TITLE.choose(view, shown, legal, levels[state.turn], choices)
        verdict = TITLE.decide(state, state.turn, move, draws)
        if any(isinstance(event, CardsDealt) for event in verdict.events):
            last_deal = len(events)
        state = verdict.state
        events += verdict.events
    return state, events


def play(state: State, *moves: Any) -> tuple[State, list[Any]]:
    """Play legal moves, each of the seat whose turn it is; give the table and what happened."""
    events: list[Any] = []
    for move in moves:
        verdict = TITLE.decide(state, state.turn, move, Draws(entropy_key("play")))
        state, events = verdict.state, events + list(verdict.events)
    return state, events
