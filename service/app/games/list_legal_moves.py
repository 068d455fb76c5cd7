"""ListLegalMoves: what a seat may play now, and why it may not play the rest."""

from typing import Any

from engine.explain import blocked
from engine.game import AnyTitle
from engine.value import Seat
from service.app.app import App
from service.app.call import Call
from service.app.games.authentication import admit_seat
from service.app.messages.games import ListLegalMovesRequest, ListLegalMovesResponse
from service.app.messages.vocabulary import Blocked


async def list_legal_moves(app: App, call: Call, request: ListLegalMovesRequest) -> ListLegalMovesResponse:
    """List the legal moves of the caller's seat; none before the start and after the end.

    Raises CREDENTIAL_MISSING, CREDENTIAL_INVALID, GAME_NOT_FOUND.
    """
    game, seat = await admit_seat(app, call, request.game_id, fresh=True)
    head, title = game.head, game.book.title
    if head.state is None:
        return ListLegalMovesResponse(head.version, (), ())
    moves = title.legal_moves(head.state, seat)
    return ListLegalMovesResponse(head.version, moves, explained(title, head.state, seat) if request.explain else ())


def explained(title: AnyTitle, state: Any, seat: Seat) -> tuple[Blocked, ...]:
    """Give each different hand card that no legal move plays, with the refusal that a player would get for it."""
    return tuple(Blocked(move, refusal) for move, refusal in blocked(title, state, seat))
