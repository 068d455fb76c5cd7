"""The contract as protobuf tells it: names, who can reach what, and twins that no message binds."""

import keyword
from collections.abc import Iterable, Iterator

import pytest
from fairdeal.v1 import (
    game_event_pb2,
    game_move_pb2,
    game_options_pb2,
    game_service_pb2,
    game_state_pb2,
    game_view_pb2,
    reason_pb2,
    rules_service_pb2,
)
from google.protobuf.descriptor import Descriptor, EnumDescriptor, FileDescriptor

from engine.reason import Reason
from engine.registry import titles
from service.app.problem import ServiceReason
from service.wire.status import Retry

SERVICES = (game_service_pb2.DESCRIPTOR, rules_service_pb2.DESCRIPTOR)
BY_TITLE = (
    game_options_pb2.GameOptions,
    game_state_pb2.GameState,
    game_move_pb2.GameMove,
    game_view_pb2.GameView,
    game_event_pb2.GameEvent,
)

TYPESCRIPT = (
    "break case catch class const continue debugger default delete do else enum export extends false finally for "
    "function if implements import in instanceof interface let new null package private protected public return static "
    "super switch this throw true try typeof var void while with yield await"
)
PROTOBUF = (
    "syntax edition import weak public option package message enum service rpc returns stream oneof map extend "
    "extensions reserved optional required repeated group to max true false inf nan double float int32 int64 uint32 "
    "uint64 sint32 sint64 fixed32 fixed64 sfixed32 sfixed64 bool string bytes"
)
KEYWORDS = frozenset([*TYPESCRIPT.split(), *PROTOBUF.split(), *keyword.kwlist])


def files(file: FileDescriptor) -> dict[str, FileDescriptor]:
    """Give a file of ours and everything of ours that it imports, by name."""
    found = {file.name: file} if file.name.startswith("fairdeal/") else {}
    for imported in file.dependencies:
        found |= files(imported)
    return found


FILES = {name: file for start in (*SERVICES, reason_pb2.DESCRIPTOR) for name, file in files(start).items()}
MESSAGES = [message for file in FILES.values() for message in file.message_types_by_name.values()]
ENUMS = [enum for file in FILES.values() for enum in file.enum_types_by_name.values()]


def reached(messages: Iterable[Descriptor]) -> dict[str, Descriptor]:
    """Give every message that can lie inside the given ones, themselves included, by name."""
    found: dict[str, Descriptor] = {}
    waiting = list(messages)
    while waiting:
        message = waiting.pop()
        if message.full_name not in found:
            found[message.full_name] = message
            waiting += [field.message_type for field in message.fields if field.message_type is not None]
    return found


def answers(file: FileDescriptor) -> Iterator[Descriptor]:
    return (method.output_type for service in file.services_by_name.values() for method in service.methods)


def states() -> set[str]:
    named = game_state_pb2.GameState.DESCRIPTOR
    return {named.full_name, *(field.message_type.full_name for field in named.fields)}


def names(enum: EnumDescriptor, prefix: str) -> set[str]:
    assert all(value.name.startswith(prefix) for value in enum.values)
    return {value.name.removeprefix(prefix) for value in enum.values if value.number}


def test_a_state_is_reachable_from_rules_service_alone():
    assert states() <= reached(answers(rules_service_pb2.DESCRIPTOR)).keys()
    others = [file for file in FILES.values() if file is not rules_service_pb2.DESCRIPTOR]
    for file in others:
        assert not states() & reached(answers(file)).keys(), file.name


def test_every_message_can_be_reached_from_an_rpc():
    methods = [method for file in SERVICES for service in file.services_by_name.values() for method in service.methods]
    ends = [end for method in methods for end in (method.input_type, method.output_type)]
    assert {message.full_name for message in MESSAGES} <= reached(ends).keys()


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.full_name)
def test_no_field_is_called_type_or_like_a_keyword(message):
    called = {field.name for field in message.fields} | {oneof.name for oneof in message.oneofs}
    assert not called & (KEYWORDS | {"type"})


@pytest.mark.parametrize("enum", ENUMS, ids=lambda enum: enum.full_name)
def test_no_enum_value_is_a_keyword(enum):
    assert not {value.name for value in enum.values} & KEYWORDS


@pytest.mark.parametrize("union", BY_TITLE, ids=lambda union: union.DESCRIPTOR.full_name)
def test_every_title_has_one_number_in_all_unions(union):
    numbers = {field.name: field.number for field in union.DESCRIPTOR.fields if field.name != "table"}
    assert numbers == {field.name: field.number for field in game_options_pb2.GameOptions.DESCRIPTOR.fields}
    assert numbers.keys() == titles().keys()


def test_the_reasons_are_those_of_the_code():
    shared = names(reason_pb2.DESCRIPTOR.enum_types_by_name["Reason"], "REASON_")
    assert shared == {reason.value for reason in (*ServiceReason, *Reason)}
    assert names(reason_pb2.DESCRIPTOR.enum_types_by_name["Retry"], "RETRY_") == {retry.value for retry in Retry}


@pytest.mark.parametrize("title", titles().values(), ids=lambda title: title.name)
def test_the_reasons_of_a_title_are_those_of_its_code(title):
    file = FILES[f"fairdeal/games/{title.name}/v1/{title.name}.proto"]
    assert names(file.enum_types_by_name["Reason"], "REASON_") == {reason.value for reason in title.reason}
