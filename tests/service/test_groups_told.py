"""Which cards of one's own hand fit: told by the title, to their seat alone, also when it is not its turn."""

from engine.groups import CardGroup
from engine.visibility import AtSeat
from service.admission.slices import Slices
from service.app.app import App
from service.app.call import Call
from service.app.messages.rules import ListMovesRequest
from service.app.rules.moves import list_moves
from tests.support.rest_serving import Rest
from tests.support.tables import running_table


async def test_every_seat_is_told_what_fits_at_any_time(rest: Rest) -> None:
    table = await rest.running_table(seats=2)
    turn = (await table.turn())["waiting_for"][0]["seat"]
    game = await rest.app.cache.fresh(table.game_id)
    title = game.book.title
    for seat in (turn, 1 - turn):
        answer = (await rest.get(f"{table.path}/legal-moves", table.tokens[seat])).json()
        own = title.groups(title.view_of(game.head.state, AtSeat(seat)))
        assert [CardGroup(kind=g["kind"], places=tuple(g["places"]), target=g["target"]) for g in answer["groups"]] == [
            *own
        ]
        hand = title.view_of(game.head.state, AtSeat(seat)).hand
        assert all(place < len(hand) for group in own for place in group.places)
        assert bool(answer["legal_moves"]) == (seat == turn)
    assert any(title.groups(title.view_of(game.head.state, AtSeat(seat))) for seat in (0, 1))


async def test_tables_that_the_caller_keeps_are_told_the_same(app: App) -> None:
    game = await (await running_table(app, 2)).folded()
    title, state = game.book.title, game.head.state
    for seat in (0, 1):
        answer = await list_moves(Slices(), Call(), ListMovesRequest(title=title.name, state=state, seat=seat))
        assert answer.groups == title.groups(title.view_of(state, AtSeat(seat)))
