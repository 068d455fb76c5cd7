"""Runs rulings and tells where one does not hold."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from engine.game import AnyTitle, Decided, Refusal
from engine.log import fold
from engine.matching import Difference, differences, event_differences
from engine.notation import shape, spelt, written
from engine.options import conflict
from engine.outcome import Outcome, conceded
from engine.ruling_steps import Acting, Legal, Look, Play, Standing, Step, Table, Timeout
from engine.rulings import Ruling
from engine.visibility import redaction_of


class Failure(Struct, frozen=True):
    """One thing that a ruling expects and the rules do not do."""

    ruling: str
    """The ruling's name."""
    step: int | None
    """The step, from 1; null for the deal and for what is expected at the end."""
    at: str
    """What differs: `refused`, `events`, `expect.hands[1]`."""
    expected: str
    """What the ruling says, as it is written."""
    got: str
    """What the rules do, written the same way."""


class _Now(Struct, frozen=True):
    """Where a ruling has come to."""

    state: Any
    events: tuple[Any, ...]
    found: tuple[Difference, ...] = ()


def judge(ruling: Ruling) -> tuple[Failure, ...]:
    """Run a ruling. Gives every difference of the first step that has one; nothing if the ruling holds."""
    if ruling.refused is not None:
        return _failures(ruling, None, _options_refused(ruling))
    now = _deal(ruling) if ruling.start is None else _Now(ruling.start, ())
    if now.found:
        return _failures(ruling, None, now.found)
    for number, step in enumerate(ruling.play, 1):
        now = _take(ruling, now, step)
        if now.found:
            return _failures(ruling, number if number < len(ruling.play) else None, now.found)
    return ()


def _failures(ruling: Ruling, step: int | None, found: Sequence[Difference]) -> tuple[Failure, ...]:
    return tuple(Failure(ruling.name, step, one.at, one.expected, one.got) for one in found)


def _options_refused(ruling: Ruling) -> tuple[Difference, ...]:
    refusal = conflict(ruling.title, ruling.options)
    if refusal is None:
        return (Difference("refused", written(ruling.refused), "the options are allowed"),)
    return tuple(_refusal_differences(ruling.refused, ruling.rule, {}, refusal))


def _deal(ruling: Ruling) -> _Now:
    title = ruling.title
    events = title.setup(ruling.options, ruling.seats, ruling.draws)
    state = fold(title, title.empty(ruling.options, ruling.seats), events)
    return _Now(state, events, tuple(event_differences(title, ruling.dealt, events, "dealt")))


def _take(ruling: Ruling, now: _Now, step: Step) -> _Now:
    """Take one step: play its move, or look whether things are as it says."""
    title = ruling.title
    match step:
        case Play():
            return _play(ruling, now, step)
        case Legal():
            found = _legal_differences(step, title.legal_moves(now.state, step.seat))
        case Timeout():
            found = _timeout_differences(title, now.state, step)
        case Acting():
            seats = title.acting(now.state)
            same = sorted(seats) == sorted(step.acting)
            found = () if same else (Difference("acting", written(step.acting), written(seats)),)
        case Standing():
            found = _standing_differences(title, now.state, step)
        case Look():
            found = _look(title, now, step)
        case Table():
            found = _table(title, now.state, step)
    return _Now(now.state, now.events, tuple(found))


def _play(ruling: Ruling, now: _Now, step: Play) -> _Now:
    match ruling.title.decide(now.state, step.seat, step.move, ruling.draws):
        case Refusal() as refusal if step.refused is None:
            reason = f"{refusal.reason}, rule {written(refusal.rule)}"
            return _Now(now.state, (), (Difference("refused", "accepted", reason),))
        case Refusal() as refusal:
            return _Now(now.state, (), tuple(_refusal_differences(step.refused, step.rule, step.params, refusal)))
        case Decided(events=events, state=state) if step.refused is not None:
            return _Now(state, events, (Difference("refused", step.refused, f"accepted: {spelt(events)}"),))
        case Decided(events=events, state=state):
            found = [*event_differences(ruling.title, step.events, events, "events")]
            found += [Difference("check", "a sound table", problem) for problem in ruling.title.check(state)]
            return _Now(state, events, tuple(found))


def _refusal_differences(
    refused: str | None, rule: str | None, params: dict[str, str | int], refusal: Refusal
) -> Iterator[Difference]:
    if refused != refusal.reason:
        yield Difference("refused", written(refused), refusal.reason)
    if rule is not None and rule != refusal.rule:
        yield Difference("rule", rule, written(refusal.rule))
    for name, value in params.items():
        if refusal.params.get(name) != written(value):
            yield Difference(f"params.{name}", written(value), written(refusal.params.get(name)))


def _timeout_differences(title: AnyTitle, state: Any, step: Timeout) -> Iterator[Difference]:
    """Only a seat that the game waits for can run out of time."""
    if step.seat not in title.acting(state):
        yield Difference("timeout", spelt([step.timeout]), f"the game does not wait for seat {step.seat}")
        return
    move = title.timeout_move(state, step.seat)
    if move != step.timeout:
        yield Difference("timeout", spelt([step.timeout]), spelt([move]))


def _standing_differences(title: AnyTitle, state: Any, step: Standing) -> Iterator[Difference]:
    got = msgspec.to_builtins(conceded(title.standing(state), step.gone))
    yield from differences(step.standing, got, shape(Outcome), "standing", title.cards)


def _legal_differences(step: Legal, moves: Sequence[Any]) -> Iterator[Difference]:
    missing = [move for move in step.legal if move not in moves]
    surplus = [move for move in moves if move not in step.legal]
    if missing or surplus or len(moves) != len(step.legal):
        yield Difference("legal", spelt(step.legal), spelt(moves))


def _look(title: AnyTitle, now: _Now, step: Look) -> Iterator[Difference]:
    view = msgspec.to_builtins(title.view_of(now.state, step.view))
    yield from differences(step.expect, view, shape(title.view), "expect", title.cards)
    redaction = redaction_of(title.cards, title.event)
    yield from event_differences(
        title, step.events, [redaction.redact(event, step.view) for event in now.events], "events"
    )


def _table(title: AnyTitle, state: Any, step: Table) -> Iterator[Difference]:
    yield from differences(step.expect, msgspec.to_builtins(state), shape(title.state), "expect", title.cards)
    if step.outcome is not UNSET:
        got = msgspec.to_builtins(title.outcome(state))
        yield from differences(step.outcome, got, shape(Outcome | None), "outcome", title.cards)
