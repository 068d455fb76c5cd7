"""What a client draws a table from is the same over both transports: the rule set with its cards, zones and events."""

from collections.abc import AsyncIterator

import pytest

from engine.game import AnyTitle
from engine.registry import titles
from engine.value import snake
from service.app.messages.rules import GetRuleSetRequest, GetRuleSetResponse
from service.wire import json
from service.wire.codec import CODEC
from tests.support.local_rpc import LocalRpc, local_rpc
from tests.support.rest_serving import Rest


@pytest.fixture
async def rpc() -> AsyncIterator[LocalRpc]:
    async with local_rpc() as running:
        yield running


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.name)
async def test_a_rule_set_is_told_alike_over_both_transports(title: AnyTitle, rest: Rest, rpc: LocalRpc):
    request = CODEC.encode(GetRuleSetRequest(rule_set=title.rule_set))
    told = CODEC.decode(GetRuleSetResponse, await rpc.call("RulesService/GetRuleSet", request))
    answer = await rest.get(f"/v1/rule-sets/{title.rule_set}")
    assert json.decode(GetRuleSetResponse, answer.content) == told
    assert (told.cards, told.zones) == (title.deck, title.zones)
    assert {event.tag: event.transfers for event in told.events if event.transfers} == {
        f"{title.name}.{tag}": transfers for tag, transfers in _transfers(title).items()
    }


def _transfers(title: AnyTitle) -> dict[str, object]:
    return {snake(kind.__name__): transfers for kind, transfers in title.transfers.items() if transfers}
