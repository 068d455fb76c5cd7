"""What a request id stands for: a digest of what the call asked for."""

import hashlib
from typing import Final

import msgspec

_ENCODER: Final = msgspec.json.Encoder(order="deterministic")


def fingerprint(operation: str, *asked: object) -> str:
    """Give SHA-256, hex, over the operation and what it was asked to do; the order of an object's keys says nothing.

    What only shapes the answer (`expected_version`, `brief`) stays out, so that a call is known again after a look at
    a newer table.
    """
    return hashlib.sha256(_ENCODER.encode((operation, asked))).hexdigest()
