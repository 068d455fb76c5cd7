"""The rows of operations that keep nothing."""

from typing import Final

from service.api.operation import Flow, Operation, Scope
from service.api.route import Freshness, Media, Route
from service.app.messages import rules
from service.app.rules.get_rule import get_rule, list_rules
from service.app.rules.get_rule_set import get_rule_set, get_texts, list_rule_sets
from service.app.rules.moves import apply_move, check_move, list_moves
from service.app.rules.replay import replay
from service.app.rules.state import get_view, new_state

_RULE_SET: Final = "/v1/rule-sets/{title}/{number}"
_RULES: Final = "/v1/rules/{title}"

RULES_OPERATIONS: Final = (
    Operation(
        service="RulesService",
        name="ListRuleSets",
        flow=Flow.UNARY,
        request=rules.ListRuleSetsRequest,
        response=rules.ListRuleSetsResponse,
        use_case=list_rule_sets,
        scope=Scope.ANYBODY,
        route=Route("GET", "/v1/rule-sets", freshness=Freshness.CATALOGUE),
    ),
    Operation(
        service="RulesService",
        name="GetRuleSet",
        flow=Flow.UNARY,
        request=rules.GetRuleSetRequest,
        response=rules.GetRuleSetResponse,
        use_case=get_rule_set,
        scope=Scope.ANYBODY,
        route=Route("GET", _RULE_SET, joined="rule_set", freshness=Freshness.CATALOGUE),
    ),
    Operation(
        service="RulesService",
        name="GetTexts",
        flow=Flow.UNARY,
        request=rules.GetTextsRequest,
        response=rules.GetTextsResponse,
        use_case=get_texts,
        scope=Scope.ANYBODY,
        route=Route("GET", f"{_RULE_SET}/texts", query=("language",), joined="rule_set", freshness=Freshness.CATALOGUE),
    ),
    Operation(
        service="RulesService",
        name="GetRule",
        flow=Flow.UNARY,
        request=rules.GetRuleRequest,
        response=rules.GetRuleResponse,
        use_case=get_rule,
        scope=Scope.ANYBODY,
        route=Route(
            "GET", f"{_RULE_SET}/rules/{{rule}}", query=("language",), joined="rule_set", freshness=Freshness.CATALOGUE
        ),
    ),
    Operation(
        service="RulesService",
        name="ListRules",
        flow=Flow.UNARY,
        request=rules.ListRulesRequest,
        response=rules.ListRulesResponse,
        use_case=list_rules,
        scope=Scope.ANYBODY,
        route=Route("GET", f"{_RULE_SET}/rules", query=("language",), joined="rule_set", freshness=Freshness.CATALOGUE),
    ),
    Operation(
        service="RulesService",
        name="NewState",
        flow=Flow.UNARY,
        request=rules.NewStateRequest,
        response=rules.NewStateResponse,
        use_case=new_state,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/new-state"),
    ),
    Operation(
        service="RulesService",
        name="CheckMove",
        flow=Flow.UNARY,
        request=rules.CheckMoveRequest,
        response=rules.CheckMoveResponse,
        use_case=check_move,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/check-move"),
    ),
    Operation(
        service="RulesService",
        name="ApplyMove",
        flow=Flow.UNARY,
        request=rules.ApplyMoveRequest,
        response=rules.ApplyMoveResponse,
        use_case=apply_move,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/apply-move"),
    ),
    Operation(
        service="RulesService",
        name="ListMoves",
        flow=Flow.UNARY,
        request=rules.ListMovesRequest,
        response=rules.ListMovesResponse,
        use_case=list_moves,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/list-moves"),
    ),
    Operation(
        service="RulesService",
        name="GetView",
        flow=Flow.UNARY,
        request=rules.GetViewRequest,
        response=rules.GetViewResponse,
        use_case=get_view,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/get-view"),
    ),
    Operation(
        service="RulesService",
        name="Replay",
        flow=Flow.CLIENT_STREAM,
        request=rules.ReplayRequest,
        response=rules.ReplayResponse,
        use_case=replay,
        scope=Scope.ANYBODY,
        route=Route("POST", f"{_RULES}/replay", query=("to_version",), takes=Media.LINES),
    ),
)
"""In the order of the protobuf."""
