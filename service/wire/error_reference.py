"""Writes docs/errors.md from the table of reasons: `python -m service.wire.error_reference > docs/errors.md`."""

import sys
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from engine.reason import Reason
from service.app.problem import FieldFault, ServiceReason
from service.wire.docstrings import attribute_docs
from service.wire.status import RESERVED, REST_ONLY, RULE, TABLE, Retry, Verdict

_HEAD: Final = """\
# Errors

This page is written from the table that both transports use; `python -m service.wire.error_reference` makes it anew.

Every call that is not answered ends with a **reason**. Over REST it is a member of a problem document
(`application/problem+json`, RFC 9457); over gRPC it is in the one `google.rpc.ErrorInfo` of the status details. A
program looks at `reason` and `domain`, a person at the text, an operator at `trace_id`.

| REST member | gRPC | what it is |
|---|---|---|
| `reason` | `ErrorInfo.reason` | the most specific reason |
| `domain` | `ErrorInfo.domain` | `fairdeal`, or `<title>.fairdeal` for a title's own reason |
| `params` | `ErrorInfo.metadata` | facts as text; each at most 128 bytes, longer ones are cut |
| `rule` | `ErrorInfo.metadata["rule"]` | number of the rule behind it, or `option:<name>`; ListRules has its words |
| `retry` | `ErrorInfo.metadata["retry"]` | whether to send the call again, see below |
| `retry_after_ms`, `Retry-After` | `RetryInfo.retry_delay` | how long to wait before that |
| `trace_id`, `Fairdeal-Trace` | `ErrorInfo.metadata["trace_id"]` | names the call in the server's logs |
| `fields` | `BadRequest.field_violations` | what is wrong with the shape of the request |
| `update` | an `Update` as a further detail | what a stale caller missed; left out over gRPC beyond 4 KiB |
| `title`, `detail` | `Status.message` | texts, English or Korean by `Accept-Language` |

Two rows differ from the customary mapping of gRPC to HTTP on purpose. A move against the rules is 422 or 409 and not
400, which clients take for a malformed request. A game that is not yours to see is 404 with the same bytes as one that
does not exist.
"""

_RESERVED: Final = """\
Nothing gives a reserved reason yet. It is part of the contract on purpose: a program that handles it today needs no
change when a server begins to use it.
"""

_UNTOLD: Final = """\
## What gRPC refuses by itself

Three refusals come from gRPC before this server has read the call. They have a status and a text of gRPC's own, but no
details, so no `reason`, no `retry` and no `trace_id`:

- RESOURCE_EXHAUSTED: a message longer than four times `FAIRDEAL_REQUEST_BYTES` (262,144 bytes by default). It is no use
  to send it again. Up to that length it is PAYLOAD_TOO_LARGE, with the limit.
- RESOURCE_EXHAUSTED: a call beyond `FAIRDEAL_CONCURRENT_CALLS`. Wait a moment and send it again.
- UNIMPLEMENTED: a method that does not exist.
"""


def errors_page() -> str:
    """Give the whole page as Markdown."""
    lists = (*_members("Retry", Retry), *_members("Codes of fields", FieldFault))
    return "\n".join([_HEAD, *_reasons(), *_rules(), *lists, _UNTOLD])


def _reasons() -> Iterator[str]:
    docs = {**attribute_docs(Reason), **attribute_docs(ServiceReason)}
    yield from ("## Reasons of domain `fairdeal`", "", _RESERVED)
    yield from ("| reason | HTTP | gRPC | retry | meaning |", "|---|---|---|---|---|")
    for reason, meaning in TABLE.items():
        grpc = "(REST only)" if reason in REST_ONLY else meaning.grpc.name
        told = f"Reserved. {docs[reason]}" if reason in RESERVED else docs[reason]
        yield f"| {reason} | {meaning.http} | {grpc} | {meaning.retry} | {told} |"
    yield ""


def _rules() -> Iterator[str]:
    yield from ("## Reasons of a title", "")
    yield f"All of them are {_told(RULE)}. They carry `rule` and the facts that their text names. Which ones a title"
    yield "has is said by its rule set (`GET /v1/rule-sets/{title}/{number}`), what they mean by its RULES.md."
    yield ""


def _told(meaning: Verdict) -> str:
    return f"HTTP {meaning.http}, {meaning.grpc.name} and retry {meaning.retry}"


def _members(heading: str, kind: type[StrEnum]) -> Iterator[str]:
    yield from (f"## {heading}", "", "| value | meaning |", "|---|---|")
    yield from (f"| {member} | {attribute_docs(kind)[member.name]} |" for member in kind)
    yield ""


if __name__ == "__main__":
    sys.stdout.write(errors_page())
