"""Which of the games that a store has looked at make a page of a list."""

import json
from collections.abc import Sequence

from service.store.records import GameRecord, Page, Wanted


def page_of(looked_at: Sequence[GameRecord], wanted: Wanted, most: int, limit: int) -> Page:
    """Make a page of games, newest first, of which at most `most` could be looked at and `limit` are answered."""
    records: list[GameRecord] = []
    for place, record in enumerate(looked_at):
        if len(records) == limit:
            last = looked_at[place - 1]
            return Page(tuple(records), (last.created_ms, last.game_id))
        if _fits(record, wanted):
            records.append(record)
    more = looked_at[-1] if len(looked_at) == most else None
    return Page(tuple(records), None if more is None else (more.created_ms, more.game_id))


def _fits(record: GameRecord, wanted: Wanted) -> bool:
    if wanted.open_seats and not record.listing.open_seats:
        return False
    if not wanted.options:
        return True
    options = json.loads(record.options)
    return all(name in options and options[name] == json.loads(value) for name, value in wanted.options)
