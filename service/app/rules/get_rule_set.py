"""ListRuleSets, GetRuleSet and GetTexts: the catalogue and the texts in the caller's language."""

from service.app.call import Call
from service.app.messages.rules import (
    GetRuleSetRequest,
    GetRuleSetResponse,
    GetTextsRequest,
    GetTextsResponse,
    ListRuleSetsRequest,
    ListRuleSetsResponse,
)
from service.app.problem import FieldFault, Problem, ServiceReason, invalid
from service.app.rules.catalog import Catalog
from service.app.rules.text_catalog import TextCatalog


async def list_rule_sets(catalog: Catalog, call: Call, _request: ListRuleSetsRequest) -> ListRuleSetsResponse:
    """List every rule set that this server plays.

    Each with its seats, options and rules, as `get_rule_set` describes one; titles are in the caller's language.
    """
    return ListRuleSetsResponse(catalog.rule_sets(call.language))


async def get_rule_set(catalog: Catalog, call: Call, request: GetRuleSetRequest) -> GetRuleSetResponse:
    """Describe one rule set, with its cards, the places where they lie, and what its moves and events tell.

    Raises RULE_SET_NOT_FOUND.
    """
    described = catalog.described(request.rule_set, call.language)
    if described is None:
        raise _not_found(request.rule_set)
    return described


async def get_texts(texts: TextCatalog, call: Call, request: GetTextsRequest) -> GetTextsResponse:
    """Give every text of one rule set.

    Raises RULE_SET_NOT_FOUND, VALIDATION_FAILED for an unknown language.
    """
    language = call.language if request.language is None else request.language
    if language not in texts.languages:
        known = ", ".join(texts.languages)
        raise invalid("language", "must be one of {known}", FieldFault.UNKNOWN_VALUE, known=known)
    found = texts.texts(request.rule_set, language)
    if found is None:
        raise _not_found(request.rule_set)
    return found


def _not_found(rule_set: str) -> Problem:
    return Problem(ServiceReason.RULE_SET_NOT_FOUND, metadata={"rule_set": rule_set})
