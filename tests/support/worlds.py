"""Two worlds that one viewer must not tell apart: everything it is told of both is compared byte by byte.

The twin of a state comes from the title's own `resample`, so it has the same history in the viewer's eyes. What no twin
can show is a fact that slipped into an event of the past; for that, a card that was shown in events alone must lie in
the twin where it lies in truth, or else the title itself takes it for hidden.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from engine.draws import Draws, Stream
from engine.explain import blocked
from engine.game import AnyTitle, Decided, Refusal
from engine.visibility import AnyViewer, AtSeat, redaction_of
from service.wire.json import encode
from tests.support.findings import cards_of, census, containers, shows
from tests.support.playouts import Playout
from tests.support.probes import universe
from tests.support.titles import draw_number, stream

TRIES = 8
"""Twins that are made until one differs."""

BATTERY = 30
"""Moves that are tried in both worlds, the same for every state."""


class Window(Struct, frozen=True):
    """What lets viewers look at a title; planted leaks replace a part of it."""

    title: AnyTitle
    redact: Callable[[Any, AnyViewer], Any]
    """Gives an event as a viewer is shown it."""
    shows_moves: bool = False
    """Whether viewers are shown the moves behind the events; never, but for a planted leak."""
    shows_next_moves: bool = False
    """Whether viewers are shown what will be moved next; never, but for a planted leak."""

    def entry(self, game: Playout, number: int, viewer: AnyViewer) -> tuple[Any, ...]:
        """Give what a viewer is shown of one entry, 0 for the deal."""
        step = game.steps[number - 1] if number else None
        events = step.events if step else game.dealt
        made = (step.move,) if step and self.shows_moves else ()
        coming = tuple(each.move for each in game.steps[number : number + 1]) if self.shows_next_moves else ()
        return (*made, *(self.redact(event, viewer) for event in events), *coming)


def window(title: AnyTitle) -> Window:
    """Give the honest window on a title."""
    return Window(title, redaction_of(title.cards, title.event).redact)


@cache
def _battery(title: AnyTitle, options: Any, seats: int) -> tuple[Any, ...]:
    choices = stream(title.name, "battery")
    kinds = universe(title, options, seats).kinds
    return tuple(choices.pick(choices.pick(kinds)) for _ in range(BATTERY))


def told(look: Window, state: Any, viewer: AnyViewer, draws: Draws) -> dict[str, bytes]:
    """Give all that a viewer can be told of a state, by channel, as it would travel."""
    title, seats = look.title, len(state.hands)
    channels: dict[str, Any] = {
        "view": title.view_of(state, viewer),
        "outcome": title.outcome(state),
        "acting": title.acting(state),
        "decisions": [title.decision(state, seat, None) for seat in range(seats)],
    }
    if isinstance(viewer, AtSeat):
        legal = title.legal_moves(state, viewer.seat)
        verdicts = [title.decide(state, viewer.seat, move, draws) for move in _battery(title, state.options, seats)]
        channels |= {
            "legal moves": legal,
            "refusals": [verdict if isinstance(verdict, Refusal) else "accepted" for verdict in verdicts],
            "blocked": blocked(title, state, viewer.seat),
            "questions": [title.decision(state, viewer.seat, move) for move in legal],
        }
    return {channel: encode(value) for channel, value in channels.items()}


def twin(look: Window, game: Playout, number: int, viewer: AnyViewer, choices: Stream) -> Any:
    """Give another world for a viewer, one that differs from the true one if the title finds any."""
    state, history = game.states[number], game.history(number, viewer)
    other = state
    for _ in range(TRIES):
        other = look.title.resample(state, viewer, history, choices)
        if other != state:
            break
    return other


def leaks(look: Window, game: Playout, number: int, viewer: AnyViewer, other: Any, choices: Stream) -> Iterator[str]:
    """Tell every way in which a viewer could tell a state from its twin `other`."""
    state = game.states[number]
    if look.title.check(other) or census(look.title, other) != census(look.title, state):
        yield f"the twin is not sound: {look.title.check(other)}"
    yield from _differences(told(look, state, viewer, game.draws), told(look, other, viewer, game.draws))
    yield from _untrue(look, game, number, viewer, other)
    yield from _stepped(look, game, viewer, (state, other), choices)


def _differences(one: dict[str, bytes], two: dict[str, bytes]) -> Iterator[str]:
    yield from (f"{channel}: {one[channel]!r} or {two[channel]!r}" for channel in one if one[channel] != two[channel])


def _untrue(look: Window, game: Playout, number: int, viewer: AnyViewer, other: Any) -> Iterator[str]:
    """Tell each card that an entry showed, that no view shows, and that lies elsewhere in the twin.

    What an entry or the view before it showed before its last draw is left out: those cards may have been shuffled.
    """
    title, state = look.title, game.states[number]
    entry = look.entry(game, number, viewer)
    draws = [place for place, event in enumerate(entry) if draw_number(event) is not None]
    last_draw = draws[-1] if draws else 0
    near = [state, game.states[number - 1]] if number and not draws else [state]
    viewed = [card for table in near for card in cards_of(title, title.view_of(table, viewer))]
    truth, twin_ = containers(title, state), containers(title, other)
    for card in {card for event in entry[last_draw:] for card in cards_of(title, event)}.difference(viewed):
        places = {place for place, cards in truth.items() if any(shows(card, real) for real in cards)}
        if not any(shows(card, real) for place in places for real in twin_.get(place, ())):
            yield f"entry {number} showed {card}, which may lie elsewhere"


def _stepped(
    look: Window, game: Playout, viewer: AnyViewer, worlds: tuple[Any, Any], choices: Stream, most: int = 4
) -> Iterator[str]:
    """Play the same moves in both worlds while they show the viewer the same, and compare after each."""
    one, two = worlds
    for _ in range(most):
        common = [
            (seat, move)
            for seat in range(game.seats)
            for move in look.title.legal_moves(one, seat)
            if move in look.title.legal_moves(two, seat)
        ]
        if not common:
            return
        seat, move = choices.pick(common)
        decided = [look.title.decide(world, seat, move, game.draws) for world in (one, two)]
        assert all(isinstance(verdict, Decided) for verdict in decided)
        shown = [[look.redact(event, viewer) for event in verdict.events] for verdict in decided]
        if shown[0] != shown[1]:
            return
        one, two = (verdict.state for verdict in decided)
        yield from _differences(told(look, one, viewer, game.draws), told(look, two, viewer, game.draws))
