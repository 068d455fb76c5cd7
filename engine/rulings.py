"""Rule cases as data: given a table, play, expect. This module reads them from plain data; `judge.py` runs them.

A ruling is read as a whole before it runs, so an unknown key, field, move or event anywhere in it is refused with its
path, and never passes for something that was not expected.
"""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, cast

from msgspec import UNSET, Meta, Struct
from msgspec.structs import replace

from engine.draws import Draws, entropy_key
from engine.game import AnyTitle
from engine.notation import NotationError, convert, expand, expand_member, read, read_member, shape
from engine.options import conflict
from engine.outcome import Outcome
from engine.position import position
from engine.ruling_steps import STEPS, Acting, Legal, Look, Play, Standing, Step, Table, Text, Timeout
from engine.visibility import AnyViewer, AtSeat, Auditor, Spectator


class _Plain(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ruling as it is written."""

    ruling: Text
    rules: Annotated[tuple[Text, ...], Meta(min_length=1)]
    title: Text
    options: dict[str, Any] = {}
    seats: int
    entropy: Text = "ruling"
    setup: bool = False
    given: dict[str, Any] = {}
    dealt: tuple[Any, ...] = ()
    refused: Text | None = None
    rule: Text | None = None
    play: tuple[dict[str, Any], ...] = ()
    expect: Any = {}
    outcome: Any = UNSET


class Ruling(Struct, frozen=True, kw_only=True):
    """A rule case that was read, ready to be judged."""

    name: str
    """One line that says what is shown."""
    rules: tuple[str, ...]
    """The numbers of the rules that it shows."""
    title: AnyTitle
    """The title."""
    options: Any
    """Its options, complete."""
    seats: int
    """Number of seats."""
    draws: Draws
    """What is drawn, from the ruling's `entropy`."""
    start: Any
    """The table to begin at; null to begin with a real deal (`setup: true`), or where the options are refused."""
    dealt: tuple[Any, ...]
    """Events that the deal must bring, like those of a move."""
    refused: str | None
    """The reason for which the options must be refused; null if they are allowed."""
    rule: str | None
    """The rule that this refusal must name."""
    play: tuple[Step, ...]
    """The steps in order; the last is what is expected at the end."""

    def cited(self) -> Iterator[tuple[str, str]]:
        """Give every number of a rule that stands in it, with its path."""
        yield from ((f"ruling.rules[{place}]", rule) for place, rule in enumerate(self.rules))
        if self.rule is not None:
            yield "ruling.rule", self.rule
        for place, step in enumerate(self.play):
            if isinstance(step, Play) and step.rule is not None:
                yield f"ruling.play[{place}].rule", step.rule


def read_ruling(plain: object, titles: Mapping[str, AnyTitle]) -> Ruling:
    """Read a ruling from plain data, for one of `titles`.

    Raises NotationError with the path of what is wrong: a key, a field, a move, an event, a seat that is not there, a
    table that is not sound, a step or a whole ruling that expects nothing.
    """
    written: _Plain = convert(plain, _Plain, "ruling")
    title = titles.get(written.title)
    if title is None:
        raise NotationError("ruling.title", f"there is no {written.title!r}; there are {', '.join(titles)}")
    options = read(written.options, title.options, "ruling.options")
    _check_shape(written, title, options)
    start = None
    if not written.setup and written.refused is None:
        start = position(title, options, written.seats, written.given, "ruling.given")
    end = Table(expect=written.expect, outcome=written.outcome)
    steps = [_read_step(step, title, f"ruling.play[{place}]") for place, step in enumerate(written.play)]
    for place, step in enumerate(steps):
        _check_seats(step, written.seats, f"ruling.play[{place}]")
    if not (written.play or written.expect or written.dealt or written.outcome is not UNSET or written.refused):
        raise NotationError("ruling", "it expects nothing: it needs `play`, `expect`, `outcome`, `dealt` or `refused`")
    return Ruling(
        name=written.ruling,
        rules=written.rules,
        title=title,
        options=options,
        seats=written.seats,
        draws=Draws(entropy_key(written.entropy)),
        start=start,
        dealt=_read_events(written.dealt, title, "ruling.dealt"),
        refused=written.refused,
        rule=written.rule,
        play=(*steps, _read_table(end, title, "ruling")),
    )


def _check_shape(written: _Plain, title: AnyTitle, options: Any) -> None:
    """Refuse parts that do not belong together."""
    if written.seats not in title.seats:
        raise NotationError("ruling.seats", f"{title.name} is played by {title.seats.minimum} to {title.seats.maximum}")
    if written.setup and written.given:
        raise NotationError("ruling.given", "a real deal (`setup: true`) is not given")
    if written.dealt and not written.setup:
        raise NotationError("ruling.dealt", "only a real deal (`setup: true`) is dealt")
    played = written.play or written.expect or written.given or written.setup or written.outcome is not UNSET
    if written.refused is not None and played:
        raise NotationError("ruling.refused", "options that are refused cannot be played")
    if written.rule is not None and written.refused is None:
        raise NotationError("ruling.rule", "it belongs to `refused`; the rules shown are `rules`")
    excluded = conflict(title, options)
    if excluded is not None and written.refused is None:
        facts = ", ".join(f"{name} {value}" for name, value in excluded.params.items())
        raise NotationError("ruling.options", f"{excluded.reason} ({facts})")


def _read_step(plain: dict[str, Any], title: AnyTitle, path: str) -> Step:
    kind = next((kind for key, kind in STEPS.items() if key in plain), None)
    if kind is None:
        raise NotationError(path, f"a step has one of the keys {', '.join(STEPS)}")
    match convert(plain, kind, path):
        case Play() as step:
            return _read_play(step, title, path)
        case Legal() as step:
            moves = [read_member(move, title.move, f"{path}.legal[{place}]") for place, move in enumerate(step.legal)]
            return replace(step, legal=tuple(moves))
        case Timeout() as step:
            return replace(step, timeout=read_member(step.timeout, title.move, f"{path}.timeout"))
        case Standing() as step:
            return replace(step, standing=expand(step.standing, shape(Outcome), f"{path}.standing"))
        case Look() as step:
            viewer = _read_viewer(step.view, f"{path}.view")
            if not (step.expect or step.events):
                raise NotationError(path, "the step expects nothing: it needs `expect` or `events`")
            expect = _read_expected(step.expect, title, title.view, f"{path}.expect")
            return Look(view=viewer, expect=expect, events=_read_events(step.events, title, f"{path}.events"))
        case Table() as step:
            if not step.expect and step.outcome is UNSET:
                raise NotationError(path, "the step expects nothing: name fields of the table below `expect`")
            return _read_table(step, title, path)
        case step:
            return step


def _check_seats(step: Step, seats: int, path: str) -> None:
    """Refuse a step of a seat that is not at the table."""
    match step:
        case Play(seat=seat) | Legal(seat=seat) | Timeout(seat=seat):
            named = {f"{path}.seat": seat}
        case Look(view=AtSeat(seat=seat)):
            named = {f"{path}.view.seat": seat}
        case Acting(acting=acting):
            named = {f"{path}.acting[{place}]": seat for place, seat in enumerate(acting)}
        case Standing(gone=gone):
            named = {f"{path}.gone[{place}]": seat for place, seat in enumerate(gone)}
        case _:
            named = {}
    for where, seat in named.items():
        if seat >= seats:
            raise NotationError(where, f"there is no seat {seat}; the table has {seats}, numbered from 0")


def _read_play(step: Play, title: AnyTitle, path: str) -> Play:
    if step.refused is None and (step.rule is not None or step.params):
        raise NotationError(path, "`rule` and `params` belong to `refused`")
    if step.refused is not None and step.events:
        raise NotationError(f"{path}.events", "a refused move brings no events")
    move = read_member(step.move, title.move, f"{path}.move")
    return replace(step, move=move, events=_read_events(step.events, title, f"{path}.events"))


def _read_table(step: Table, title: AnyTitle, path: str) -> Table:
    expect = _read_expected(step.expect, title, title.state, f"{path}.expect")
    if step.outcome is UNSET:
        return Table(expect=expect)
    return Table(expect=expect, outcome=expand(step.outcome, shape(Outcome | None), f"{path}.outcome"))


def _read_expected(plain: Any, title: AnyTitle, kind: type[Any], path: str) -> Any:
    if not isinstance(plain, dict):
        raise NotationError(path, "named fields are wanted")
    return expand(cast("dict[str, Any]", plain), shape(kind), path, title.cards)


def _read_events(plain: tuple[Any, ...], title: AnyTitle, path: str) -> tuple[Any, ...]:
    return tuple(
        expand_member(event, title.event, f"{path}[{place}]", title.cards) for place, event in enumerate(plain)
    )


def _read_viewer(plain: Any, path: str) -> AnyViewer:
    match plain:
        case "spectator":
            return Spectator()
        case "auditor":
            return Auditor()
        case {"seat": _} if len(cast("dict[str, Any]", plain)) == 1:
            return convert(plain, AtSeat, path)
        case _:
            raise NotationError(path, "`{seat: 0}`, `spectator` or `auditor` is wanted")
