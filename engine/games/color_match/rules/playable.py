"""Which cards of the seat on turn may be played now."""

from functools import cache

from engine.games.color_match.rules.piles import answers
from engine.games.color_match.rules.sides import as_owner_sees
from engine.games.color_match.vocabulary.cards import Card, Cards, Color, Face
from engine.games.color_match.vocabulary.state import State


@cache
def matching(color: Color | None, top: Face | None) -> frozenset[Face]:
    """Give every face that may lie on `top` under the current colour where no pile waits (C4.1).

    It has that colour, or the number or sign of the top card, or is a wild type. Without a current colour the table
    is open and any face will do (C8.5); so will it where no card is there to match.
    """
    if color is None or top is None:
        return frozenset(Face)
    return frozenset(face for face in Face if face.color in (None, color) or face.symbol == top.symbol)


def top_face(state: State) -> Face | None:
    """Give the face of the top discard; None if there is none."""
    return state.discard_pile[-1].face if state.discard_pile else None


def fits(state: State, face: Face) -> bool:
    """Tell whether a face may be played where no pile waits (C4.1)."""
    return face in matching(state.color, top_face(state))


def playable(state: State) -> Cards:
    """List the cards that the seat on turn may play, in deck order: answers, the drawn card, or any that fits."""
    hand = state.hands[state.turn]
    if state.pile is not None:
        table, kind = state.options.table, state.pile.kind
        return tuple([card for card in hand if answers(table, kind, card.face)])
    if state.drawn_place is not None:
        hand = hand[state.drawn_place : state.drawn_place + 1]
    allowed = matching(state.color, top_face(state))
    return tuple([card for card in hand if card.face in allowed])


def drawn_card(state: State) -> Card | None:
    """Give the card that the seat on turn has just drawn; None outside of DRAWN."""
    return None if state.drawn_place is None else state.hands[state.turn][state.drawn_place]


def held(state: State, named: Card) -> Card | None:
    """Find the card of the seat on turn that its owner sees as `named`; None if there is none.

    The drawn card comes first; of others that look alike, the first in deck order.
    """
    hand = state.hands[state.turn]
    if state.drawn_place is not None:
        hand = (hand[state.drawn_place], *hand)
    seen = as_owner_sees(state.options, hand)
    return hand[seen.index(named)] if named in seen else None
