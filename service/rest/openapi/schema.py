"""JSON Schema (2020-12, as OpenAPI 3.1 wants it) of structs, unions and enums, each a component with a fixed name.

A struct with defaults looks different in a request, where its fields may be left out, and in an answer, where every
field is written. Where a struct travels both ways and the two differ, the request's component is called `…Input`.
"""

import typing
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo

from engine.game import AnyTitle
from engine.position import BESIDE
from engine.reason import Reason
from engine.registry import titles
from engine.value import bare, field_types, members, struct_of
from service.app.messages.request import Request
from service.app.messages.times import Instant
from service.app.problem import ServiceReason
from service.rest.openapi.naming import (
    ACROSS_TITLES,
    camel,
    class_name,
    grows,
    title_of,
    union_name,
    union_text,
    unions_of,
)
from service.wire.docstrings import attribute_docs, first_line

Schema = dict[str, Any]
"""A JSON Schema."""

_SCALARS: Final[Mapping[Any, Schema]] = {
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    str: {"type": "string"},
    dict[str, str]: {"type": "object", "additionalProperties": {"type": "string"}},
}

_BOUNDS: Final = {
    "ge": "minimum",
    "le": "maximum",
    "pattern": "pattern",
    "min_length": "minLength",
    "max_length": "maxLength",
}

REASON: Final = "ReasonName"
"""The component of the names of reasons."""

POSITION: Final = "GamePosition"
"""The component of a partial state of any title."""

EXTENSIBLE: Final = "x-extensible"
"""The member of an enum or a union that says whether answers of a later version may hold more than it lists."""

_PYTHON_END: Final = r"$(?!\n)"
"""How Python says the very end of a text; JSON Schema (ECMA-262) means it by `$`."""


class Direction(StrEnum):
    """Which way a value travels."""

    INPUT = "INPUT"
    """In a request: what has a default may be left out."""
    OUTPUT = "OUTPUT"
    """In an answer: every field is there."""


class NameTaken(TypeError):
    """Two different types would get one component name. A start-up error."""


