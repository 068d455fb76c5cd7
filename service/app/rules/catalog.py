"""What this server can play, as data from which a form for options can be built."""

from msgspec import Struct

from engine.game import AnyTitle, Condition
from engine.options import OptionField, OptionKind, option_fields
from engine.reason import SHARED_PARAMS, Reason
from engine.value import members
from service.app.messages.catalog import (
    ChoiceOption,
    ChoiceValue,
    FlagOption,
    ListOption,
    NumberOption,
    OptionCondition,
    OptionConflict,
    OptionInfo,
    ParamInfo,
    ReasonInfo,
    RuleSetInfo,
    SeatCounts,
)
from service.app.messages.rules import GetRuleSetResponse
from service.app.ports import Texts
from service.app.problem import DOMAIN, title_domain
from service.app.rule_book import member_tag
from service.app.rules.client_data import event_infos, move_infos


class Catalog:
    """The rule sets of some titles, with texts in every language: described once, as anybody may ask for them."""

    def __init__(self, titles: tuple[AnyTitle, ...], texts: Texts) -> None:
        """Describe every title in every language.

        Raises TypeError for an option that no form could show and KeyError for a missing text: start-up errors.
        """
        self.languages = texts.languages
        self._described = {
            (title.rule_set, language): GetRuleSetResponse(
                describe(title, texts, language), title.deck, title.zones, *drawn
            )
            for title in sorted(titles, key=lambda title: title.rule_set)
            for drawn in [(move_infos(title), event_infos(title))]
            for language in texts.languages
        }

    def described(self, rule_set: str, language: str) -> GetRuleSetResponse | None:
        """Describe one rule set, or give None if it is not played here."""
        return self._described.get((rule_set, language))

    def rule_sets(self, language: str) -> tuple[RuleSetInfo, ...]:
        """Give all rule sets, in order of their ids."""
        return tuple(each.rule_set for (_, spoken), each in self._described.items() if spoken == language)


def describe(title: AnyTitle, texts: Texts, language: str) -> RuleSetInfo:
    """Describe a title in one language."""
    return RuleSetInfo(
        rule_set=title.rule_set,
        title=title.name,
        name=texts.text(title.name, language, "title", "name"),
        summary=texts.text(title.name, language, "title", "summary"),
        seats=SeatCounts(title.seats.minimum, title.seats.maximum, title.seats.recommended),
        levels=title.levels,
        options=tuple(_option(_Words(title, language, texts), field) for field in option_fields(title.options)),
        conflicts=tuple(
            OptionConflict(_condition(pair.first), _condition(pair.second), pair.rule) for pair in title.conflicts
        ),
        move_tags=_tags(title.move),
        event_tags=_tags(title.event),
        reasons=_reasons(title),
    )


def _reasons(title: AnyTitle) -> tuple[ReasonInfo, ...]:
    domains = {**dict.fromkeys(Reason, DOMAIN), **dict.fromkeys(title.reason, title_domain(title.name))}
    declared = {**SHARED_PARAMS, **title.params}
    return tuple(
        ReasonInfo(
            reason.value,
            domain,
            tuple(ParamInfo(name, kind) for name, kind in declared.get(reason, {}).items()),
        )
        for reason, domain in domains.items()
    )


class _Words(Struct, frozen=True):
    """The words for the options of one title in one language."""

    title: AnyTitle
    language: str
    texts: Texts

    def __call__(self, *path: str) -> str:
        return self.texts.text(self.title.name, self.language, "options", *path)

    def values(self, field: OptionField) -> tuple[ChoiceValue, ...]:
        """Describe what a choice or an item of a list can be."""
        premium = {value for each in self.title.premium if each.option == field.name for value in each.values}
        return tuple(ChoiceValue(value, self(field.name, "values", value), value in premium) for value in field.values)


def _option(words: _Words, field: OptionField) -> OptionInfo:
    name, nullable, default = field.name, field.nullable, field.default
    told = (name, words(name, "name"), words(name, "summary"))
    match field.kind:
        case OptionKind.CHOICE:
            return ChoiceOption(*told, nullable, None if default is None else str(default), words.values(field))
        case OptionKind.FLAG:
            return FlagOption(*told, nullable, default)
        case OptionKind.NUMBER:
            return NumberOption(*told, nullable, default, field.minimum, field.maximum)
        case OptionKind.LIST:
            items = None if default is None else len(default)
            return ListOption(*told, field.minimum, field.maximum, items, words.values(field))


def _condition(condition: Condition) -> OptionCondition:
    return OptionCondition(condition.option, condition.values)


def _tags(union: object) -> tuple[str, ...]:
    return tuple(member_tag(kind) for kind in members(union)[0])
