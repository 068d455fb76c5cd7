"""What does not change with every move, as one caller sees it."""

from engine.value import Seat
from service.app.log.folded_game import FoldedGame
from service.app.messages.lobby import Game, SeatInfo, Spectators
from service.app.messages.times import time_of


def describe_game(game: FoldedGame, you: Seat | None) -> Game:
    """Describe a game to the seat `you`, or to a spectator."""
    created, record = game.head.created, game.record
    assert created is not None
    taken = {seat.seat: seat for seat in record.seats}
    return Game(
        game_id=game.game_id,
        rule_set=created.rule_set,
        options=created.options,
        seats=tuple(
            SeatInfo(seat, seat in taken, seat == you, taken[seat].display_name if seat in taken else None)
            for seat in range(created.seats)
        ),
        spectators=Spectators.OPEN if record.public else Spectators.NONE,
        rigged=created.rigged,
        commitment=created.commitment,
        created_at=time_of(record.created_ms),
    )