class Components:
    """The components of one document; grows as types are asked for."""

    def __init__(self) -> None:
        self._schemas: dict[str, Schema] = {}
        self._owners: dict[str, Any] = {}
        self._lenient: dict[type[Struct], bool] = {}

    @property
    def schemas(self) -> Mapping[str, Schema]:
        """The components so far, in order of names."""
        return dict(sorted(self._schemas.items()))

    def field(self, owner: type, field: FieldInfo, direction: Direction) -> Schema:
        """Give the schema of one field of a struct, with its text.

        A default is told in the text: generators take a property with the keyword `default` for one that is always
        there, and callers would have to send it.
        """
        hint = field_types(owner)[field.name]
        schema = self.value(hint, direction, owner, field.name)
        text = attribute_docs(owner).get(field.name, "")
        if direction is Direction.INPUT and field.default not in (msgspec.NODEFAULT, None):
            text += f" Left out: `{msgspec.json.encode(field.default).decode()}`."
        if text:
            schema["description"] = text
        return schema

    def value(self, hint: Any, direction: Direction, owner: type, field: str) -> Schema:
        """Give the schema of what a field holds; structs, unions and enums are referred to."""
        kinds, nullable = members(hint)
        name = union_name(kinds, owner, field)
        if name:
            schema = self.union(name, kinds, direction, attribute_docs(owner).get(field, ""))
        else:
            schema = self._single(kinds[0], direction, owner, field)
        array = schema.get("type") == "array"
        schema |= _bounds(hint, array=array) | _bounds(kinds[0], array=array)
        return _or_null(schema) if nullable else schema

    def union(self, name: str, kinds: tuple[type[Struct], ...], direction: Direction, text: str = "") -> Schema:
        """Refer to a union of tagged structs; `type` tells its members apart.

        The text says what a union is that has no text in the contract: the text of the field that it is called after.
        """
        text = union_text(name) or text
        both_ways = [kind for kind in kinds if not issubclass(_struct(kind), Request)]
        if direction is Direction.INPUT and (name in ACROSS_TITLES or any(map(self._is_lenient, both_ways))):
            name += "Input"
        if self._claim(name, frozenset(kinds)):
            refs = {_tag(kind): self._member(kind, name, direction)["$ref"] for kind in kinds}
            self._schemas[name] = {
                "description": f"{text} `type` tells which.",
                "oneOf": [{"$ref": ref} for ref in dict.fromkeys(refs.values())],
                "discriminator": {"propertyName": "type", "mapping": refs},
                EXTENSIBLE: direction is Direction.OUTPUT and grows(name),
            }
        return _ref(name)

    def _member(self, kind: type[Struct], union: str, direction: Direction) -> Schema:
        """Refer to a member of a union: in one over all titles to the union of its title, in any other to itself."""
        title = title_of(kind) if union.removesuffix("Input") in ACROSS_TITLES else None
        for name, own in unions_of(title).items() if title else ():
            if kind in (members_of := members(own)[0]):
                return self.union(name, members_of, direction)
        return self.struct(kind, direction)

    def struct(self, kind: type[Struct], direction: Direction) -> Schema:
        """Refer to a struct."""
        name = class_name(kind)
        if direction is Direction.INPUT and not issubclass(_struct(kind), Request) and self._is_lenient(kind):
            name += "Input"
        if self._claim(name, kind):
            self._schemas[name] = self._record(kind, msgspec.structs.fields(kind), direction)
        return _ref(name)

    def body(self, kind: type[Struct], fields: tuple[FieldInfo, ...]) -> Schema:
        """Refer to the body of a request: the fields of its struct that path and query do not give."""
        name = class_name(kind)
        if self._claim(name, kind):
            self._schemas[name] = self._record(kind, fields, Direction.INPUT)
        return _ref(name)

    def _record(self, kind: type[Struct], fields: tuple[FieldInfo, ...], direction: Direction) -> Schema:
        tag = _tag(kind)
        head = {"type": {"type": "string", "const": tag}} if tag else {}
        properties = head | {field.name: self.field(kind, field, direction) for field in fields}
        required = [*head, *(field.name for field in fields if direction is Direction.OUTPUT or field.required)]
        schema: Schema = {"type": "object", "description": first_line(_struct(kind).__doc__), "properties": properties}
        if required:
            schema["required"] = required
        if _struct(kind).__struct_config__.forbid_unknown_fields:
            schema["additionalProperties"] = False
        return schema

    def _single(self, kind: Any, direction: Direction, owner: type, field: str) -> Schema:
        if bare(kind, newtypes=False) is Instant:
            return {"type": "string", "format": "date-time"}
        kind = bare(kind)
        if kind == dict[str, Any]:
            return self._position()
        if typing.get_origin(kind) is tuple:
            return {"type": "array", "items": self.value(typing.get_args(kind)[0], direction, owner, field)}
        if kind in _SCALARS:
            return self._reason() if (kind, field) == (str, "reason") else dict(_SCALARS[kind])
        if struct_of(kind) is None:
            return self._enum(kind)
        return self.struct(kind, direction)

    def _reason(self) -> Schema:
        """Refer to the reasons that are known: those of the service, those that titles share, and each title's own."""
        if self._claim(REASON, REASON):
            own = [reason.value for title in titles().values() for reason in title.reason]
            known = dict.fromkeys([*map(str, ServiceReason), *map(str, Reason), *own])
            self._schemas[REASON] = {
                "type": "string",
                "description": "Why something was refused; /docs/errors.md and the rule sets say what each means.",
                "enum": list(known),
                EXTENSIBLE: True,
            }
        return _ref(REASON)

    def _position(self) -> Schema:
        """Refer to a partial state of any title: the one open object of the contract is a position."""
        if self._claim(POSITION, POSITION):
            self._schemas[POSITION] = {
                "description": "A partial state of a title: what is left out is as on the empty table.",
                "anyOf": [self._partial(title) for title in titles().values()],
                EXTENSIBLE: False,
            }
        return _ref(POSITION)

    def _partial(self, title: AnyTitle) -> Schema:
        name = camel(title.name) + "Position"
        if self._claim(name, (title.state, POSITION)):
            fields = [field for field in msgspec.structs.fields(title.state) if field.name not in BESIDE]
            self._schemas[name] = {
                "type": "object",
                "description": f"A partial state of the title `{title.name}`.",
                "properties": {field.name: self.field(title.state, field, Direction.INPUT) for field in fields},
                "additionalProperties": False,
            }
        return _ref(name)

    def _enum(self, kind: type[StrEnum]) -> Schema:
        name = class_name(kind)
        if self._claim(name, kind):
            docs = attribute_docs(kind)
            told = [f"- `{member}`: {docs[member.name]}" for member in kind if member.name in docs]
            text = "\n".join([first_line(kind.__doc__), *([""] if told else []), *told])
            values = [member.value for member in kind]
            self._schemas[name] = {"type": "string", "description": text, "enum": values, EXTENSIBLE: grows(kind)}
        return _ref(name)

    def _claim(self, name: str, owner: Any) -> bool:
        """Say whether the name is new; its component must then be written."""
        if name not in self._owners:
            self._owners[name] = owner
            return True
        if self._owners[name] != owner:
            raise NameTaken(f"two types want the component name {name}")
        return False

    def _is_lenient(self, kind: type[Struct]) -> bool:
        """Say whether a struct, or one inside it, has a field that a request may leave out."""
        if kind not in self._lenient:
            self._lenient[kind] = False
            fields = msgspec.structs.fields(kind)
            inside = [part for hint in field_types(kind).values() for part in _structs_in(hint)]
            self._lenient[kind] = any(not field.required for field in fields) or any(map(self._is_lenient, inside))
        return self._lenient[kind]


def _structs_in(hint: Any) -> list[type[Struct]]:
    found: list[type[Struct]] = []
    for kind in map(bare, members(hint)[0]):
        if typing.get_origin(kind) is tuple:
            found += _structs_in(typing.get_args(kind)[0])
        elif struct_of(kind) is not None:
            found.append(kind)
    return found


def _struct(kind: Any) -> type[Struct]:
    """Give the class of a struct, also of one of a generic family."""
    struct = struct_of(kind)
    assert struct is not None
    return struct


def _tag(kind: type[Struct]) -> str | None:
    tag = _struct(kind).__struct_config__.tag
    return tag if isinstance(tag, str) else None


def _bounds(hint: Any, *, array: bool) -> Schema:
    bounds: Schema = {}
    while typing.get_origin(hint) is Annotated:
        hint, *extras = typing.get_args(hint)
        for meta in (extra for extra in extras if isinstance(extra, Meta)):
            named = {key: getattr(meta, name) for name, key in _BOUNDS.items()}
            bounds |= {key: value for key, value in named.items() if value is not None} | (meta.extra_json_schema or {})
    if "pattern" in bounds:
        bounds["pattern"] = bounds["pattern"].replace(_PYTHON_END, "$")
    if array:
        bounds = {key.replace("Length", "Items"): value for key, value in bounds.items()}
    return bounds


def _or_null(schema: Schema) -> Schema:
    if "$ref" in schema:
        return {"anyOf": [schema, {"type": "null"}]}
    return schema | {"type": [schema["type"], "null"]}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}
