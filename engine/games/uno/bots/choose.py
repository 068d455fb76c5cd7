"""The bots: each picks one of its legal moves from its own view and what it was shown."""

from collections.abc import Sequence

from engine.draws import Stream
from engine.games.uno.bots.guilt import guilt
from engine.games.uno.bots.worth import best_color, best_gifts, best_plays, is_justified
from engine.games.uno.vocabulary.cards import Card, Color
from engine.games.uno.vocabulary.events import Event
from engine.games.uno.vocabulary.moves import (
    Accept,
    CallUno,
    CatchUno,
    Challenge,
    ChooseStartColor,
    DrawCard,
    GiveCard,
    Move,
    PassTurn,
    PlayCard,
    TakePenalty,
)
from engine.games.uno.vocabulary.view import View

LEVELS = ("EASY", "NORMAL")
"""Weakest first."""

_REACTIONS = (CallUno, CatchUno)


def choose(view: View, history: Sequence[Event], legal: tuple[Move, ...], level: str, stream: Stream) -> Move:
    """Pick one of the legal moves, which must not be empty. Raises ValueError for an unknown level.

    A seat that could only call or catch does so: whether it is asked at all is for the table to say.
    """
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}")
    reaction = next((move for move in legal if isinstance(move, _REACTIONS)), None)
    answers = tuple(move for move in legal if not isinstance(move, _REACTIONS))
    if reaction is not None and (not answers or _reacts(reaction, level, stream)):
        return reaction
    return _easy(view, answers, stream) if level == "EASY" else _normal(view, history, answers, stream)


def _reacts(reaction: Move, level: str, stream: Stream) -> bool:
    """Easy catches twice in ten and never calls late; Normal catches six times in ten and always calls."""
    if isinstance(reaction, CallUno):
        return level == "NORMAL"
    return stream.below(10) < (6 if level == "NORMAL" else 2)


def _easy(view: View, legal: tuple[Move, ...], stream: Stream) -> Move:
    """Play any card while one is right to play, keep a Wild Draw Four for the last, call seven times in ten."""
    plays = [move for move in legal if isinstance(move, PlayCard)]
    patient = _patient(legal)
    right = [play for play in plays if _is_right(view, play)]
    others = [play for play in right if play.card is not Card.WILD_DRAW_FOUR] or right
    if isinstance(patient, TakePenalty | Accept):
        return patient
    if others or (plays and patient is None):
        return _easy_play(view, others or plays, stream)
    return patient or stream.pick(legal)


def _easy_play(view: View, plays: list[PlayCard], stream: Stream) -> Move:
    card = stream.pick(tuple(dict.fromkeys(play.card for play in plays)))
    color = None if card.color else _any_color(view, stream)
    plays = [play for play in plays if play.card is card and play.color in (color, None)]
    called = [play for play in plays if play.call_uno]
    if called and stream.below(10) < 7:
        return stream.pick(called)
    return stream.pick([play for play in plays if not play.call_uno])


def _any_color(view: View, stream: Stream) -> Color:
    """Pick one of the colours in hand; any where there is none."""
    held = tuple(dict.fromkeys(card.color for card in view.hand or () if card.color))
    return stream.pick(held or tuple(Color))


def _normal(view: View, history: Sequence[Event], legal: tuple[Move, ...], stream: Stream) -> Move:
    """Play the card of the highest worth, challenge when guilt is as likely as not, never bluff, always call."""
    plays = [move for move in legal if isinstance(move, PlayCard)]
    right = [play for play in plays if _is_right(view, play)]
    patient = _patient(legal)
    if right or (plays and patient is None):
        return stream.pick(best_plays(view, right or plays))
    if isinstance(patient, Accept) and guilt(view, history) >= 0.5:
        return Challenge()
    if patient is not None:
        return patient
    gifts = [move for move in legal if isinstance(move, GiveCard)]
    return stream.pick(best_gifts(view, gifts)) if gifts else ChooseStartColor(color=best_color(view.hand or ()))


def _is_right(view: View, play: PlayCard) -> bool:
    """Tell whether a play is no bluff."""
    return play.card is not Card.WILD_DRAW_FOUR or is_justified(view)


def _patient(legal: tuple[Move, ...]) -> Move | None:
    """Give the move that plays no card: draw, pass, pay or accept; None where there is none."""
    return next((move for move in legal if isinstance(move, DrawCard | PassTurn | TakePenalty | Accept)), None)
