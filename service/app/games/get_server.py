"""GetServer: what this server is."""

from typing import Final

from service.app.app import App
from service.app.call import Call
from service.app.messages.catalog import ServerInfo
from service.app.messages.games import GetServerRequest, GetServerResponse

API: Final = "v1"
"""The version of the API."""


async def get_server(app: App, _call: Call, _request: GetServerRequest) -> GetServerResponse:
    """Tell version, rule sets, languages, limits and the server's clock.

    Needs no token, and tells nothing of games: a client asks it first.
    """
    rule_sets = app.catalog.rule_sets(app.catalog.languages[0])
    return GetServerResponse(
        ServerInfo(
            api=API,
            version=app.version,
            rule_sets=tuple(each.rule_set for each in rule_sets),
            languages=app.catalog.languages,
            limits=app.limits,
            test=app.test,
            server_time=app.clock(),
        )
    )
