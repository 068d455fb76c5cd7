"""Writes docs/spellings.md, how gRPC spells what REST says: `python -m tests.support.spellings_page`.

The JSON stands here; what it is in protobuf is worked out without the codec of the server, which a test holds to it.
"""

import uuid
from typing import Any, Final

from google.protobuf import text_format
from msgspec import Struct

from service.app.messages import games
from service.wire.codec import CODEC
from tests.support.json_layout import laid_out
from tests.support.messages import message_of
from tests.support.server import ROOT

PAGE: Final = ROOT / "docs" / "spellings.md"

HEAD: Final = """# How gRPC spells what REST says

This page is written by `python -m tests.support.spellings_page`; a test holds it to the server.

Both transports have the same operations, fields and values, under the same names. They differ where JSON and protobuf
do:

| REST (JSON) | gRPC (protobuf) |
|---|---|
| `type` of what a title has: `"uno.play_card"` | a oneof in a oneof: field `uno`, in it `play_card` |
| `type` of what a game of every title has | `"table.started"` as above; of `"setup.seed"` the field `seed` alone |
| `"RED_5"` of enum `Card` | `CARD_RED_5`: the name of the enum before the value |
| no value | `…_UNSPECIFIED` (0) is never sent by the server and refused from you |
| `null` in an answer | the field is absent: `HasField` is false |
| a field left out of a request | absent; a number, flag, text or enum that is present counts, also as 0, false or "" |
| `null` for a field of a request that has a default | absent |
| `[]` | an empty list |
| `null` for a list that can be null | the message that holds such a list is absent |
| `0`, `false`, `""` for a field of an answer that is never null | not on the wire: the stub gives it |
| `"2026-12-01T01:02:03.000Z"`, always to the millisecond | `google.protobuf.Timestamp` |
| the path `/v1/games/{game_id}/moves`, the query | fields of the request |
| `Authorization`, `Accept-Language`, `traceparent` | metadata of the same names in lower case |
| a problem document | status with `google.rpc.ErrorInfo` and more: [errors.md](errors.md) |
| 404, 409, … | NOT_FOUND, ABORTED, …: [errors.md](errors.md) |
| a line of a log, a watch's event | a message of the stream |

Generated code changes the names once more by its own rules: `play_card` is `playCard` in Java, Kotlin, Swift, Dart and
TypeScript, `PlayCard` in Go and C#. Of `CARD_RED_5` Swift and C# drop the name of the enum (`.red5`, `Card.Red5`), Go
puts it there twice (`Card_CARD_RED_5`), the others keep it.
"""

NEW_ID: Final = str(uuid.uuid4())
"""The request id of the new game; the page has `<a new UUID>` for it, since with an id of the page all had one game."""

EXAMPLES: Final[tuple[tuple[str, type[Struct], dict[str, Any]], ...]] = (
    (
        "A move. `brief` and `dry_run` are left out, so both mean their default.",
        games.SubmitMoveRequest,
        {
            "game_id": "a" * 26,
            "request_id": "ann-1",
            "expected_version": 2,
            "move": {"type": "uno.play_card", "card": "RED_5", "call_uno": True},
        },
    ),
    (
        "A new game, with options of its title and a test set-up.",
        games.CreateGameRequest,
        {
            "request_id": NEW_ID,
            "rule_set": "uno/1",
            "seats": 2,
            "options": {"type": "uno.options", "stacking": "NONE"},
            "claims": [{"seat": 1, "display_name": "Ben"}],
            "setup": {"type": "setup.seed", "seed": "one"},
        },
    ),
    (
        "Entries, with times and with events of the table and of a title. Ann may not see `cards`, so it is null.",
        games.ListEntriesResponse,
        {
            "entries": [
                {
                    "version": 2,
                    "time": "2026-12-01T01:02:03.000Z",
                    "by": "SEAT",
                    "seat": 0,
                    "events": [{"type": "table.started"}],
                },
                {
                    "version": 3,
                    "time": "2026-12-01T01:02:04.500Z",
                    "by": "CLOCK",
                    "seat": None,
                    "events": [
                        {
                            "type": "uno.cards_drawn",
                            "seat": 1,
                            "count": 1,
                            "cards": None,
                            "cause": "TURN",
                            "may_play": True,
                        },
                        {"type": "uno.turn_started", "seat": 0, "turn_number": 3},
                    ],
                },
            ],
            "version": 3,
        },
    ),
)


def written() -> str:
    """Give the text of the page."""
    parts = [HEAD]
    for text, kind, plain in EXAMPLES:
        message = message_of(plain, CODEC.records[kind].message)
        parts.append(f"## {kind.__name__}\n\n{text}\n\n```json\n{laid_out(plain)}\n```\n")
        parts.append(f"```textproto\n{text_format.MessageToString(message)}```\n")
    return "\n".join(parts).replace(NEW_ID, "<a new UUID>")


if __name__ == "__main__":
    PAGE.write_text(written())
