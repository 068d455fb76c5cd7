"""What a state hides from a viewer, so that a test can demand twins that really differ."""

from collections import Counter
from typing import Any

from engine.game import AnyTitle
from engine.visibility import AnyViewer, AtSeat, redaction_of
from tests.support.findings import cards_of, census, containers, identity
from tests.support.playouts import Playout
from tests.support.titles import draw_number


def hides(title: AnyTitle, game: Playout, number: int, viewer: AnyViewer) -> bool:
    """Tell whether other worlds are possible for a viewer: two hidden places could exchange unlike cards.

    In a deck without equal cards, what was shown since the last draw is known wherever it lies now.
    """
    state = game.states[number]
    if title.outcome(state) is not None:
        return False
    known = _known(title, game, number, viewer)
    unlike = {
        tuple(sorted(map(str, unknown)))
        for place, cards in containers(title, state).items()
        if not _is_own(place, viewer) and (unknown := [card for card in cards if identity(card) not in known])
    }
    return len(unlike) > 1


def others_hands_differ(state: Any, other: Any, viewer: AnyViewer) -> bool:
    """Tell whether a twin changed what other seats hold."""
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    return any(one != two for seat, (one, two) in enumerate(zip(state.hands, other.hands, strict=True)) if seat != own)


def _is_own(place: str, viewer: AnyViewer) -> bool:
    return isinstance(viewer, AtSeat) and place.endswith(f"[{viewer.seat}]")


def _known(title: AnyTitle, game: Playout, number: int, viewer: AnyViewer) -> set[Any]:
    """Give the cards that a viewer has seen since the last draw; without equal cards, it knows where they lie."""
    states = game.states
    if max(census(title, states[number]).values()) > 1:
        return {identity(card) for card in _open(title, states[number], viewer)}
    seen: Counter[Any] = Counter()
    redact = redaction_of(title.cards, title.event).redact
    for entry in range(number, -1, -1):
        events = game.dealt if entry == 0 else game.steps[entry - 1].events
        shown = [redact(event, viewer) for event in events]
        draws = [place for place, event in enumerate(shown) if draw_number(event) is not None]
        seen.update(identity(card) for event in shown[draws[-1] if draws else 0 :] for card in cards_of(title, event))
        seen.update(identity(card) for card in _open(title, states[entry], viewer))
        if draws:
            break
    return set(seen)


def _open(title: AnyTitle, state: Any, viewer: AnyViewer) -> list[Any]:
    return cards_of(title, title.view_of(state, viewer))
