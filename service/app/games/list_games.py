"""ListGames: the games that are open to spectators, page by page."""

import base64
import binascii
import re
from typing import Any, Final

import msgspec

from service.app.call import Call
from service.app.messages.games import GameSummary, ListGamesRequest, ListGamesResponse
from service.app.messages.times import time_of
from service.app.messages.unions import GameOptions
from service.app.problem import FieldFault, invalid
from service.store.contract import EventStore
from service.store.records import GameRecord, Wanted

_OPTIONS: Final[Any] = GameOptions
_PLAIN: Final = re.compile(r"-?[0-9]{1,9}|true|false|null")
_PLACE: Final = re.compile(r"([0-9]{1,15})\.([a-z2-7]{26})")


async def list_games(store: EventStore, call: Call, request: ListGamesRequest) -> ListGamesResponse:
    """List the games of the caller's application, newest first.

    Raises VALIDATION_FAILED for a page token that no page gave, and for an option without a value.
    """
    before = None if request.page_token is None else _place(request.page_token)
    option = () if request.with_option is None else (_option(request.with_option),)
    wanted = Wanted(request.rule_set, request.status, request.open_seats, option)
    page = await store.listed_games(call.app_id, wanted, before, request.page_size)
    return ListGamesResponse(
        tuple(_summary(record) for record in page.records), None if page.following is None else _token(page.following)
    )


def _option(text: str) -> tuple[str, bytes]:
    """Give the name of an option and its value as JSON: a word that is no number, true, false or null is text."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise invalid("with_option", "must be an option and its value: `games=3`", FieldFault.WRONG_FORM)
    plain = value.encode()
    return name, plain if _PLAIN.fullmatch(value) else msgspec.json.encode(value)


def _summary(record: GameRecord) -> GameSummary:
    listing = record.listing
    bots_and_people = record.seat_count - listing.open_seats
    return GameSummary(
        game_id=record.game_id,
        rule_set=record.rule_set,
        status=record.head.status,
        seats=record.seat_count,
        seats_taken=bots_and_people,
        open_seats=listing.open_seats,
        host_name=next((seat.display_name for seat in record.seats if seat.seat == listing.host), None),
        options=msgspec.json.decode(record.options, type=_OPTIONS),
        version=record.head.version,
        created_at=time_of(record.created_ms),
    )


def _token(place: tuple[int, str]) -> str:
    return base64.urlsafe_b64encode(f"{place[0]}.{place[1]}".encode()).decode().rstrip("=")


def _place(token: str) -> tuple[int, str]:
    try:
        text = base64.b64decode(token + "=" * (-len(token) % 4), altchars=b"-_", validate=True).decode()
    except (binascii.Error, ValueError):
        text = ""
    place = _PLACE.fullmatch(text)
    if place is None:
        raise invalid("page_token", "must be one that a page gave", FieldFault.WRONG_FORM)
    return int(place[1]), place[2]
