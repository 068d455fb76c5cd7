"""NewState and GetView: tables that the caller keeps."""

from engine.draws import Draws, entropy_key
from engine.log import fold
from service.admission.slices import Slices
from service.app.call import Call
from service.app.messages.rules import GetViewRequest, GetViewResponse, NewStateRequest, NewStateResponse
from service.app.rule_book import title_book
from service.app.rules.checks import complete_options, need_seat, need_seats, sound_state


async def new_state(callers_work: Slices, call: Call, request: NewStateRequest) -> NewStateResponse:
    """Deal a new game; the same entropy deals the same cards.

    Raises RULE_SET_NOT_FOUND for an unknown title, VALIDATION_FAILED, OPTION_CONFLICT, OVERLOADED where too many calls
    of RulesService wait.
    """
    async with callers_work.turn(call.peer):
        book = title_book(request.title)
        need_seats(book, request.seats)
        title, options = book.title, complete_options(book, request.options)
        events = title.setup(options, request.seats, Draws(entropy_key(request.entropy)))
        state = fold(title, title.empty(options, request.seats), events)
        return NewStateResponse(state, events, title.acting(state))


async def get_view(callers_work: Slices, call: Call, request: GetViewRequest) -> GetViewResponse:
    """Show a state as one viewer may see it.

    Raises RULE_SET_NOT_FOUND for an unknown title, VALIDATION_FAILED for a state that cannot be, OVERLOADED where
    too many such calls wait.
    """
    async with callers_work.turn(call.peer):
        book = title_book(request.title)
        state = sound_state(book, request.state)
        need_seat(state, request.viewer, "viewer.seat")
        return GetViewResponse(book.title.view_of(state, request.viewer))
