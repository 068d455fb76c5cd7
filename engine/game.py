"""The contract of a title: one value of plain functions and types (the Decider), which everything else reads.

What most titles do alike is a default, so a title says what is its own.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from engine.card_data import CardData
from engine.draws import Draws, Stream
from engine.groups import CardGroup
from engine.ladder import Ladder
from engine.outcome import Outcome
from engine.reason import ReasonParams
from engine.rules_page import RuleNumber
from engine.seat import SeatRange
from engine.table import RoundState, TableState, TableView
from engine.universe import universe
from engine.upcast import Upcaster
from engine.value import Seat
from engine.visibility import AnyViewer
from engine.zones import Transfers, Zone

O = TypeVar("O", bound=Struct)  # noqa: E741 - the options of a title
S = TypeVar("S", bound=TableState)
M = TypeVar("M", bound=Struct)
E = TypeVar("E", bound=Struct)
V = TypeVar("V", bound=TableView)

MOST_MOVES: Final = 640
"""Most legal moves that a seat of any title has at any sound table."""

MOST_MOVES_BYTES: Final = 32 * 1024
"""Most bytes of such a list as JSON."""


class Refusal(Struct, frozen=True):
    """A move that was not accepted. It changes nothing and consumes no draw."""

    reason: str
    """Member of the shared reasons or of the title's own."""
    rule: RuleNumber | None = None
    """Number of the rule that forbids it (`T2.2`), or `option:<name>` where the choice of an option does; ListRules has
    every one with its words. Null where no rule of the title is behind it, as with CARD_NOT_IN_HAND, NOT_YOUR_TURN and
    GAME_OVER."""
    params: dict[str, str] = {}
    """The facts that the text of the reason names, each by its name and spelt as in the API; never a hidden card of
    another seat. GetRuleSet says which ones a reason has and what each is."""


def refusal(reason: StrEnum, rule: str | None = None, **params: object) -> Refusal:
    """Make a refusal with its params in the order given."""
    return Refusal(reason.value, rule, {name: str(value) for name, value in params.items()})


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
    rule: RuleNumber
    """Number of the rule that says so, or `option:<name>`; ListRules has its words."""


def turn_decision(state: TableState, _seat: Seat, _move: Any) -> str:
    """Name the one open question of a title that is not played in rounds: this phase of this turn."""
    return f"{state.turn_number}.{state.phase}"


def round_decision(state: RoundState, _seat: Seat, _move: Any) -> str:
    """Name the one open question of a title that is played in rounds: this phase of this turn of this round."""
    return f"{state.round}.{state.turn_number}.{state.phase}"


def seat_on_turn(state: TableState) -> tuple[Seat, ...]:
    """Give the seat on turn; none once the game is over."""
    return () if state.outcome is not None else (state.turn,)


def no_groups(_view: TableView) -> tuple[CardGroup, ...]:
    """Give nothing: for a title whose cards make no groups."""
    return ()


def highest_wins(_options: Any) -> bool:
    """Tell that the lowest score does not win: for a title whose points are good to have."""
    return False


class Title(Struct, Generic[O, S, M, E, V], frozen=True, kw_only=True, eq=False):
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
    """The struct of the whole table."""
    move: Any
    """The union of moves."""
    event: Any
    """The union of events."""
    view: type[V]
    """The struct of what one viewer may know."""
    reason: type[StrEnum]
    """Reasons of its own, beside the shared ones."""
    params: ReasonParams
    """The facts that each of its own reasons carries; a reason that is not here carries none."""
    deck: tuple[CardData, ...]
    """Every card, in deck order, as a client draws it."""
    zones: tuple[Zone, ...]
    """The places where cards lie."""
    transfers: Transfers
    """How each event moves cards between the zones; an event that is not here moves none."""
    conflicts: tuple[Conflict, ...] = ()
    """Pairs of option values that are refused at creation."""
    premium: tuple[Condition, ...] = ()
    """Values of choices that only a host may open a game with who is entitled to them; the catalogue tells which."""
    variant: str | None = None
    """The option that chooses among whole sets of rules; golden games are written for each of its values."""

    revision: int = 1
    """Revision of its events as this code writes them; it rises with every change of their shape."""
    reader: int = 1
    """The lowest revision whose code folds these events right."""
    upcasters: tuple[Upcaster, ...] = ()
    """What brings events of older revisions to this one."""

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
    view_of: Callable[[S, AnyViewer], V]
    """`(state, viewer)`: what the viewer may know."""
    check: Callable[[S], tuple[str, ...]]
    """`(state)`: what is wrong with a state: bounds, or a card more often than the deck has it. Empty = sound: then no
    function of the title raises."""
    resample: Callable[[S, AnyViewer, Sequence[E], Stream], S]
    """`(state, viewer, history, stream)`: another world consistent with what the viewer was shown (`history`: its
    redacted events, oldest first)."""
    choose: Callable[[V, Sequence[E], tuple[M, ...], str, Stream], M]
    """`(view, history, legal, level, stream)`: a bot's move, one of `legal`; it cannot get the state."""
    acting: Callable[[S], tuple[Seat, ...]] = seat_on_turn
    """`(state)`: the seats that the game waits for; others may still have legal moves (reactions)."""
    decision: Callable[[S, Seat, M | None], str] = turn_decision
    """`(state, seat, move)`: names the question that the move answers (None: the seat's main one); equal text = still
    open."""
    rank_as_it_lies: Callable[[S], Outcome]
    """`(state)`: the seats ranked as a table lies that is not over; asked by `standing`. Any sound table can be ranked,
    and the order of the draw pile decides nothing."""
    groups: Callable[[V], tuple[CardGroup, ...]] = no_groups
    """`(view)`: which cards of the viewer's hand make groups or fit the table, at any time."""
    on_timeout: Callable[[S, Seat], M] | None = None
    """`(state, seat)`: the move made for an acting seat whose time is out; None for the first legal one."""
    lowest_wins: Callable[[O], bool] = highest_wins
    """`(options)`: whether a lower score is better, as where cards left in a hand are counted. Totals of several games
    are ranked by it (`series.py`)."""
    ladder: Ladder | None = None
    """What its rules say of runs of games against ever stronger bots; None where they know none."""
    all_moves: Callable[[O, int], Iterable[M]] | None = None
    """`(options, seats)`: the universe of moves, where their types alone do not tell it."""

    def timeout_move(self, state: S, seat: Seat) -> M:
        """Choose the move for an acting seat whose time is out; always legal.

        These moves alone bring a game to its end from wherever play has led it; a made-up table of few cards may go
        round for ever.
        """
        return self.legal_moves(state, seat)[0] if self.on_timeout is None else self.on_timeout(state, seat)

    def moves(self, options: O, seats: int) -> Iterable[M]:
        """List the finite universe of moves, from which refusals are sampled.

        A move that plays a card from the hand holds it in its field `card`.
        """
        return universe(self.move, seats) if self.all_moves is None else self.all_moves(options, seats)

    def outcome(self, state: S) -> Outcome | None:
        """Tell the end, or None while the game goes on."""
        return state.outcome

    def standing(self, state: S) -> Outcome:
        """Rank the seats where a game stops before its end; the outcome of one that is over.

        For seats that resigned or left see `conceded` in `outcome.py`.
        """
        return state.outcome or self.rank_as_it_lies(state)


AnyTitle = Title[Any, Any, Any, Any, Any]
"""A title whose own types do not matter here."""
