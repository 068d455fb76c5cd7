"""Planted leaks: titles and windows that tell a viewer what it must not know, for the secrecy tests to catch."""

import hashlib
import typing
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.draws import Draws
from engine.game import AnyTitle, Refusal
from engine.hand import deck_key
from engine.value import bare, field_types, members, struct_of
from engine.visibility import ALL, AnyViewer, AtSeat, Mark
from tests.support.worlds import Window, window

Planted = tuple[str, Window]


def planted(title: AnyTitle) -> Iterator[Planted]:
    """Give a window on a title for each leak, with its name."""
    yield "seed in a view", _with_view(title, "seed", lambda state, _: _digest(state))
    yield "count of a hidden kind", _with_view(title, "low_cards", lambda state, viewer: str(_low_cards(state, viewer)))
    yield "size difference", _with_view(title, "padding", lambda state, viewer: " " * (_low_cards(state, viewer) % 5))
    yield "refusal that names a card", window(replace(title, decide=_telling(title)))
    yield "legal moves that know a hand", window(replace(title, legal_moves=_knowing(title)))
    yield "move that is shown before it is made", replace(window(title), shows_next_moves=True)
    yield from ((f"shown to all: {where}", shown) for where, shown in _shown(title))


def _with_view(title: AnyTitle, name: str, value: Callable[[Any, AnyViewer], str]) -> Window:
    """Add a field to the view."""
    kind = msgspec.defstruct("View", [(name, str)], bases=(title.view,), frozen=True, kw_only=True)

    def view_of(state: Any, viewer: AnyViewer) -> Any:
        return kind(**msgspec.structs.asdict(title.view_of(state, viewer)), **{name: value(state, viewer)})

    return window(replace(title, view_of=view_of))


def _digest(state: Any) -> str:
    """Stand for the inside of a random generator: it is another one in another world."""
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()


def _others(state: Any, viewer: AnyViewer) -> list[Any]:
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    return [card for seat, hand in enumerate(state.hands) if seat != own for card in hand]


def _low_cards(state: Any, viewer: AnyViewer) -> int:
    """Count the cards of other seats that belong to the lower half of what there is."""
    cards = sorted((card for hand in state.hands for card in hand), key=deck_key)
    return sum(card in cards[: len(cards) // 2] for card in _others(state, viewer))


def _telling(title: AnyTitle) -> Callable[[Any, int, Any, Draws], Any]:
    def decide(state: Any, seat: int, move: Any, draws: Draws) -> Any:
        verdict = title.decide(state, seat, move, draws)
        if not isinstance(verdict, Refusal):
            return verdict
        return replace(verdict, params=verdict.params | {"next": str(_others(state, AtSeat(seat))[:1])})

    return decide


def _knowing(title: AnyTitle) -> Callable[[Any, int], tuple[Any, ...]]:
    def legal_moves(state: Any, seat: int) -> tuple[Any, ...]:
        return title.legal_moves(state, seat)[_low_cards(state, AtSeat(seat)) % 2 :]

    return legal_moves


def _shown(title: AnyTitle) -> Iterator[Planted]:
    """Give back one hidden field after another to everybody."""
    honest = window(title)
    for kind in members(title.event)[0]:
        for path in _hidden(kind):

            def redact(event: Any, viewer: AnyViewer, kind: type = kind, path: tuple[str, ...] = path) -> Any:
                shown = honest.redact(event, viewer)
                return _given_back(event, shown, path) if type(event) is kind else shown

            yield f"{kind.__name__}.{'.'.join(path)}", Window(title, redact)


def _given_back(truth: Any, shown: Any, path: tuple[str, ...]) -> Any:
    name, *rest = path
    value = getattr(truth, name)
    if rest:
        pairs = zip(value, getattr(shown, name), strict=True)
        value = tuple(_given_back(one, other, tuple(rest)) for one, other in pairs)
    return replace(shown, **{name: value})


def _marks(hint: Any) -> list[Mark]:
    return [part for part in typing.get_args(hint)[1:] if isinstance(part, Mark)] if _is_annotated(hint) else []


def _is_annotated(hint: Any) -> bool:
    return typing.get_origin(hint) is Annotated


def _records(hint: Any) -> list[type[Struct]]:
    """Give the struct that a field or the items of its list are."""
    kinds = [bare(kind, newtypes=False) for kind in members(hint)[0]]
    items = [bare(typing.get_args(kind)[0], newtypes=False) for kind in kinds if typing.get_origin(kind) is tuple]
    return [kind for kind in (*kinds, *items) if struct_of(kind) is not None]


def _hidden(kind: type[Struct]) -> Iterator[tuple[str, ...]]:
    """Give the way to every field of an event that somebody may not see."""
    for name, hint in field_types(kind).items():
        if any(mark is not ALL for mark in _marks(hint)):
            yield (name,)
        elif not _marks(hint):
            yield from ((name, *path) for record in _records(hint) for path in _hidden(record))


def unmarked(kind: type[Struct]) -> Iterator[tuple[str, type[Struct]]]:
    """Give an event once for every mark in it, without that mark."""
    hints = field_types(kind)
    for name, hint in hints.items():
        if _marks(hint):
            rest = [part for part in typing.get_args(hint)[1:] if not isinstance(part, Mark)]
            bared = typing.get_args(hint)[0]
            yield f"{kind.__name__}.{name}", _rebuilt(kind, hints | {name: Annotated[bared, *rest] if rest else bared})
        else:
            for record in _records(hint):
                for where, other in unmarked(record):
                    yield f"{kind.__name__}.{name}: {where}", _rebuilt(kind, hints | {name: tuple[other, ...]})


def _rebuilt(kind: type[Struct], hints: dict[str, Any]) -> type[Struct]:
    return msgspec.defstruct(kind.__name__, list(hints.items()), frozen=True)
