"""Prints a .proto file."""

import json
import textwrap
from collections.abc import Iterator, Mapping
from typing import Final

from engine.value import snake
from service.wire.protos.declared import Enum, File, Message
from service.wire.protos.numbers import TABLE, TITLES, Numbered, full_name
from service.wire.protos.places import SERVICE, Place, options

_WIDTH: Final = 120
_WRITTEN: Final = "Written by `make proto` from the structs of the engine; nobody edits it."


def text_of(file: File, numbers: Mapping[str, Numbered]) -> str:
    """Give the whole text of a file, with the numbers that the lock gives."""
    lines = [*_comment(file.comment, ""), "//", *_comment(_WRITTEN, "")]
    lines += ['syntax = "proto3";', "", f"package {file.place.package};", ""]
    lines += [f'import "{path}";' for path in file.imports] + [""] * bool(file.imports)
    lines += option_lines(file.place)
    for declared in (*file.enums, *file.messages):
        key = TITLES if file.place.package == SERVICE else full_name(file, declared)
        lines += ["", *_comment(declared.comment, "")]
        lines += _enum(declared, numbers[key]) if isinstance(declared, Enum) else _message(declared, numbers[key])
    return "\n".join(lines) + "\n"


def option_lines(place: Place) -> list[str]:
    """Give the lines of the options that every file has."""
    return [
        f"option {name} = {value};" if value == "true" else f'option {name} = "{value}";'
        for name, value in options(place).items()
    ]


def _enum(enum: Enum, numbers: Numbered) -> Iterator[str]:
    prefix = f"{snake(enum.name).upper()}_"
    yield f"enum {enum.name} {{"
    yield from _reserved({f"{prefix}{name}": number for name, number in numbers.reserved.items()})
    yield f"  {prefix}UNSPECIFIED = 0;"
    comments = {member.name: member.comment for member in enum.members}
    for name, number in numbers.used.items():
        yield from _comment(comments[name], "  ")
        yield f"  {prefix}{name} = {number};"
    yield "}"


def _message(message: Message, numbers: Numbered) -> Iterator[str]:
    if not message.members and not numbers.reserved:
        yield f"message {message.name} {{}}"
        return
    yield f"message {message.name} {{"
    yield from _reserved(numbers.reserved)
    indent = "  "
    if message.oneof is not None:
        yield from _comment(message.oneof, indent)
        yield f"{indent}oneof kind {{"
        indent = "    "
    found = dict([TABLE]) | numbers.used
    for member in sorted(message.members, key=lambda member: found[member.name]):
        yield from _comment(member.comment, indent)
        yield f"{indent}{member.kind} {member.name} = {found[member.name]};"
    if message.oneof is not None:
        yield "  }"
    yield "}"


def _reserved(names: Mapping[str, int]) -> Iterator[str]:
    if names:
        yield f"  reserved {', '.join(str(number) for number in names.values())};"
        yield "  reserved " + ", ".join(json.dumps(name) for name in names) + ";"


def _comment(text: str, indent: str) -> list[str]:
    return [f"{indent}// {line}" for line in textwrap.wrap(text, _WIDTH - len(indent) - 3)]
