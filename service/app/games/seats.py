"""Taken seats and their tokens."""

from collections.abc import Mapping
from typing import Final

from engine.value import Seat
from service.app.messages.display_name import fault_of_name, look_alike
from service.app.messages.lobby import SeatCredential
from service.app.messages.times import Instant, milliseconds_of
from service.app.ports import SeatTokens
from service.app.problem import FieldFault, Problem, ServiceReason, WrongField, invalid, invalid_fields
from service.store.records import SeatRecord

HOST: Final[Seat] = 0
"""The seat of who created the game; it starts it."""

FIRST: Final = 1
"""The generation of a seat's first token."""


_TOLD_AGAIN_MS: Final = 24 * 60 * 60 * 1000
"""How long, in milliseconds, a token is told again to who repeats the call that took the seat: a device that lost the
answer may come back the next day. No longer, since an id lies in logs and histories that a token never enters."""


def need_told_again(request_id: str, taken_ms: int, now: Instant) -> None:
    """Raise REQUEST_ID_EXPIRED for a repeated call whose seats were taken too long ago; nothing is done again."""
    if milliseconds_of(now) - taken_ms > _TOLD_AGAIN_MS:
        raise Problem(ServiceReason.REQUEST_ID_EXPIRED, metadata={"request_id": request_id})


def problem_of_name(field: str, name: str | None, others: Mapping[Seat, str | None]) -> Problem | None:
    """Give the problem of a display name, which a seat wants to bear beside the names of the others; None if none."""
    if name is None:
        return None
    if (fault := fault_of_name(name)) is not None:
        return invalid_fields((WrongField(field, fault, FieldFault.WRONG_FORM),))
    for seat, other in others.items():
        if other is not None and look_alike(name, other):
            return invalid(field, "must not look like the name of seat {seat}", FieldFault.TAKEN, seat=seat)
    return None


def credential(
    tokens: SeatTokens, game_id: str, seat: Seat, request_id: str, generation: int = FIRST
) -> SeatCredential:
    """Give the token of a seat that was taken, or made anew, with that request id: the same bytes each time."""
    return SeatCredential(seat, tokens.token(game_id, seat, generation, request_id))


def seat_record(
    tokens: SeatTokens, game_id: str, seat: Seat, request_id: str, display_name: str | None, generation: int = FIRST
) -> SeatRecord:
    """Give what the store keeps of a seat: the hash of its token, never the token."""
    token = tokens.token(game_id, seat, generation, request_id)
    return SeatRecord(seat, generation, tokens.hash(token), display_name)
