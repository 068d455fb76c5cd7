"""ListGames: the games that are open to spectators, page by page."""

import base64
import binascii
import re
from typing import Final

from service.app.call import Call
from service.app.messages.games import GameSummary, ListGamesRequest, ListGamesResponse
from service.app.messages.times import time_of
from service.app.problem import FieldFault, invalid
from service.store.contract import EventStore, GameRecord

_PLACE: Final = re.compile(r"([0-9]{1,15})\.([a-z2-7]{26})")


async def list_games(store: EventStore, call: Call, request: ListGamesRequest) -> ListGamesResponse:
    """List the games of the caller's application, newest first.

    Raises VALIDATION_FAILED for a page token that no page gave.
    """
    before = None if request.page_token is None else _place(request.page_token)
    records = await store.open_games(call.app_id, request.status, before, request.page_size + 1)
    page = records[: request.page_size]
    more = len(records) > request.page_size
    return ListGamesResponse(tuple(_summary(record) for record in page), _token(page[-1]) if more else None)


def _summary(record: GameRecord) -> GameSummary:
    return GameSummary(
        game_id=record.game_id,
        rule_set=record.rule_set,
        status=record.head.status,
        seats=record.seat_count,
        seats_taken=len(record.seats),
        version=record.head.version,
        created_at=time_of(record.created_ms),
    )


def _token(last: GameRecord) -> str:
    return base64.urlsafe_b64encode(f"{last.created_ms}.{last.game_id}".encode()).decode().rstrip("=")


def _place(token: str) -> tuple[int, str]:
    try:
        text = base64.b64decode(token + "=" * (-len(token) % 4), altchars=b"-_", validate=True).decode()
    except (binascii.Error, ValueError):
        text = ""
    place = _PLACE.fullmatch(text)
    if place is None:
        raise invalid("page_token", "must be one that a page gave", FieldFault.WRONG_FORM)
    return int(place[1]), place[2]
