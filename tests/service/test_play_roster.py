"""Who follows what on a socket of the play channel."""

from service.app.games.authentication import Caller
from service.rest.play.roster import Roster
from service.rest.play.subscription import Subscription
from service.store.memory import MemoryStore
from tests.support.tables import Table, make_app, running_table


async def _subscribed(table: Table, seat: int | None) -> Subscription:
    return Subscription(table.call(seat), Caller(await table.folded(), seat), 0, follows=True)


async def test_a_subscription_is_forgotten_once_and_its_successor_stays():
    table, roster = await running_table(make_app(MemoryStore())), Roster(2)
    first, second = await _subscribed(table, 0), await _subscribed(table, 0)
    assert roster.put(first) is None
    assert roster.put(second) is first
    roster.drop(first)
    assert list(roster) == [second]
    roster.drop(second)
    roster.drop(second)
    assert list(roster) == []
    assert roster.put(await _subscribed(table, None)) is None
