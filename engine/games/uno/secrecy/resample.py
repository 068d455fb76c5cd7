"""Other worlds that look the same to one viewer."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from msgspec.structs import replace

from engine.draws import Stream
from engine.games.uno.secrecy.knowledge import cards_seen
from engine.games.uno.vocabulary.cards import Card, Cards, in_order
from engine.games.uno.vocabulary.events import Event
from engine.games.uno.vocabulary.state import Phase, Showing, State
from engine.hand import without_all
from engine.value import Seat
from engine.visibility import AnyViewer, AtSeat, Auditor


def resample(state: State, viewer: AnyViewer, history: Sequence[Event], stream: Stream) -> State:
    """Deal the cards that the viewer cannot see anew: other hands, the draw pile, and hands shown to others.

    Copies of a card that the viewer saw before it was hidden again stay in the hand or pile where they are. What could
    be concluded by counting, say of which cards a reshuffled pile was made, is not respected. A finished game has
    shown all hands, so only the order of the draw pile is free.
    """
    if isinstance(viewer, Auditor):
        return state
    if state.phase is Phase.OVER:
        return replace(state, draw_pile=stream.shuffle(state.draw_pile))
    own = viewer.seat if isinstance(viewer, AtSeat) else None
    seen = cards_seen(history, own)
    kept = tuple(hand if seat == own else _kept(hand, seen) for seat, hand in enumerate(state.hands))
    kept_pile = _kept(state.draw_pile, seen)
    places = (*zip(state.hands, kept, strict=True), (state.draw_pile, kept_pile))
    free = stream.shuffle(tuple(chain.from_iterable(without_all(cards, stay) for cards, stay in places)))
    fresh, rest = _dealt(free, [len(hand) - len(stay) for hand, stay in zip(state.hands, kept, strict=True)])
    twin = replace(
        state,
        hands=tuple(in_order(stay + new) for stay, new in zip(kept, fresh, strict=True)),
        draw_pile=stream.shuffle(kept_pile + rest),
    )
    return _with_shown(_with_kept_facts(twin, own, kept, fresh), own, stream)


def _kept(cards: Cards, seen: Counter[Card]) -> Cards:
    """Give the cards of a place that have to stay there because the viewer may have seen them."""
    return tuple((Counter(cards) & seen).elements())


def _dealt(cards: Cards, counts: list[int]) -> tuple[list[Cards], Cards]:
    """Deal as many cards as each place needs; give these and the rest."""
    dealt: list[Cards] = []
    for count in counts:
        dealt.append(cards[:count])
        cards = cards[count:]
    return dealt, cards


def _with_kept_facts(twin: State, own: Seat | None, kept: tuple[Cards, ...], fresh: list[Cards]) -> State:
    """Let the drawn card and the snapshot be cards of the new hands that they belong to."""
    if twin.drawn_card is not None and twin.turn != own and fresh[twin.turn]:
        twin = replace(twin, drawn_card=fresh[twin.turn][0])
    attacker = None if twin.pending is None else twin.pending.attacker
    if twin.snapshot is not None and attacker is not None and attacker != own:
        held = kept[attacker] + fresh[attacker]
        twin = replace(twin, snapshot=in_order(held[: len(twin.snapshot)]))
    return twin


def _with_shown(twin: State, own: Seat | None, stream: Stream) -> State:
    """Let hands that were shown to others be of cards that this viewer cannot see."""
    hidden = (*twin.draw_pile, *(card for seat, hand in enumerate(twin.hands) if seat != own for card in hand))

    def other(shown: Showing) -> Showing:
        if own in (shown.seat, shown.challenger) or len(shown.cards) > len(hidden):
            return shown
        return replace(shown, cards=in_order(stream.shuffle(hidden)[: len(shown.cards)]))

    return replace(twin, showings=tuple(other(shown) for shown in twin.showings))
