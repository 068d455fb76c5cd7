"""The play channel in the OpenAPI document.

OpenAPI knows no WebSockets. The frames are components like all others, under the names that clients will want for them,
and the operation refers to them by the extension `x-frames`.
"""

from typing import Any, Final

from engine.value import members
from service.rest.openapi.operation import HEADER_PARAMETERS, TAGS, ref
from service.rest.openapi.schema import Components, Direction
from service.rest.play.answers import PATH
from service.rest.play.down_frames import PlayDownFrame
from service.rest.play.up_frames import PlayUpFrame

FRAMES: Final = "x-frames"
"""The member of the operation that refers to the frames: `up` from the client, `down` from the server."""

_ABOUT: Final = (
    "A WebSocket (RFC 6455) for any number of games and seats. Each frame is one JSON object, told apart by `type`. "
    "The first is `play.hello`; /docs/play-channel.md tells the rest, with every frame of a game."
)


def channel_path(components: Components) -> tuple[str, dict[str, Any]]:
    """Give path and Path Item of the channel, and add its frames to the components."""
    up = components.union("PlayUpFrame", members(PlayUpFrame)[0], Direction.INPUT)
    down = components.union("PlayDownFrame", members(PlayDownFrame)[0], Direction.OUTPUT)
    tag, _ = TAGS["GameService"]
    opened = {"description": "The socket is open.", "headers": {"Fairdeal-Trace": ref("headers", "Fairdeal-Trace")}}
    operation: dict[str, Any] = {
        "operationId": "play",
        "tags": [tag],
        "summary": "Open the play channel.",
        "description": _ABOUT,
        "parameters": [*HEADER_PARAMETERS],
        "security": [],
        "responses": {"101": opened, "4XX": ref("responses", "Problem"), "5XX": ref("responses", "Problem")},
        FRAMES: {"up": up, "down": down},
    }
    return PATH, {"get": operation}
