"""The subscriptions of one socket."""

from collections.abc import Iterator

from engine.value import Seat
from service.app.problem import FieldFault, Problem, ServiceReason, invalid
from service.rest.play.subscription import Subscription


class Roster:
    """Who follows what on a socket: of each game a spectator and any of its seats."""

    __slots__ = ("_games", "_most")

    def __init__(self, most: int) -> None:
        """Begin empty; holds at most so many subscriptions."""
        self._most = most
        self._games: dict[str, dict[Seat | None, Subscription]] = {}

    def __iter__(self) -> Iterator[Subscription]:
        """Give every subscription, game by game in the order of their arrival."""
        return iter([each for seats in self._games.values() for each in seats.values()])

    def seated(self, game_id: str, seat: Seat | None) -> Subscription:
        """Give the subscription that a move belongs to; `seat` may be None where only one seat subscribed.

        Raises CREDENTIAL_MISSING where no such seat subscribed, VALIDATION_FAILED where several could be meant.
        """
        subscribed = self._games.get(game_id, {})
        if seat is not None:
            found = subscribed.get(seat)
            seats = [found] if found else []
        else:
            seats = [each for each in subscribed.values() if each.seat is not None]
        if not seats:
            raise Problem(ServiceReason.CREDENTIAL_MISSING)
        if len(seats) > 1:
            raise invalid("seat", "is required where several seats subscribed", FieldFault.REQUIRED)
        return seats[0]

    def meant(self, game_id: str, seat: Seat | None) -> tuple[Subscription, ...]:
        """Give the subscriptions of a game that an unsubscribe means. Raises VALIDATION_FAILED if there is none."""
        subscribed = self._games.get(game_id, {})
        found = tuple(each for each in subscribed.values() if seat is None or each.seat == seat)
        if not found:
            raise invalid("game_id", "is not subscribed to on this socket")
        return found

    def put(self, subscription: Subscription) -> Subscription | None:
        """Add a subscription, and give the one whose place it takes: the seat's, or one whose game has ended.

        Raises OverflowError if the socket holds as many as it may, and none of their games has ended.
        """
        before = self._games.get(subscription.game_id, {}).get(subscription.seat)
        if before is None and sum(map(len, self._games.values())) >= self._most:
            before = next((each for each in self if each.ended), None)
            if before is None:
                raise OverflowError
        if before is not None:
            self.drop(before)
        self._games.setdefault(subscription.game_id, {})[subscription.seat] = subscription
        return before

    def drop(self, subscription: Subscription) -> None:
        """Forget a subscription, if it is still there: it may end by itself while its client ends it."""
        seats = self._games.get(subscription.game_id, {})
        if seats.get(subscription.seat) is subscription:
            del seats[subscription.seat]
            if not seats:
                del self._games[subscription.game_id]
