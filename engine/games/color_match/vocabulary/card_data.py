"""Every face as a client draws it; a card is one of them, at Day & Night two."""

from collections import Counter
from typing import Final

from engine.card_data import CardData
from engine.games.color_match.vocabulary.cards import Attack, Face, Kind
from engine.games.color_match.vocabulary.decks import DECKS

_ATTACKS: Final = {attack: f"+{attack.amount}" for attack in Attack}

_GLYPHS: Final = {
    Kind.SKIP: "⊘",
    Kind.REVERSE: "⇄",
    Kind.BOMB: "✸",
    Kind.SHIELD: "⛨",
    Kind.WILD: "★",
    Kind.COLOR_HUNT: "◎",
}
"""Signs of the faces that have neither a number nor an attack symbol."""


def _glyph(face: Face) -> str:
    return _ATTACKS[face.attack] if face.attack is not None else _GLYPHS.get(face.kind, face.symbol)


_SIDES: Final = [
    Counter(faces) for deck in DECKS.values() for faces in ([card.face for card in deck], [card.back for card in deck])
]
"""How often each face is there in each deck, by the sides of its cards."""

CARD_DATA: Final = tuple(
    CardData(
        card=face.value,
        suit=None if face.color is None else face.color.value,
        rank=face.symbol,
        points=None,
        glyph=_glyph(face),
        sort_key=face.place,
        copies=max(side[face] for side in _SIDES),
    )
    for face in Face
)
"""Every face, in deck order. Cards count nothing but themselves (C10.1)."""
