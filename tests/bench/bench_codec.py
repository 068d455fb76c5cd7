"""An Update of every title in the middle of a game: the codec against protobuf's own ways, in the same minute."""

import statistics
import timeit
from collections.abc import Callable
from datetime import UTC, datetime

from google.protobuf import json_format
from google.protobuf.message_factory import GetMessageClass

from engine.game import AnyTitle
from engine.registry import titles
from engine.visibility import AtSeat, redaction_of
from service.app.messages.games import SubmitMoveRequest
from service.app.messages.times import instant
from service.app.messages.vocabulary import CausedBy, Entry, Update, WaitingFor
from service.store.status import Status
from service.wire import json
from service.wire.codec import CODEC
from tests.bench.constructors import constructor
from tests.bench.harness import RUNS, report
from tests.support.playouts import Step, play

MOVES = 9
"""Moves before the Update that is measured."""

TIMES = 2000
"""Calls in one run."""


def middle(title: AnyTitle) -> tuple[Update, Step]:
    """Play some moves, and give the Update that the seat which made the last one is answered."""
    seats = title.seats.recommended[0]
    step = play(title, title.options(), seats, "bench", most=MOVES).steps[-1]
    viewer, now = AtSeat(step.seat), instant(datetime(2026, 11, 29, 12, 0, 0, 123000, tzinfo=UTC))
    events = tuple(redaction_of(title.cards, title.event).redact(event, viewer) for event in step.events)
    update = Update(
        game_id="a" * 26,
        status=Status.RUNNING,
        version=MOVES + 2,
        entries=(Entry(MOVES + 2, now, CausedBy.SEAT, step.seat, events),),
        entries_omitted=0,
        view=title.view_of(step.after, viewer),
        legal_moves=title.legal_moves(step.after, step.seat),
        waiting_for=tuple(
            WaitingFor(seat, title.decision(step.after, seat, None), MOVES + 2, None, None)
            for seat in title.acting(step.after)
        ),
        seats=None,
        outcome=None,
        server_time=now,
    )
    return update, step


def compare(name: str, goal: str, control: Callable[[], object], tried: Callable[[], object]) -> None:
    """Print how many times faster `tried` is than `control`."""
    pairs = [(timeit.timeit(control, number=TIMES), timeit.timeit(tried, number=TIMES)) for _ in range(RUNS)]
    slow, fast = (statistics.median(column) / TIMES * 1e6 for column in zip(*pairs, strict=True))
    report(name, statistics.median(a / b for a, b in pairs), goal, f"{slow:.1f} / {fast:.1f} us")


def measure(title: AnyTitle) -> None:
    """Print the figures of one title."""
    update, step = middle(title)
    data, record = CODEC.encode(update), CODEC.records[Update]
    construct, message = constructor(record), GetMessageClass(record.message).FromString(data)
    assert construct(update).SerializeToString(deterministic=True) == data
    what = f"{title.name} Update ({len(data)} B, JSON {len(json.encode(update))} B)"
    compare(
        f"{what}: constructors / codec",
        ">= 2",
        lambda: construct(update).SerializeToString(),
        lambda: CODEC.encode(update),
    )
    compare(
        f"{what}: MessageToJson / json",
        ">= 20",
        lambda: json_format.MessageToJson(message),
        lambda: json.encode(update),
    )

    request = SubmitMoveRequest(game_id="a" * 26, request_id="r" * 36, expected_version=MOVES, move=step.move)
    sent, text = CODEC.encode(request), json.encode(request)
    kind = GetMessageClass(CODEC.records[SubmitMoveRequest].message)
    as_json = json_format.MessageToJson(kind.FromString(sent))
    compare(
        f"{title.name} SubmitMove: json_format.Parse / codec",
        ">= 4",
        lambda: json_format.Parse(as_json, kind()),
        lambda: CODEC.decode(SubmitMoveRequest, sent),
    )
    compare(
        f"{title.name} SubmitMove: json_format.Parse / json",
        ">= 4",
        lambda: json_format.Parse(as_json, kind()),
        lambda: json.decode(SubmitMoveRequest, text),
    )


def main() -> None:
    """Print every figure."""
    for title in titles().values():
        measure(title)


if __name__ == "__main__":
    main()
