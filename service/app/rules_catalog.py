"""ListRuleSets and GetRuleSet: the catalogue in the caller's language."""

from service.app.app import App
from service.app.call import Call
from service.app.problem import Problem, ServiceReason
from service.app.rules_messages import (
    GetRuleSetRequest,
    GetRuleSetResponse,
    ListRuleSetsRequest,
    ListRuleSetsResponse,
)


async def list_rule_sets(app: App, call: Call, _request: ListRuleSetsRequest) -> ListRuleSetsResponse:
    """List every rule set that this server plays."""
    return ListRuleSetsResponse(app.catalog.rule_sets(call.language))


async def get_rule_set(app: App, call: Call, request: GetRuleSetRequest) -> GetRuleSetResponse:
    """Describe one rule set. Raises RULE_SET_NOT_FOUND."""
    rule_set = app.catalog.rule_set(request.rule_set, call.language)
    if rule_set is None:
        raise Problem(ServiceReason.RULE_SET_NOT_FOUND, metadata={"rule_set": request.rule_set})
    return GetRuleSetResponse(rule_set)
