"""Games played at random, kept step by step, for the tests over every title to look at."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from engine.draws import Draws, Stream, entropy_key
from engine.game import AnyTitle, Decided
from engine.log import fold
from engine.visibility import AnyViewer, AtSeat, redaction_of
from tests.support.pairs import covering
from tests.support.soak import rounds
from tests.support.titles import stream

LONGEST_GAME = 50_000
"""Entries after which a random game is called endless."""

FREE_MOVES = 150
"""Moves of a round that are picked at random. Chance alone may keep a round going for ever where cards can be drawn
instead of played, so after these the title's weakest bot plays on for whoever has to move."""

EACH_EVENT = 3
"""Moments with each kind of event, where random play brings as many."""


class Step(Struct, frozen=True):
    """One accepted move."""

    number: int
    """Its place in the game, from 1."""
    seat: int
    move: Any
    events: tuple[Any, ...]
    before: Any
    after: Any


class Playout(Struct, frozen=True):
    """A whole game."""

    title: AnyTitle
    options: Any
    seats: int
    entropy: str
    dealt: tuple[Any, ...]
    """Events of the set-up."""
    start: Any
    """State after it."""
    steps: tuple[Step, ...]

    @property
    def draws(self) -> Draws:
        """Give the draws of this game."""
        return Draws(entropy_key(self.entropy))

    @property
    def states(self) -> list[Any]:
        """Give every state, from the deal to the end."""
        return [self.start, *(step.after for step in self.steps)]

    def history(self, entries: int, viewer: AnyViewer) -> list[Any]:
        """Give the events of the deal and the first `entries` moves as a viewer was shown them."""
        shown = redaction_of(self.title.cards, self.title.event)
        events = [*self.dealt, *(event for step in self.steps[:entries] for event in step.events)]
        return [shown.redact(event, viewer) for event in events]


def play(
    title: AnyTitle,
    options: Any,
    seats: int,
    entropy: str,
    most: int = LONGEST_GAME,
    *,
    left: bool = False,
    strays: bool = False,
) -> Playout:
    """Play a game at random, at most `most` moves; whoever has legal moves may move next.

    With `left` everybody lets their time run out. With `strays` somebody now and then makes a move that is not listed,
    if there is one that is accepted at a price.
    """
    draws, choices = Draws(entropy_key(entropy)), stream(entropy, "choices")
    astray = _Astray(title, options, seats, draws, stream(entropy, "strays")) if strays else None
    dealt = title.setup(options, seats, draws)
    start = fold(title, title.empty(options, seats), dealt)
    steps: list[Step] = []
    state, told, moves = start, _Told(title, dealt), 0
    while title.outcome(state) is None and len(steps) < most:
        if left:
            seat = title.acting(state)[0]
            move = title.timeout_move(state, seat)
        else:
            picked = astray.pick(state) if astray else None
            seat, move = picked or _pick(state, seats, choices, told if moves >= FREE_MOVES else None, title)
        verdict = title.decide(state, seat, move, draws)
        assert isinstance(verdict, Decided), f"{title.name}: {move} is listed, and {verdict}"
        steps.append(Step(len(steps) + 1, seat, move, verdict.events, state, verdict.state))
        state = verdict.state
        told.events.extend(verdict.events)
        moves = 0 if any(type(event).__name__ == "RoundEnded" for event in verdict.events) else moves + 1
    return Playout(title, options, seats, entropy, dealt, start, tuple(steps))


