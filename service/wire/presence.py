"""What may be sent is held to more than what is answered: absence must show, and the unknown must be refused.

In a request an absent number must never be taken for 0, so every number, flag, text and enum is `optional` in the
`.proto` file, and the struct says by its default whether it may be left out. In an answer `optional` means that the
field can be null. A state is an answer that is handed back: it is written by the rules of answers and as strict as a
request.
"""

from collections.abc import Collection, Iterable, Iterator

from msgspec import Struct

from service.wire.binding import Drift
from service.wire.twin import Names, Record, Scalar, Twin, inner


def check_presence(requests: Iterable[Record], records: Iterable[Record], states: Collection[type[Struct]]) -> None:
    """Check every record by who sends it; `states` are the structs of states. Raises Drift, naming the field."""
    sent = {id(record): record for record in _below(requests, set(), stop=states)}
    for record in sent.values():
        for name in _fields(record, presence=False):
            raise Drift(f"{record.message.full_name}.{name}: can be sent, so it must be optional")
    for record in records:
        if id(record) not in sent:
            for name in _fields(record, presence=True):
                raise Drift(f"{record.message.full_name}.{name}: is optional, but neither sent nor ever null")
    for record in _below(requests, set(), stop=()):
        if not record.kind.__struct_config__.forbid_unknown_fields:
            raise Drift(f"{record.message.full_name}: can be sent, so {record.kind.__name__} must forbid the unknown")


def _below(twins: Iterable[Twin], met: set[int], stop: Collection[type[Struct]]) -> Iterator[Record]:
    for twin in twins:
        if isinstance(twin, Record):
            if id(twin) in met or twin.kind in stop:
                continue
            met.add(id(twin))
            yield twin
        yield from _below(inner(twin), met, stop)


def _fields(record: Record, *, presence: bool) -> Iterator[str]:
    """Give the fields with that presence where the other one is asked for."""
    for field in record.fields:
        if isinstance(field.twin, Scalar | Names) and field.presence is presence and not (presence and field.nullable):
            yield field.name
