"""What callers send is held against the rule book before the rules see it."""

from typing import Any, Final

from engine.game import Refusal
from engine.options import conflict
from engine.visibility import AnyViewer, AtSeat
from service.app.problem import Problem, invalid, refused
from service.app.rule_book import RuleBook

_TOLD: Final = 5
"""How many of the problems of a state are told: answers have bounds."""


def refusal_problem(book: RuleBook, refusal: Refusal) -> Problem:
    """Make the problem of a refused move: in the title's domain if the reason is the title's own."""
    return refused(refusal, book.title.name, own=refusal.reason in book.reasons)


def need_seats(book: RuleBook, seats: int) -> None:
    """Raise VALIDATION_FAILED unless that many can play."""
    if seats not in book.title.seats:
        least, most = book.title.seats.minimum, book.title.seats.maximum
        raise invalid("seats", "must be {least} to {most} in {title}", least=least, most=most, title=book.title.name)


def complete_options(book: RuleBook, options: Any) -> Any:
    """Give the options of a new game, the defaults if None was sent.

    Raises VALIDATION_FAILED for options of another title, OPTION_CONFLICT for values that exclude each other.
    """
    chosen = book.title.options() if options is None else options
    if not isinstance(chosen, book.title.options):
        raise invalid("options", "must be those of {title}", title=book.title.name)
    refusal = conflict(book.title, chosen)
    if refusal is not None:
        raise refusal_problem(book, refusal)
    return chosen


def sound_state(book: RuleBook, state: Any) -> Any:
    """Give a state that a caller made up, if nothing is wrong with it.

    Raises VALIDATION_FAILED with all that is wrong: another title, bounds, a card more often than the deck has it.
    """
    if not isinstance(state, book.title.state):
        raise invalid("state", "must be one of {title}", title=book.title.name)
    problems = book.title.check(state)
    if problems:
        raise invalid("state", "{problems}", problems="; ".join(problems[:_TOLD]))
    return state


def need_seat(state: Any, viewer: AnyViewer, path: str = "seat") -> None:
    """Raise VALIDATION_FAILED for a seat that the table does not have."""
    if isinstance(viewer, AtSeat) and viewer.seat >= len(state.hands):
        raise invalid(path, "must be below {seats}, the number of seats", seats=len(state.hands))
