"""One operation of the OpenAPI document."""

import inspect
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import FieldInfo

from engine.value import members
from service.api.examples import Example
from service.api.operation import Operation, Scope
from service.api.route import Freshness, Media, Route
from service.app.messages.games import WatchMessage
from service.app.messages.vocabulary import LogLine
from service.rest.openapi.schema import Components, Direction, Schema
from service.wire.docstrings import first_line

TAGS: Final = {
    "GameService": ("Games", "Games with logs: every caller gets only its own view."),
    "RulesService": (
        "Rules",
        "Rules without storage, for trusted back ends and CI: the whole state goes in and comes out.",
    ),
}
"""The tag of a service, and what is said about it."""

_EVENTS: Final = (
    "Server-sent events without a name, whose data `contentSchema` describes. The id of an update is its "
    "version: send it as `Last-Event-ID` to resume. The last one is `watch.end`."
)
_LINES: Final = "A header, the entries, a footer, each a line (`contentSchema`). A log without its footer was cut."
_UNCHANGED: Final = {"description": "What you have is still good (`If-None-Match`)."}

TEXT: Final = {"schema": {"type": "string"}}
"""The schema of a header or parameter that is text."""


def ref(kind: str, name: str) -> dict[str, Any]:
    """Refer to a component of that kind."""
    return {"$ref": f"#/components/{kind}/{name}"}


HEADER_PARAMETERS: Final = (ref("parameters", "AcceptLanguage"), ref("parameters", "FairdealAppKey"))
"""What every call may carry."""


class OperationWriter:
    """Writes one operation."""

    def __init__(self, components: Components, operation: Operation, examples: Mapping[str, Example]) -> None:
        """Take the operation and one call of it for each title; components are added as they are needed."""
        self._components = components
        self._route = operation.route
        self._operation = operation
        self._examples = examples
        self._example = next(iter(examples.values()))
        self._fields = {field.name: field for field in msgspec.structs.fields(operation.request)}

    def written(self) -> dict[str, Any]:
        """Give the Operation Object (OpenAPI 3.1, 4.8.10)."""
        name, (tag, _) = self._operation.name, TAGS[self._operation.service]
        text = inspect.cleandoc(self._operation.use_case.__doc__ or "")
        operation: dict[str, Any] = {
            "operationId": name[0].lower() + name[1:],
            "tags": [tag],
            "summary": first_line(text),
            "description": text.partition("\n\n")[2].replace("\n", " "),
            "parameters": self._parameters(),
        }
        if self._route.method == "POST":
            operation["requestBody"] = {"required": True, "content": self._body()}
        return operation | {"security": self._security(), "responses": self._responses()}

    def _security(self) -> list[dict[str, list[str]]]:
        """Say which tokens the operation takes."""
        match self._operation.scope:
            case Scope.ANYBODY:
                return []
            case Scope.VIEWER:
                return [{}, {"seatToken": []}]
            case Scope.SEAT:
                return [{"seatToken": []}]

    def _parameters(self) -> list[dict[str, Any]]:
        parts, own = self._route.parts(self._fields)
        found = [_plain_parameter(name, self._route) for name in parts]
        found += [self._parameter(self._fields[name], "path") for name in own]
        found += [self._parameter(self._fields[name], "query") for name in self._route.query]
        found += HEADER_PARAMETERS
        if self._route.gives is Media.EVENTS:
            found.append(ref("parameters", "LastEventID"))
        if self._route.freshness is not Freshness.PRIVATE:
            found.append(ref("parameters", "IfNoneMatch"))
        return found

    def _parameter(self, field: FieldInfo, place: str) -> dict[str, Any]:
        schema = self._components.field(self._operation.request, field, Direction.INPUT)
        text = schema.pop("description", "")
        parameter: dict[str, Any] = {"name": field.name, "in": place, "required": place == "path", "description": text}
        if field.name in self._example.fields:
            parameter["example"] = self._example.fields[field.name]
        return parameter | {"schema": _never_null(schema)}

    def _body(self) -> dict[str, Any]:
        if self._route.takes is Media.LINES:
            return {Media.LINES: {"schema": self._log()} | self._shown(lambda example: example.lines)}
        elsewhere = {*self._route.path_fields, *self._route.query}
        fields = tuple(field for name, field in self._fields.items() if name not in elsewhere)
        schema = self._components.body(self._operation.request, fields)

        def body(example: Example) -> Any:
            return {name: value for name, value in example.fields.items() if name not in elsewhere}

        return {Media.JSON: {"schema": schema} | self._shown(body)}

    def _shown(self, part: Callable[[Example], Any]) -> dict[str, Any]:
        """Give a part of the examples: one for each title, or the one of all where titles make no difference."""
        shown = {title: part(example) for title, example in self._examples.items()}
        first, *others = shown.values()
        if all(other == first for other in others):
            return {"example": first}
        return {"examples": {title: {"value": value} for title, value in shown.items()}}

    def _responses(self) -> dict[str, Any]:
        headers = ["Fairdeal-Trace"]
        if self._route.freshness is not Freshness.PRIVATE:
            headers.append("ETag")
        if self._route.created:
            headers.append("Location")
        text = first_line(self._operation.response.__doc__)
        answer = {"description": text, "headers": {name: ref("headers", name) for name in headers}}
        responses = {"201" if self._route.created else "200": answer | {"content": self._content()}}
        if self._route.gives is Media.EVENTS:
            responses["204"] = {"description": "The game has ended and you have everything; do not come back."}
        if self._route.freshness is not Freshness.PRIVATE:
            responses["304"] = _UNCHANGED
        return responses | {"4XX": ref("responses", "Problem"), "5XX": ref("responses", "Problem")}

    def _content(self) -> dict[str, Any]:
        match self._route.gives:
            case Media.EVENTS:
                schema = self._components.union("WatchMessage", members(WatchMessage)[0], Direction.OUTPUT)
                return {Media.EVENTS: {"schema": _many(Media.EVENTS, schema, _EVENTS)} | self._shown(_event)}
            case Media.LINES:
                return {Media.LINES: {"schema": self._log()} | self._shown(_line)}
            case Media.JSON:
                schema = self._components.struct(self._operation.response, Direction.OUTPUT)
                return {Media.JSON: {"schema": schema} | self._shown(lambda example: example.answer)}

    def _log(self) -> Schema:
        line = self._components.union("LogLine", members(LogLine)[0], Direction.OUTPUT)
        return _many(Media.LINES, line, _LINES)


def _event(example: Example) -> str:
    message = example.answer["item"]
    return f"id: {message['update']['version']}\ndata: {msgspec.json.encode(message).decode()}\n\n"


def _line(example: Example) -> str:
    return f"{example.answer['line']}\n"


def _many(media: Media, one: Schema, text: str) -> Schema:
    """Describe a text that holds many values, each by itself (JSON Schema 2020-12, validation 8)."""
    content = {"type": "array", "items": one}
    return {"type": "string", "description": text, "contentMediaType": media, "contentSchema": content}


def _plain_parameter(name: str, route: Route) -> dict[str, Any]:
    """Write a part of the path that is no field by itself, such as the title in `/v1/rule-sets/{title}/{number}`."""
    return {"name": name, "in": "path", "required": True, "description": f"The {name} in `{route.joined}`."} | TEXT


def _never_null(schema: Schema) -> Schema:
    """Take null out of what a parameter can be: in a URL it is left out instead."""
    if "anyOf" in schema:
        return schema["anyOf"][0]
    if isinstance(schema.get("type"), list):
        return schema | {"type": schema["type"][0]}
    return schema
