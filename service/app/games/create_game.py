"""CreateGame: a new table, with its creator at seat 0."""

import base64
from typing import Any, Final

from engine.draws import server_commitment
from engine.visibility import AtSeat
from service.app.app import App
from service.app.call import Call
from service.app.games.describe_game import describe_game
from service.app.games.seats import HOST, credential, problem_of_name, seat_record
from service.app.games.setup import check_setup, written
from service.app.games.update import update_at_head
from service.app.log.append import check_known
from service.app.log.entry import encode_entry
from service.app.log.fingerprint import fingerprint
from service.app.log.snapshot import BEGINNING, moment_of, stored_head
from service.app.messages.lobby import CreateGameRequest, CreateGameResponse, PositionSetup, Spectators
from service.app.messages.times import milliseconds_of
from service.app.messages.vocabulary import By, Entry, GameEvent, TableCreated, TablePositionSet, TableSeatTaken
from service.app.problem import Fault, invalid
from service.app.rules.checks import complete_options, need_seats
from service.app.rules.rule_book import rule_book
from service.store.contract import Creation, GameRecord, Known

_ID_BYTES: Final = 16
_SEED_BYTES: Final = 32


async def create_game(app: App, call: Call, request: CreateGameRequest) -> CreateGameResponse:
    """Create a game and take seat 0 for its host, and the seats claimed beside it.

    A call sent again answers the same game and the same tokens. Raises RULE_SET_NOT_FOUND, VALIDATION_FAILED,
    OPTION_CONFLICT, REQUEST_ID_REUSED.
    """
    book = rule_book(request.rule_set)
    need_seats(book, request.seats)
    options = complete_options(book, request.options)
    if request.spectators is Spectators.LINK:
        raise invalid("spectators", "cannot be LINK yet: this version makes no links for spectators", Fault.NOT_YET)
    names = _claimed(request)
    check_setup(app, book.title, options, request)
    creation = _creation(app, call, request, options, names)
    match await app.store.create(creation):
        case Known() as known:
            check_known(request.request_id, creation.fingerprint, known)
            return await _answer(app, request, known.game_id, tuple(names), replayed=True)
        case _:
            return await _answer(app, request, creation.game.game_id, tuple(names), replayed=False)


def _claimed(request: CreateGameRequest) -> dict[int, str | None]:
    """Give the seats that the creator takes, in order, each with its display name."""
    names: dict[int, str | None] = {}
    for place, claim in enumerate(request.claims):
        if claim.seat >= request.seats:
            raise invalid(f"claims[{place}].seat", f"must be below {request.seats}, the number of seats")
        if claim.seat in names:
            raise invalid(f"claims[{place}].seat", "must be claimed once")
        if (problem := problem_of_name(f"claims[{place}].display_name", claim.display_name, names)) is not None:
            raise problem
        names[claim.seat] = claim.display_name
    names.setdefault(HOST, None)
    return dict(sorted(names.items()))


def _creation(app: App, call: Call, request: CreateGameRequest, options: Any, names: dict[int, str | None]) -> Creation:
    game_id = base64.b32encode(app.randomness(_ID_BYTES)).decode().rstrip("=").lower()
    seed = request.setup.seed.encode() if request.setup else app.randomness(_SEED_BYTES)
    created = TableCreated(
        rule_set=request.rule_set,
        options=options,
        seats=request.seats,
        commitment=None if request.setup else server_commitment(game_id, seed),
        rigged=request.setup is not None,
    )
    book = rule_book(request.rule_set)
    entry = Entry(1, app.clock(), By.SEAT, HOST, (created, *_position(request), *map(TableSeatTaken, names)))
    game = GameRecord(
        game_id=game_id,
        app_id=call.app_id,
        rule_set=request.rule_set,
        seat_count=request.seats,
        public=request.spectators is Spectators.OPEN,
        created_ms=milliseconds_of(entry.time),
        seed=seed,
        rigged=created.rigged,
        seats=tuple(seat_record(app, game_id, seat, request.request_id, name) for seat, name in names.items()),
        head=stored_head(moment_of(book, BEGINNING, entry, None)),
    )
    asked = (request.rule_set, options, request.seats, tuple(names.items()), request.spectators, request.setup)
    return Creation(game, request.request_id, fingerprint("CreateGame", *asked), encode_entry(book, entry, None))


def _position(request: CreateGameRequest) -> tuple[GameEvent, ...]:
    return (TablePositionSet(written(request.setup.given)),) if isinstance(request.setup, PositionSetup) else ()


async def _answer(
    app: App, request: CreateGameRequest, game_id: str, seats: tuple[int, ...], *, replayed: bool
) -> CreateGameResponse:
    game = await app.games.fresh(game_id)
    return CreateGameResponse(
        replayed=replayed,
        credentials=tuple(credential(app, game_id, seat, request.request_id) for seat in seats),
        game=describe_game(game, HOST),
        update=update_at_head(app, game, AtSeat(HOST), 0),
    )
