"""Texts for people: those of the service beside this file, those of a title in its own folder, per language."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from service.wire.language import LANGUAGES

_HERE: Final = "service.wire"


@cache
def _texts(package: str, language: str) -> Mapping[str, Any]:
    return tomllib.loads((files(package) / "texts" / f"{language}.toml").read_text("utf-8"))


def _find(texts: Mapping[str, Any], path: tuple[str, ...]) -> str:
    found: Any = texts
    for step in path:
        found = found[step]
    if not isinstance(found, str):
        raise KeyError(".".join(path))
    return found


def title_text(title: str, language: str, *path: str) -> str:
    """Give one text of a title's file: `("options", "games", "name")`. Raises KeyError if it is missing."""
    return _find(_texts(f"engine.games.{title}", language), path)


def card_name(title: str, language: str, card: str) -> str:
    """Give the name of a card as people say it, or the card as the API spells it where the title has no name for it."""
    cards: Mapping[str, str] = _texts(f"engine.games.{title}", language).get("cards", {})
    return cards.get(card) or cards.get("any", "{card}").replace("{card}", card)


class TitleTexts:
    """The texts of all titles, for the use cases (`service.app.ports.Texts`)."""

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the server."""
        return LANGUAGES

    def text(self, title: str, language: str, *path: str) -> str:
        """Give one text of a title's file. Raises KeyError if it is missing."""
        return title_text(title, language, *path)

    def names(self, title: str, language: str, section: str) -> Mapping[str, str]:
        """Give all names of one section of a title's file; none if it has no such section."""
        return _texts(f"engine.games.{title}", language).get(section, {})

    def rules(self, title: str, language: str) -> str | None:
        """Give the page of a title's rules as it was written; None if nobody has written it."""
        name = "RULES.md" if language == LANGUAGES[0] else f"RULES.{language}.md"
        page = files(f"engine.games.{title}") / name
        return page.read_text("utf-8") if page.is_file() else None

    def section(self, language: str, section: str) -> Mapping[str, str]:
        """Give all texts of one section of the service's own file; none if it has no such section."""
        return _texts(_HERE, language).get(section, {})

    def shared(self, language: str, *path: str) -> str:
        """Give one text of the service's own file. Raises KeyError if it is missing."""
        return _find(_texts(_HERE, language), path)
