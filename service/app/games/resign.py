"""Resign: a person gives the game up."""

from engine.value import Seat
from service.app.call import Call
from service.app.games.table_act import Deed, TableActs
from service.app.log.folded_game import FoldedGame
from service.app.log.snapshot import Snapshot
from service.app.messages.seats import ResignRequest, ResignResponse
from service.app.messages.table_events import BotBecause
from service.app.problem import Problem
from service.app.table.absence import gone, need_playing


async def resign(acts: TableActs, call: Call, request: ResignRequest) -> ResignResponse:
    """Give the game up: a bot takes the seat over, or the game ends, as the table's `on_leave` says.

    Who resigns without a bot is last, the others rank as the table lies, by the rules of the title; in a game of two
    the other wins. Raises GAME_NOT_STARTED, GAME_OVER, SEAT_AWAY.
    """

    def decide(game: FoldedGame, at: Snapshot, seat: Seat) -> Deed | Problem:
        return need_playing(at, seat) or Deed((gone(game.book, at, seat, BotBecause.RESIGNED),))

    return ResignResponse(*await acts.act(call, request, "Resign", decide))
