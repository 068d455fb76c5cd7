"""What people read, as data, in the order of `fairdeal/v1/texts.proto`."""

from enum import StrEnum

from msgspec import Struct


class TextKind(StrEnum):
    """What a text is for, which says how its key is spelt."""

    EVENT = "EVENT"
    """Tells an event. The key is its tag, such as `take_that.card_placed` or `table.started`; `{…}` are its fields."""
    MOVE = "MOVE"
    """Names a move, as a button does. The key is its tag, such as `take_that.place`; `{…}` are its fields."""
    PHASE = "PHASE"
    """Says what the game waits for. The key is the phase; `{count}` is how many cards it is about."""
    REASON = "REASON"
    """Tells a refusal. The key is its reason; `{…}` are its params."""
    CARD = "CARD"
    """Names a card. The key is the card as the API spells it, or the `face` of a card with two sides; the key `any`
    stands for every card that is not listed, with `{card}` for its spelling."""
    WORD = "WORD"
    """Names another value that views, events and reasons tell, such as a colour or a cause. The key is the value; the
    key `seat` names a seat without a player's name, with `{number}` for its number."""
    ZONE = "ZONE"
    """Names a place where cards lie. The key is the zone."""
    OPTION = "OPTION"
    """Names an option. The key is its field."""
    OPTION_SUMMARY = "OPTION_SUMMARY"
    """Explains an option in one sentence. The key is its field."""
    CHOICE = "CHOICE"
    """Names a value of an option. The key is field and value with a dot between them, such as `tiebreak.SHARED`."""


class KeyedText(Struct, frozen=True):
    """One text."""

    kind: TextKind
    """What it is for."""
    key: str
    """What it tells or names."""
    text: str
    """The text. `{name}` stands for a fact that the client puts in, with `{name:이/가}` for a particle that fits it and
    `[…]` for a part that is shown only where its facts are there (/docs/texts.md); no text names a hidden one."""
