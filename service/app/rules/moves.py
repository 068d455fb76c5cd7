"""CheckMove, ApplyMove and ListMoves: moves on tables that the caller keeps."""

from typing import Any, Final

from engine.draws import Draws, entropy_key
from engine.game import Refusal
from engine.visibility import AtSeat
from service.admission.slices import Slices
from service.app.call import Call
from service.app.messages.rules import (
    ApplyMoveRequest,
    ApplyMoveResponse,
    CheckMoveRequest,
    CheckMoveResponse,
    ListMovesRequest,
    ListMovesResponse,
)
from service.app.rule_book import RuleBook, title_book
from service.app.rules.checks import need_seat, refusal_problem, sound_state

_ANY_DRAWS: Final = Draws(bytes(32))
"""Whether a move is allowed never depends on what it would draw."""


async def check_move(callers_work: Slices, call: Call, request: CheckMoveRequest) -> CheckMoveResponse:
    """Say whether the rules allow a move; a refusal is an answer.

    Raises RULE_SET_NOT_FOUND for an unknown title, VALIDATION_FAILED for a state that cannot be, UNKNOWN_MOVE,
    OVERLOADED where too many such calls wait.
    """
    async with callers_work.turn(call.peer):
        book, state = _table(request)
        book.need_move(request.move)
        verdict = book.title.decide(state, request.seat, request.move, _ANY_DRAWS)
        return CheckMoveResponse(verdict if isinstance(verdict, Refusal) else None)


async def apply_move(callers_work: Slices, call: Call, request: ApplyMoveRequest) -> ApplyMoveResponse:
    """Play a move.

    Raises the reason of a refused move, RULE_SET_NOT_FOUND for an unknown title, VALIDATION_FAILED for a state that
    cannot be, UNKNOWN_MOVE, OVERLOADED where too many such calls wait.
    """
    async with callers_work.turn(call.peer):
        book, state = _table(request)
        book.need_move(request.move)
        verdict = book.title.decide(state, request.seat, request.move, Draws(entropy_key(request.entropy)))
        if isinstance(verdict, Refusal):
            raise refusal_problem(book, verdict)
        title, after = book.title, verdict.state
        return ApplyMoveResponse(after, verdict.events, title.acting(after), title.outcome(after))


async def list_moves(callers_work: Slices, call: Call, request: ListMovesRequest) -> ListMovesResponse:
    """List the legal moves of a seat, and why other hand cards have none.

    Raises RULE_SET_NOT_FOUND for an unknown title, VALIDATION_FAILED for a state that cannot be, OVERLOADED where
    too many such calls wait.
    """
    async with callers_work.turn(call.peer):
        book, state = _table(request)
        moves = book.title.legal_moves(state, request.seat)
        blocked = book.blocked(state, request.seat) if request.explain else ()
        return ListMovesResponse(moves, blocked, book.groups(state, request.seat))


def _table(request: CheckMoveRequest | ApplyMoveRequest | ListMovesRequest) -> tuple[RuleBook, Any]:
    book = title_book(request.title)
    state = sound_state(book, request.state)
    need_seat(state, AtSeat(request.seat))
    return book, state
