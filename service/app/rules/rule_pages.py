"""What every title's rules say, by number and page by page, in the languages that they were written in."""

from msgspec import Struct

from engine.game import AnyTitle
from engine.rules_page import RuleSection, RuleText, rule_sections
from service.app.ports import Texts

_WRITTEN = "en"
"""The language that every title's rules are written in."""


class RulePage(Struct, frozen=True):
    """The rules of one title in one language."""

    language: str
    """The language; English where nobody has written the one that was asked for."""
    sections: tuple[RuleSection, ...]
    """Its parts, in order."""

    def rule(self, number: str) -> tuple[RuleSection, RuleText] | None:
        """Give a rule by its number with the part where it stands; None if there is no such rule."""
        found = ((part, rule) for part in self.sections for rule in part.rules if rule.rule == number)
        return next(found, None)


class RulePages:
    """The pages of some titles, read once."""

    def __init__(self, titles: tuple[AnyTitle, ...], texts: Texts) -> None:
        """Read every page. Raises KeyError for a title without rules in English: a start-up error."""
        self.languages = texts.languages
        self._pages = {
            (title.rule_set, language): _page(title, texts, language)
            for title in titles
            for language in texts.languages
        }

    def page(self, rule_set: str, language: str) -> RulePage | None:
        """Give the rules of a rule set in a language of the server, or None if it is not played here."""
        return self._pages.get((rule_set, language))


def _page(title: AnyTitle, texts: Texts, language: str) -> RulePage:
    found = texts.rules(title.name, language)
    if found is None and language == _WRITTEN:
        raise KeyError(f"{title.name} has no rules in English")
    return _page(title, texts, _WRITTEN) if found is None else RulePage(language, rule_sections(found))
