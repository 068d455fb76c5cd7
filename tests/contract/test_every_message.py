"""Every message of the API: what it says survives protobuf and JSON, and both say it by the rules of the contract."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.wire import json
from service.wire.codec import CODEC
from tests.support.generated import values
from tests.support.messages import message_of

KINDS = sorted(
    (kind for kind in CODEC.records if isinstance(kind, type)), key=lambda kind: f"{kind.__module__}.{kind.__name__}"
)
"""Every struct but a generic one with its parameter, which its holders show."""


def named(kind: type) -> str:
    return CODEC.records[kind].message.full_name


@pytest.mark.parametrize("kind", KINDS, ids=named)
@settings(derandomize=True, max_examples=10, deadline=None, database=None)
@given(data=st.data())
def test_it_survives_both_transports(kind, data):
    struct = data.draw(values(kind))
    assert CODEC.decode(kind, CODEC.encode(struct)) == struct
    assert json.decode(kind, json.encode(struct)) == struct


@pytest.mark.parametrize("kind", KINDS, ids=named)
@settings(derandomize=True, max_examples=3, deadline=None, database=None)
@given(data=st.data())
def test_its_json_shows_every_field_and_its_tag(kind, data):
    plain = json.parse(json.encode(data.draw(values(kind))))
    tag = {"type"} if kind.__struct_config__.tag is not None else set()
    assert plain.keys() == {field.name for field in CODEC.records[kind].message.fields} | tag


@pytest.mark.parametrize("kind", KINDS, ids=named)
@settings(derandomize=True, max_examples=10, deadline=None, database=None)
@given(data=st.data())
def test_its_bytes_are_those_of_protobuf(kind, data):
    struct = data.draw(values(kind))
    message = message_of(json.parse(json.encode(struct)), CODEC.records[kind].message)
    assert CODEC.encode(struct) == message.SerializeToString(deterministic=True)
