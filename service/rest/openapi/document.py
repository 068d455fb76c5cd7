"""The OpenAPI document: the routes, the inventory and the structs, put together."""

from collections.abc import Mapping
from typing import Any, Final

from service.access.caller import APP_KEY
from service.api.examples import examples
from service.api.operations import OPERATIONS
from service.rest.openapi.channel import channel_path
from service.rest.openapi.operation import TAGS, TEXT, OperationWriter, ref
from service.rest.openapi.schema import Components, Direction, Schema
from service.wire.language import LANGUAGES
from service.wire.problems import ProblemDocument

_ABOUT: Final = (
    "One rule authority for card tables: moves judged, logs kept. The same operations are served over gRPC. "
    "A server has this document at `/v1/openapi.json` and pages for people at `/docs`. /docs/transports.md says "
    "which way in to take, /docs/compatibility.md what may grow, /docs/spellings.md how gRPC spells it."
)
_KEYS: Final = (
    "Not yet: the key of the application that calls. There are no keys yet: any is refused with VALIDATION_FAILED and "
    "NOT_YET. Without one the caller is the open application."
)
_HEADERS: Final[Mapping[str, Schema]] = {
    "Fairdeal-Trace": {"description": "Names the call in the server's logs; yours, if you sent `traceparent`."},
    "ETag": {"description": "Send it as `If-None-Match` to learn cheaply that nothing has changed."},
    "Location": {"description": "Where the game is."},
    "Retry-After": {"description": "Seconds to wait before the call is sent again."},
}


def openapi_document(version: str) -> dict[str, Any]:
    """Write the document for this version of the server; in one process the same every time.

    The request ids of its examples are new in every process.
    """
    components, paths = Components(), dict[str, dict[str, Any]]()
    for operation in OPERATIONS:
        writer = OperationWriter(components, operation, examples().calls[operation.name])
        paths.setdefault(operation.route.path, {})[operation.route.method.lower()] = writer.written()
    channel, item = channel_path(components)
    paths[channel] = item
    problem = _problem(components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fairdeal",
            "version": version,
            "description": _ABOUT,
            "contact": {"name": "Who operates this server"},
            "license": _license(),
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": text} for name, text in TAGS.values()],
        "paths": paths,
        "components": {
            "schemas": components.schemas,
            "headers": {name: header | TEXT for name, header in _HEADERS.items()},
            "parameters": _shared_parameters(),
            "responses": {"Problem": problem},
            "securitySchemes": {
                "seatToken": {"type": "http", "scheme": "bearer", "description": "The token of a seat, `fds_…`."}
            },
        },
    }


def _problem(components: Components) -> dict[str, Any]:
    told = {reason: {"value": document} for reason, document in examples().problems.items()}
    schema = components.struct(ProblemDocument, Direction.OUTPUT)
    return {
        "description": "Why the call was not answered (RFC 9457); /docs/errors.md lists the reasons.",
        "headers": {name: ref("headers", name) for name in ("Fairdeal-Trace", "Retry-After")},
        "content": {"application/problem+json": {"schema": schema, "examples": told}},
    }


def _shared_parameters() -> dict[str, Any]:
    languages = f"Language of texts: {', '.join(LANGUAGES)}."
    last = "The id of the last update that was received; wins over `after_version`."
    told = {
        "Accept-Language": languages,
        APP_KEY: _KEYS,
        "Last-Event-ID": last,
        "If-None-Match": "An ETag that you have.",
    }
    return {
        name.replace("-", ""): {"name": name, "in": "header", "required": False, "description": text} | TEXT
        for name, text in told.items()
    }


def _license() -> dict[str, str]:
    return {"name": "Apache-2.0", "identifier": "Apache-2.0"}
