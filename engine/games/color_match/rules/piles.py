"""Attack cards and the pile that they make (section 5 of the rules)."""

from engine.games.color_match.rules.evolve import Emit
from engine.games.color_match.rules.tables import TABLES
from engine.games.color_match.rules.turns import following
from engine.games.color_match.vocabulary.cards import Attack, Face, Kind
from engine.games.color_match.vocabulary.events.piles import BlockSource, PileBlocked, PileGrew, PileStarted
from engine.games.color_match.vocabulary.options import Table
from engine.games.color_match.vocabulary.state import State
from engine.value import Seat


def answers(table: Table, kind: Attack, face: Face) -> bool:
    """Tell whether a face answers a pile that ends in an attack: one that the table allows, or a shield (C6.2)."""
    return face.kind is Kind.SHIELD or face.attack in TABLES[table].answers[kind]


def answer_rule(state: State, face: Face) -> str:
    """Give the number of the rule for which a face that does not answer is refused."""
    return "C5.5" if face.attack is None else TABLES[state.options.table].answer_rule


def attack(emit: Emit, kind: Attack) -> Seat:
    """Put a pile before the next seat, or move the one that was answered there; give that seat.

    A shield that stands there breaks at once, and the seat keeps its turn (C6.6, C6.7).
    """
    state = emit.state
    target = following(state, state.turn)
    if state.pile is None:
        emit(PileStarted(kind=kind, count=kind.amount, target=target))
    else:
        emit(PileGrew(kind=kind, count=state.pile.count + kind.amount, target=target))
    if state.shields[target]:
        block(emit, target, BlockSource.STANDING)
    return target


def block(emit: Emit, seat: Seat, source: BlockSource) -> None:
    """Cancel the pile that waits by a shield of a seat (C6.2, C6.6)."""
    pile = emit.state.pile
    assert pile is not None
    emit(PileBlocked(seat=seat, source=source, count=pile.count))
