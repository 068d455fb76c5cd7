"""CreateGame: a new table, with its creator at seat 0."""

from engine.visibility import AtSeat
from service.app.call import Call
from service.app.games.new_games import Asked, NewGames, Table
from service.app.games.seats import HOST, credential, need_told_again, problem_of_name
from service.app.games.setup import check_setup
from service.app.log.append import fingerprint
from service.app.log.cache import GameCache
from service.app.log.describe_game import describe_game
from service.app.log.update import Updates
from service.app.messages.lobby import CreateGameRequest, CreateGameResponse
from service.app.messages.table_events import SeriesPlace
from service.app.messages.table_settings import AfterEnd, TableSettings
from service.app.problem import FieldFault, invalid
from service.app.rule_book import RuleBook, rule_book
from service.app.rules.checks import complete_options, need_seats
from service.app.table.lobby import need_level
from service.store.records import SeriesTaken
from service.store.spectators import Spectators


async def create_game(
    new_games: NewGames, cache: GameCache, updates: Updates, call: Call, request: CreateGameRequest
) -> CreateGameResponse:
    """Create a game and take seat 0 for its host, the seats claimed beside it, and those of bots.

    A call sent again within 24 hours answers the same game and the same tokens, later it is refused with
    REQUEST_ID_EXPIRED. Raises RULE_SET_NOT_FOUND, VALIDATION_FAILED, OPTION_CONFLICT, REQUEST_ID_REUSED.
    """
    table = _wanted(request, test=new_games.test)
    seated = (tuple(table.people.items()), tuple(table.bots.items()))
    asked = (request.seats, request.best_of, table.settings, *seated, table.spectators, table.setup)
    own = fingerprint("CreateGame", request.rule_set, table.options, *asked)
    begun = await new_games.begin(Asked(call.app_id, request.request_id, own), table)
    assert not isinstance(begun, SeriesTaken)
    game = await cache.fresh(begun[0])
    if begun[1]:
        need_told_again(request.request_id, game.record.created_ms, new_games.clock())
    tokens, taken = new_games.tokens, table.people
    return CreateGameResponse(
        replayed=begun[1],
        credentials=tuple(credential(tokens, game.game_id, seat, request.request_id) for seat in taken),
        game=describe_game(game, HOST),
        update=updates.at_head(game, AtSeat(HOST), 0),
    )


def _wanted(request: CreateGameRequest, *, test: bool) -> Table:
    """Give the table that is asked for. Raises what is wrong with it."""
    book = rule_book(request.rule_set)
    need_seats(book, request.seats)
    options = complete_options(book, request.options)
    if request.spectators is Spectators.LINK:
        raise invalid(
            "spectators", "cannot be LINK yet: this version makes no links for spectators", FieldFault.NOT_YET
        )
    people = _claimed(request)
    check_setup(book.title, options, request, allowed=test)
    check_settings(book, request.settings, request.seats, test=test)
    return Table(
        book=book,
        options=options,
        seats=request.seats,
        settings=request.settings,
        spectators=request.spectators,
        host=HOST,
        people=people,
        bots=_bots(book, request, people),
        series=None if request.best_of is None else SeriesPlace("", 1, None, 0, request.best_of, ()),
        setup=request.setup,
    )


def check_settings(book: RuleBook, settings: TableSettings, seats: int, *, test: bool) -> None:
    """Raise VALIDATION_FAILED for settings that cannot be on this server, of this title or with so many seats."""
    need_level(book, "settings.stand_in", settings.stand_in)
    if settings.bot_pace_ms == 0 and not test:
        raise invalid("settings.bot_pace_ms", "can be 0 only on a server that was started with --test")
    if settings.spectator_delay:
        raise invalid("settings.spectator_delay", "must be 0 yet: spectators are not delayed", FieldFault.NOT_YET)
    if settings.after_end is not AfterEnd.OPEN:
        raise invalid(
            "settings.after_end", "must be OPEN yet: whoever may see an ended game sees all", FieldFault.NOT_YET
        )
    slower = [each.seat for each in settings.slower]
    for place, seat in enumerate(slower):
        if seat >= seats:
            raise invalid(f"settings.slower[{place}].seat", "must be below {seats}, the number of seats", seats=seats)
        if seat in slower[:place]:
            raise invalid(f"settings.slower[{place}].seat", "must be named once")


def _claimed(request: CreateGameRequest) -> dict[int, str | None]:
    """Give the seats that the creator takes, in order, each with its display name."""
    names: dict[int, str | None] = {}
    for place, claim in enumerate(request.claims):
        if claim.seat >= request.seats:
            raise invalid(f"claims[{place}].seat", "must be below {seats}, the number of seats", seats=request.seats)
        if claim.seat in names:
            raise invalid(f"claims[{place}].seat", "must be claimed once")
        if (problem := problem_of_name(f"claims[{place}].display_name", claim.display_name, names)) is not None:
            try:
                raise problem
            finally:
                del problem  # it has this frame in its traceback now, and would keep itself alive
        names[claim.seat] = claim.display_name
    names.setdefault(HOST, None)
    return dict(sorted(names.items()))


def _bots(book: RuleBook, request: CreateGameRequest, people: dict[int, str | None]) -> dict[int, str]:
    """Give the seats of bots, in order, each with its level."""
    levels: dict[int, str] = {}
    for place, bot in enumerate(request.bots):
        if bot.seat >= request.seats:
            raise invalid(f"bots[{place}].seat", "must be below {seats}, the number of seats", seats=request.seats)
        if bot.seat in levels or bot.seat in people:
            raise invalid(f"bots[{place}].seat", "must be nobody else's")
        levels[bot.seat] = need_level(book, f"bots[{place}].level", bot.level)
    return dict(sorted(levels.items()))
