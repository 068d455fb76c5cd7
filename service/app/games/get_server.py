"""GetServer: what this server is."""

from typing import Final

from service.app.call import Call
from service.app.messages.catalog import Limits, ServerInfo
from service.app.messages.games import GetServerRequest, GetServerResponse
from service.app.ports import Clock
from service.app.rules.catalog import Catalog

API: Final = "v1"
"""The version of the API."""


async def get_server(
    version: str,
    catalog: Catalog,
    limits: Limits,
    test: bool,
    clock: Clock,
    _call: Call,
    _request: GetServerRequest,
) -> GetServerResponse:
    """Tell version, rule sets, languages, limits and the server's clock.

    Needs no token, and tells nothing of games: a client asks it first.
    """
    rule_sets = catalog.rule_sets(catalog.languages[0])
    return GetServerResponse(
        ServerInfo(
            api=API,
            version=version,
            rule_sets=tuple(each.rule_set for each in rule_sets),
            languages=catalog.languages,
            limits=limits,
            test=test,
            server_time=clock(),
        )
    )
