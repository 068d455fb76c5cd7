"""Who may see which side of a card (C8.7). Where cards have one face, everything here gives them as they are."""

from engine.games.color_match.rules.tables import back_faces
from engine.games.color_match.vocabulary.cards import Card, Cards, Faces, backs_of, bare
from engine.games.color_match.vocabulary.options import BackFaces, Options
from engine.games.color_match.vocabulary.state import State


def owner_sees_backs(options: Options) -> bool:
    """Tell whether a seat sees both sides of the cards in its own hand."""
    return back_faces(options) is not BackFaces.NOBODY


def all_see_backs(options: Options) -> bool:
    """Tell whether everybody sees both sides of all cards in hands and on the discard pile, which have two (C12.1)."""
    return back_faces(options) is BackFaces.EVERYONE


def as_owner_sees(options: Options, cards: Cards) -> Cards:
    """Give cards of a hand as their owner sees them; their order tells nothing more."""
    return cards if owner_sees_backs(options) else tuple([bare(card) for card in cards])


def as_all_see(options: Options, card: Card) -> Card:
    """Give a card that is played as everybody sees it."""
    return card if all_see_backs(options) else bare(card)


def shown_backs(options: Options, cards: Cards) -> Faces | None:
    """List the backs of cards in a hand for everybody; None where they are not for everybody."""
    return backs_of(cards) if all_see_backs(options) else None


def top_card(state: State) -> Card | None:
    """Give the top discard as everybody sees it; None if there is none."""
    if not state.discard_pile:
        return None
    top = state.discard_pile[-1]
    return top if state.top_turned else as_all_see(state.options, top)