class _Astray:
    """Finds moves that are accepted though they are not listed. It draws choices of its own: where there are none, the
    game is the same as without."""

    def __init__(self, title: AnyTitle, options: Any, seats: int, draws: Draws, choices: Stream) -> None:
        self._title, self._draws, self._choices = title, draws, choices
        self._universe = tuple(title.moves(options, seats))

    def pick(self, state: Any) -> tuple[int, Any] | None:
        """Try a card of the seat that the game waits for, in one of eight cases; None if that is refused."""
        if self._choices.below(8):
            return None
        seat = self._title.acting(state)[0]
        hand, legal = state.hands[seat], self._title.legal_moves(state, seat)
        wrong = [move for move in self._universe if getattr(move, "card", None) in hand and move not in legal]
        if not wrong:
            return None
        move = self._choices.pick(wrong)
        accepted = isinstance(self._title.decide(state, seat, move, self._draws), Decided)
        return (seat, move) if accepted else None


class _Told:
    """What each seat was shown of a game in play, redacted once."""

    def __init__(self, title: AnyTitle, events: Sequence[Any]) -> None:
        self.events = list(events)
        self._redact = redaction_of(title.cards, title.event).redact
        self._shown: dict[int, list[Any]] = defaultdict(list)

    def to(self, seat: int) -> list[Any]:
        """Give all events as a seat was shown them."""
        shown = self._shown[seat]
        shown.extend(self._redact(event, AtSeat(seat)) for event in self.events[len(shown) :])
        return shown


def _pick(state: Any, seats: int, choices: Stream, told: _Told | None, title: AnyTitle) -> tuple[int, Any]:
    """Pick a seat and one of its moves: mostly a seat that the game waits for, sometimes one that may react.

    With `told` a seat that the game waits for is played by the weakest bot.
    """
    ready = [seat for seat in range(seats) if title.legal_moves(state, seat)]
    acting = title.acting(state)
    seat = choices.pick(ready if choices.below(4) == 0 else acting)
    legal = title.legal_moves(state, seat)
    if told is None or seat not in acting:
        return seat, choices.pick(legal)
    return seat, title.choose(title.view_of(state, AtSeat(seat)), told.to(seat), legal, title.levels[0], choices)


@cache
def playouts(title: AnyTitle) -> tuple[Playout, ...]:
    """Give the games that the tests of a title share: every pair of options, every number of seats.

    The last one is left by everybody: it comes where random play does not, such as to an empty pile.
    """
    rows, tables = covering(title), list(title.seats)
    plan = [(rows[0], seats) for seats in tables] + [(row, tables[i % len(tables)]) for i, row in enumerate(rows[1:])]
    played = [
        play(title, options, seats, f"{title.name} {number} {again}")
        for again in range(rounds(1))
        for number, (options, seats) in enumerate(plan)
    ]
    return (*played, play(title, rows[0], tables[0], f"{title.name} left", left=True))


def moments(title: AnyTitle, count: int) -> Iterator[tuple[Playout, int]]:
    """Give `count` moments, `(game, moves played)`: each game's deal, then what is rare in play, then any."""
    games = playouts(title)
    picks = stream(title.name, "moments")
    chosen = [*((game, 0) for game in games), *_rare(title)]
    for number in range(rounds(count)):
        if number < len(chosen):
            yield chosen[number]
        else:
            game = games[number % len(games)]
            yield game, picks.below(len(game.steps) + 1)


@cache
def _rare(title: AnyTitle) -> tuple[tuple[Playout, int], ...]:
    """Give moments that bring each kind of event three times and each kind of question once, where play does."""
    events: Counter[type] = Counter()
    questions: set[Any] = set()
    found: list[tuple[Playout, int]] = []
    for game in playouts(title):
        for step in game.steps:
            kinds, question = {type(event) for event in step.events}, _question(title, step.after)
            if question not in questions or any(events[kind] < EACH_EVENT for kind in kinds):
                found.append((game, step.number))
                questions.add(question)
                events.update(kinds)
    return tuple(found)


def _question(title: AnyTitle, state: Any) -> frozenset[tuple[bool, type]]:
    """Give what tells questions apart: the kinds of moves that who must move has, and who may."""
    acting = title.acting(state)
    return frozenset(
        (seat in acting, type(move)) for seat in range(len(state.hands)) for move in title.legal_moves(state, seat)
    )
