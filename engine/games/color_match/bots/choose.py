"""The bots: each picks one of its legal moves from its own view and what it was shown (section 14 of the rules)."""

from collections.abc import Sequence

from engine.draws import Stream
from engine.games.color_match.bots.worth import answer_cost, attacked_lately, colors_held, play_worth
from engine.games.color_match.vocabulary.cards import Cards, Kind
from engine.games.color_match.vocabulary.events import Event
from engine.games.color_match.vocabulary.moves import Move, PlayCard
from engine.games.color_match.vocabulary.state import Phase
from engine.games.color_match.vocabulary.view import View

LEVELS = ("EASY", "NORMAL")
"""Weakest first."""


def choose(view: View, history: Sequence[Event], legal: tuple[Move, ...], level: str, stream: Stream) -> Move:
    """Pick one of the legal moves of the seat on turn. Raises ValueError for an unknown level."""
    plays = [move for move in legal if isinstance(move, PlayCard)]
    otherwise = next((move for move in legal if not isinstance(move, PlayCard)), None)
    match level:
        case "EASY":
            chosen = _easy(view, plays, stream)
        case "NORMAL":
            chosen = _normal(view, history, plays, stream)
        case _:
            raise ValueError(f"there is no level {level!r}")
    return chosen or otherwise or stream.pick(plays)


def _easy(view: View, plays: list[PlayCard], stream: Stream) -> PlayCard | None:
    """Play any card that can be played; answer a pile half of the time."""
    if not plays or (view.phase is Phase.PILE and stream.below(2)):
        return None
    return stream.pick([play for play in plays if play.card == stream.pick(plays).card] or plays)


def _normal(view: View, history: Sequence[Event], plays: list[PlayCard], stream: Stream) -> PlayCard | None:
    hand = view.hand or ()
    if view.pile is not None:
        return _answer(hand, view.pile.count, plays, stream)
    wanted = [play for play in plays if not _is_kept_shield(hand, play, view, history)]
    if len(hand) > 2:
        wanted = [play for play in wanted if play.card.face.color is not None] or wanted
    return _best(view, wanted, stream)


def _answer(hand: Cards, count: int, plays: list[PlayCard], stream: Stream) -> PlayCard | None:
    """Give the cheapest answer away if the pile is at least 4, or with at most four cards in the hand."""
    if not plays or (count < 4 and len(hand) > 4):
        return None
    cheapest = min(answer_cost(play.card.face) for play in plays)
    return _with_best_color(hand, [play for play in plays if answer_cost(play.card.face) == cheapest], stream)


def _best(view: View, plays: list[PlayCard], stream: Stream) -> PlayCard | None:
    if not plays:
        return None
    values = [play_worth(view, play) for play in plays]
    most = max(values)
    return stream.pick([play for play, value in zip(plays, values, strict=True) if value == most])


def _with_best_color(hand: Cards, plays: list[PlayCard], stream: Stream) -> PlayCard:
    held = colors_held(hand)
    counts = [held[color] if (color := play.card.face.color or play.color) else 0 for play in plays]
    most = max(counts)
    return stream.pick([play for play, count in zip(plays, counts, strict=True) if count == most])


def _is_kept_shield(hand: Cards, play: PlayCard, view: View, history: Sequence[Event]) -> bool:
    """Keep the only shield for blocking while attacks are played, but for the last two cards."""
    shields = sum(card.face.kind is Kind.SHIELD for card in hand)
    return play.card.face.kind is Kind.SHIELD and shields == 1 and len(hand) > 2 and attacked_lately(view, history)
