"""The functions that write messages of a test: those of the API lie in proto/gen."""

from collections.abc import Collection, Sequence
from typing import Any

from google.protobuf.descriptor import Descriptor
from msgspec import Struct

from service.wire.codec import Codec
from service.wire.protos.writers import written


def codec_of(bound: Sequence[tuple[type[Struct], Descriptor]], handed_back: Collection[type[Struct]] = ()) -> Codec:
    """Bind messages that a test has made up."""
    module: dict[str, Any] = {}
    exec(written(bound, handed_back), module)
    return Codec(bound, module["WRITERS"], handed_back)
