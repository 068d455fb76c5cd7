"""The contract of a title: one value of plain functions and types (the Decider), which everything else reads."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from engine.draws import Draws, Stream
from engine.outcome import Outcome
from engine.seat import SeatRange
from engine.value import Seat
from engine.visibility import AnyViewer

O = TypeVar("O")  # noqa: E741 - the options of a title
S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")

MOST_MOVES: Final = 640
"""Most legal moves that a seat of any title has at any sound table."""

MOST_MOVES_BYTES: Final = 32 * 1024
"""Most bytes of such a list as JSON."""


class Param(Struct, frozen=True):
    """One named fact of a refusal, as text; never a hidden card of another seat."""

    name: str
    """What it is: `card`, `field`, `least`."""
    value: str
    """Its value, spelt as in the API."""


class Refusal(Struct, frozen=True):
    """A move that was not accepted. It changes nothing and consumes no draw."""

    reason: str
    """Member of the shared reasons or of the title's own."""
    rule: str | None = None
    """Number of the rule that forbids it, as in RULES.md (`T2.2`, `option:voluntary_take`); null if no rule of the
    title is behind it."""
    params: tuple[Param, ...] = ()
    """The facts that the text of the reason names."""


def refusal(reason: StrEnum, rule: str | None = None, **params: object) -> Refusal:
    """Make a refusal with its params in the order given."""
    return Refusal(reason.value, rule, tuple(Param(name, str(value)) for name, value in params.items()))


class Decided(Struct, Generic[S, E], frozen=True):
    """An accepted move: what happened, and the state after it."""

    events: tuple[E, ...]
    """The facts in order; they carry results, so that folding them needs no rule."""
    state: S
    """The state before, with all of them folded in."""


class Emitter(Generic[S, E]):
    """Collects the events of one decision and folds each at once, so later lines of a rule read the state so far."""

    __slots__ = ("_evolve", "events", "state")

    def __init__(self, evolve: Callable[[S, E], S], state: S) -> None:
        """Begin at `state`."""
        self._evolve = evolve
        self.state = state
        self.events: list[E] = []

    def __call__(self, event: E) -> None:
        """Add one event and fold it into `state`."""
        self.state = self._evolve(self.state, event)
        self.events.append(event)

    def decided(self) -> Decided[S, E]:
        """Give all that was emitted."""
        return Decided(tuple(self.events), self.state)


class Condition(Struct, frozen=True):
    """Some values of one option."""

    option: str
    """Name of the option."""
    values: tuple[str, ...]
    """The values meant, as text: `true`, `3`, `SHARED`, `null`; a list option is meant by its length."""


class Conflict(Struct, frozen=True):
    """Two options that exclude each other, as data: forms, checks and docs/options.md are made from it."""

    first: Condition
    """Refused together with `second`."""
    second: Condition
    """Refused together with `first`."""
    rule: str
    """Number of the rule that says so."""


class Title(Struct, Generic[O, S, M, E, V], frozen=True, kw_only=True):
    """One of the games this authority knows, as a value: types, data and pure functions."""

    name: str
    """Its name in tags, packages and routes: `take_that`."""
    rule_set: str
    """Its rules with their number: `take_that/1`. A released number never changes its behaviour."""
    seats: SeatRange
    """How many can play."""
    levels: tuple[str, ...]
    """Levels of its bots, weakest first."""
    cards: tuple[Any, ...]
    """The types that show a card; `visibility.py` wants a mark on every event field that can hold one."""
    options: type[O]
    """The struct of options; every field has a default."""
    state: type[S]
    """The struct of the whole table, hidden cards included, never a seed. In every title it has the fields `options`,
    `hands` (a tuple of cards a seat, in deck order: the order in which the cards' type declares them) and
    `next_draw`."""
    move: Any
    """The union of moves."""
    event: Any
    """The union of events."""
    view: type[V]
    """The struct of what one viewer may know. Its field `hand` is the viewer's own hand, null without one."""
    reason: type[StrEnum]
    """Reasons of its own, beside the shared ones."""
    conflicts: tuple[Conflict, ...] = ()
    """Pairs of option values that are refused at creation."""
    premium: tuple[Condition, ...] = ()
    """Values of choices that only a host may open a game with who is entitled to them; the catalogue tells which."""
    variant: str | None = None
    """The option that chooses among whole sets of rules; golden games are written for each of its values."""

    setup: Callable[[O, int, Draws], tuple[E, ...]]
    """`(options, seats, draws)`: the events that lead from `empty` to the first decision."""
    empty: Callable[[O, int], S]
    """`(options, seats)`: the table before anything was dealt."""
    decide: Callable[[S, Seat, M, Draws], Decided[S, E] | Refusal]
    """`(state, seat, move, draws)`: what the move does, or why not. Precedence of refusals: GAME_OVER,
    NOT_YOUR_TURN, WRONG_PHASE (or a title's own phase reason), CARD_NOT_IN_HAND, arguments, rules."""
    evolve: Callable[[S, E], S]
    """`(state, event)`: copies facts into the state; holds no rule, so a log replays for ever."""
    legal_moves: Callable[[S, Seat], tuple[M, ...]]
    """`(state, seat)`: every move that `decide` accepts (penalised ones apart), unique, in order of declaration and
    deck; never more than MOST_MOVES, nor longer than MOST_MOVES_BYTES."""
    acting: Callable[[S], tuple[Seat, ...]]
    """`(state)`: the seats that the game waits for; others may still have legal moves (reactions)."""
    decision: Callable[[S, Seat, M | None], str]
    """`(state, seat, move)`: names the question that the move answers (None: the seat's main one); equal text = still
    open."""
    timeout_move: Callable[[S, Seat], M]
    """`(state, seat)`: the move made for an acting seat whose time is out; always legal."""
    view_of: Callable[[S, AnyViewer], V]
    """`(state, viewer)`: what the viewer may know."""
    outcome: Callable[[S], Outcome | None]
    """`(state)`: the end, or None while the game goes on."""
    check: Callable[[S], tuple[str, ...]]
    """`(state)`: what is wrong with a state: bounds, or a card more often than the deck has it. Empty = sound."""
    resample: Callable[[S, AnyViewer, Sequence[E], Stream], S]
    """`(state, viewer, history, stream)`: another world consistent with what the viewer was shown (`history`: its
    redacted events, oldest first)."""
    moves: Callable[[O, int], Iterable[M]]
    """`(options, seats)`: the finite universe of moves, from which refusals are sampled. A move that plays a card from
    the hand holds it in its field `card`."""
    choose: Callable[[V, Sequence[E], tuple[M, ...], str, Stream], M]
    """`(view, history, legal, level, stream)`: a bot's move, one of `legal`; it cannot get the state."""


AnyTitle = Title[Any, Any, Any, Any, Any]
"""A title whose own types do not matter here."""
