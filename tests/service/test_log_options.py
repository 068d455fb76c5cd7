"""Options and positions in a log: a title brings them to those of today, and none is ever skipped."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.games.take_that import TITLE
from engine.games.take_that.vocabulary import Options
from engine.log import LogCorrupt
from engine.upcast import Upcaster
from service.app.log.entry import NeedsNewer, decode_entry
from service.app.messages.table_events import TableCreated, TablePositionSet
from service.app.rule_book import RuleBook

OPTIONS = {"type": "take_that.options", "games": 3, "tiebreak": "SHARED", "two_player_extra": True}


def stored(
    options: dict[str, Any],
    *,
    revision: int = 1,
    reader: int = 1,
    given: dict[str, Any] | None = None,
    settings: dict[str, Any] | None = None,
    table: int = 1,
) -> bytes:
    created = {
        "type": "table.created",
        "rule_set": "take_that/1",
        "options": options,
        "seats": 2,
        "settings": {} if settings is None else settings,
        "series": None,
        "commitment": None,
        "rigged": True,
    }
    chosen = [] if given is None else [{"type": "table.position_set", "given": given}]
    entry = {
        "type": "log.entry",
        "version": 1,
        "revision": {"title": revision, "table": table},
        "reader": {"title": reader, "table": 1},
        "time": "2026-12-01T01:02:03.000Z",
        "by": "SEAT",
        "seat": 0,
        "move": None,
        "events": [created, *chosen],
    }
    return msgspec.json.encode(entry)


def renamed(old: str, new: str) -> Any:
    return lambda plain: ({(new if name == old else name): value for name, value in plain.items()},)


BOOK = RuleBook(
    replace(
        TITLE,
        revision=2,
        reader=2,
        upcasters=(
            Upcaster(event="take_that.options", revision=1, upcast=renamed("may_take", "voluntary_take")),
            Upcaster(event="take_that.position", revision=1, upcast=renamed("stock", "draw_pile")),
        ),
    )
)


def test_a_title_brings_its_options_and_positions_to_those_of_today() -> None:
    data = stored(OPTIONS | {"may_take": False}, given={"stock": [71], "turn": 1})
    created, chosen = decode_entry(BOOK, 1, data).events
    assert isinstance(created, TableCreated)
    assert created.options == Options(games=3, voluntary_take=False)
    assert isinstance(chosen, TablePositionSet)
    assert chosen.given == {"draw_pile": [71], "turn": 1}


def test_an_option_that_nobody_knows_is_never_skipped() -> None:
    with pytest.raises(LogCorrupt, match="entry 1: has an option that take_that does not: rounds"):
        decode_entry(RuleBook(TITLE), 1, stored(OPTIONS | {"rounds": 9}))
    with pytest.raises(NeedsNewer, match="entry 1 needs revision 2 of take_that, this server has 1"):
        decode_entry(RuleBook(TITLE), 1, stored(OPTIONS | {"rounds": 9}, revision=2))


def test_a_setting_that_nobody_knows_is_never_skipped() -> None:
    with pytest.raises(LogCorrupt, match="entry 1: has a setting that no table has: handicap"):
        decode_entry(RuleBook(TITLE), 1, stored(OPTIONS, settings={"handicap": 9}, table=2))
    with pytest.raises(NeedsNewer, match="entry 1 needs revision 3 of table, this server has 2"):
        decode_entry(RuleBook(TITLE), 1, stored(OPTIONS, settings={"handicap": 9}, table=3))


def test_a_newer_reader_is_needed_whatever_the_revision() -> None:
    with pytest.raises(NeedsNewer, match="entry 1 needs revision 9 of take_that"):
        decode_entry(RuleBook(TITLE), 1, stored(OPTIONS, reader=9))
