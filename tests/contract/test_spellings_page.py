"""docs/spellings.md says how the server spells things over gRPC: its examples are read and written by the codec."""

from typing import Any

import msgspec
import pytest
from google.protobuf import text_format
from google.protobuf.message_factory import GetMessageClass
from msgspec import Struct

from service.wire import json
from service.wire.codec import CODEC
from tests.support.messages import message_of
from tests.support.spellings_page import EXAMPLES, PAGE, written


def test_the_page_is_up_to_date():
    assert PAGE.read_text() == written()


@pytest.mark.parametrize(("kind", "plain"), [(kind, plain) for _, kind, plain in EXAMPLES])
def test_both_spellings_mean_the_same_to_the_server(kind: type[Struct], plain: dict[str, Any]):
    descriptor = CODEC.records[kind].message
    text = text_format.MessageToString(message_of(plain, descriptor))
    message = text_format.Parse(text, GetMessageClass(descriptor)())
    if kind.__name__.endswith("Request"):
        assert CODEC.decode(kind, message.SerializeToString()) == json.convert(kind, plain)
    else:
        told = msgspec.json.decode(json.encode(plain), type=kind)
        assert CODEC.encode(told) == message.SerializeToString(deterministic=True)
