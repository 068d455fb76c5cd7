"""ListLegalMoves: what a seat may play now, and why it may not play the rest."""

from engine.visibility import AtSeat
from service.app.call import Call
from service.app.games.authentication import Authentication
from service.app.log.update import legal_moves
from service.app.messages.games import ListLegalMovesRequest, ListLegalMovesResponse


async def list_legal_moves(
    authentication: Authentication, call: Call, request: ListLegalMovesRequest
) -> ListLegalMovesResponse:
    """List the legal moves of the caller's seat, none unless the game is played, and which of its cards fit.

    Raises CREDENTIAL_MISSING, CREDENTIAL_INVALID, GAME_NOT_FOUND.
    """
    game, seat = await authentication.seat(call, request.game_id, fresh=True)
    head, book = game.head, game.book
    if head.state is None:
        return ListLegalMovesResponse(head.version, (), (), ())
    moves, groups = legal_moves(game, head, AtSeat(seat)) or (), book.groups(head.state, seat)
    blocked = book.blocked(head.state, seat) if request.explain else ()
    return ListLegalMovesResponse(head.version, moves, blocked, groups)
