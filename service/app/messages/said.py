"""What is said to people about a field: English words with facts, which the wire can say in other languages."""

from collections.abc import Mapping

from msgspec import Struct


class Said(Struct, frozen=True):
    """Words that follow the name of a field; by them the texts of another language are found."""

    words: str
    """In English, with `{name}` for each fact: `must be at most {maximum}`."""
    facts: Mapping[str, str] = {}
    """The facts, by name."""

    def __str__(self) -> str:
        """Say it in English."""
        return self.words.format_map(self.facts)
