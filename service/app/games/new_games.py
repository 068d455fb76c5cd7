"""How a game begins, whoever asks for it: its ids and secrets, its first entry, its join code."""

import base64
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.draws import server_commitment
from engine.value import Seat
from service.app.games.seats import seat_record
from service.app.games.setup import ordered
from service.app.log.agenda import Agenda
from service.app.log.append import check_known
from service.app.log.due_time import Lifetimes, due_ms
from service.app.log.entry import encode_entry
from service.app.log.folded_game import draws_of
from service.app.log.listing import listing_of
from service.app.log.snapshot import BEGINNING, snapshot_of, stored_head
from service.app.messages.lobby import PositionSetup, SeedSetup
from service.app.messages.table_events import (
    BotBecause,
    SeriesPlace,
    TableBotSeated,
    TableCreated,
    TableEvent,
    TableHostChanged,
    TablePositionSet,
    TableSeatTaken,
)
from service.app.messages.table_settings import TableSettings
from service.app.messages.times import milliseconds_of
from service.app.messages.vocabulary import CausedBy, Entry
from service.app.ports import Clock, Randomness, RequestKeys, SeatTokens
from service.app.rule_book import RuleBook
from service.store.contract import EventStore
from service.store.records import CodeTaken, Creation, GameRecord, Known, Listing, SeriesTaken
from service.store.spectators import Spectators

_ID_BYTES: Final = 16
_SEED_BYTES: Final = 32
_CODE_BYTES: Final = 8
_CODE_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_CODE_LENGTH: Final = 6


class Table(Struct, frozen=True, kw_only=True):
    """A table as somebody wants it."""

    book: RuleBook
    """Its rules."""
    options: Any
    """Their options, complete."""
    seats: int
    """Number of seats."""
    settings: TableSettings
    """What the host settles."""
    spectators: Spectators
    """Who may watch it without a seat."""
    host: Seat
    """Who opens it."""
    people: dict[Seat, str | None]
    """The seats that are taken at once by whoever opens it, in order, with their names."""
    bots: dict[Seat, str]
    """The seats of bots, in order, with their levels."""
    series: SeriesPlace | None = None
    """Its place in a series, whose id is empty for the first game: it gets that game's."""
    setup: SeedSetup | PositionSetup | None = None
    """A test set-up."""


class Asked(Struct, frozen=True):
    """The call that wants a game, as the store knows it again."""

    app_id: str
    """Whose game it will be."""
    request_id: str
    """Its id; the tokens are made from it."""
    fingerprint: str
    """What it asks for."""


class NewGames(Struct, frozen=True):
    """Lets games begin."""

    store: EventStore
    """Where they begin."""
    tokens: SeatTokens
    """The tokens of their seats."""
    request_keys: RequestKeys
    """What the store keeps of request ids."""
    clock: Clock
    """When they begin."""
    randomness: Randomness
    """Their ids and seeds."""
    agenda: Agenda
    """Hears when something is due in them."""
    lifetimes: Lifetimes
    """How long they live."""
    test: bool
    """Whether a caller may choose the seed or position."""

    async def begin(self, asked: Asked, table: Table) -> tuple[str, bool] | SeriesTaken:
        """Create a game once; give its id and whether an earlier call with this id had created it.

        Raises REQUEST_ID_REUSED.
        """
        while True:
            creation = self._creation(asked, table)
            answer = await self.store.create(creation)
            match answer:
                case CodeTaken():
                    continue
                case SeriesTaken():
                    return answer
                case Known(game_id=game_id):
                    check_known(asked.request_id, asked.fingerprint, answer)
                    return game_id, True
                case _:
                    self.agenda.note(creation.game.game_id, creation.game.head.due_ms)
                    return creation.game.game_id, False

    def _creation(self, asked: Asked, table: Table) -> Creation:
        game_id = base64.b32encode(self.randomness(_ID_BYTES)).decode().rstrip("=").lower()
        seed = table.setup.seed.encode() if table.setup else self.randomness(_SEED_BYTES)
        series = table.series and replace(table.series, series_id=table.series.series_id or game_id)
        created = TableCreated(
            rule_set=table.book.title.rule_set,
            options=table.options,
            seats=table.seats,
            settings=table.settings,
            series=series,
            commitment=None if table.setup else server_commitment(game_id, seed),
            rigged=table.setup is not None,
        )
        entry = Entry(1, self.clock(), CausedBy.SEAT, table.host, (created, *_seated(table)))
        snapshot = snapshot_of(table.book, BEGINNING, entry, None)
        record = GameRecord(
            game_id=game_id,
            app_id=asked.app_id,
            rule_set=table.book.title.rule_set,
            seat_count=table.seats,
            spectators=table.spectators,
            created_ms=milliseconds_of(entry.time),
            seed=seed,
            rigged=created.rigged,
            options=msgspec.json.encode(table.options),
            series_id=None if series is None else series.series_id,
            series_number=1 if series is None else series.game_number,
            seats=tuple(
                seat_record(self.tokens, game_id, seat, asked.request_id, name) for seat, name in table.people.items()
            ),
        )
        due = due_ms(self.lifetimes, draws_of(record), snapshot)
        code = Listing(join_code=self._join_code(), code_expires_ms=record.created_ms + self.lifetimes.lobby_ms)
        return Creation(
            replace(record, head=replace(stored_head(snapshot), due_ms=due), listing=listing_of(code, snapshot)),
            self.request_keys.of_creation(asked.app_id, asked.request_id),
            asked.fingerprint,
            encode_entry(table.book, entry, None),
        )

    def _join_code(self) -> str:
        """Draw a code of letters and digits that nobody takes for others."""
        number, letters = int.from_bytes(self.randomness(_CODE_BYTES)), ""
        while len(letters) < _CODE_LENGTH:
            number, place = divmod(number, len(_CODE_LETTERS))
            letters += _CODE_LETTERS[place]
        return letters


def _seated(table: Table) -> tuple[TableEvent, ...]:
    setup = table.setup
    return (
        *((TablePositionSet(ordered(setup.given)),) if isinstance(setup, PositionSetup) else ()),
        *map(TableSeatTaken, table.people),
        *(TableBotSeated(seat, level, BotBecause.CHOSEN) for seat, level in table.bots.items()),
        *((TableHostChanged(table.host),) if table.host else ()),
    )
