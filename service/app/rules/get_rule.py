"""GetRule and ListRules: what a rule that a refusal cites says, and the whole help page."""

from service.app.call import Call
from service.app.messages.rules import GetRuleRequest, GetRuleResponse, ListRulesRequest, ListRulesResponse
from service.app.problem import FieldFault, Problem, ServiceReason, invalid
from service.app.rules.rule_pages import RulePage, RulePages


async def get_rule(pages: RulePages, call: Call, request: GetRuleRequest) -> GetRuleResponse:
    """Give one rule in words, by the number that a refusal cites.

    Raises RULE_SET_NOT_FOUND, RULE_NOT_FOUND, VALIDATION_FAILED for an unknown language.
    """
    page = _page(pages, call, request.rule_set, request.language)
    found = page.rule(request.rule)
    if found is None:
        told = {"rule": request.rule, "rule_set": request.rule_set}
        raise Problem(ServiceReason.RULE_NOT_FOUND, metadata=told)
    section, rule = found
    return GetRuleResponse(request.rule_set, page.language, section.heading, rule.rule, rule.text)


async def list_rules(pages: RulePages, call: Call, request: ListRulesRequest) -> ListRulesResponse:
    """Give every rule of a rule set in words, part by part.

    Raises RULE_SET_NOT_FOUND, VALIDATION_FAILED for an unknown language.
    """
    page = _page(pages, call, request.rule_set, request.language)
    return ListRulesResponse(request.rule_set, page.language, page.sections)


def _page(pages: RulePages, call: Call, rule_set: str, asked: str | None) -> RulePage:
    language = call.language if asked is None else asked
    if language not in pages.languages:
        known = ", ".join(pages.languages)
        raise invalid("language", "must be one of {known}", FieldFault.UNKNOWN_VALUE, known=known)
    page = pages.page(rule_set, language)
    if page is None:
        raise Problem(ServiceReason.RULE_SET_NOT_FOUND, metadata={"rule_set": rule_set})
    return page
