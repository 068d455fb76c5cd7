"""What does not change with every move, as one caller sees it."""

from engine.value import Seat
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.lobby import Game
from service.app.messages.times import time_of
from service.app.messages.vocabulary import SeatInfo


def describe_seats(game: FoldedGame, snapshot: Snapshot, you: Seat | None) -> tuple[SeatInfo, ...]:
    """Describe who sits where at a snapshot, to the seat `you` or to a spectator."""
    table = snapshot.table
    names = {seat.seat: seat.display_name for seat in game.record.seats if seat.seat in table.taken}
    free, away, levels = table.free, table.away, {bot.seat: bot.level for bot in table.bots}
    return tuple(
        SeatInfo(
            seat=seat,
            taken=seat not in free,
            you=seat == you,
            display_name=names.get(seat),
            host=seat == table.host,
            bot=levels.get(seat),
            away=seat in away,
        )
        for seat in range(snapshot.created.seats)
    )


def describe_game(game: FoldedGame, you: Seat | None) -> Game:
    """Describe a game to the seat `you`, or to a spectator."""
    created, record = game.head.created, game.record
    code = None if you is None else record.listing.join_code
    return Game(
        game_id=game.game_id,
        rule_set=created.rule_set,
        options=created.options,
        settings=created.settings,
        series=created.series,
        seats=describe_seats(game, game.head, you),
        spectators=record.spectators,
        rigged=created.rigged,
        commitment=created.commitment,
        created_at=time_of(record.created_ms),
        join_code=code,
        join_code_expires_at=None if code is None else time_of(record.listing.code_expires_ms),
    )
