"""Tables of UNO at which everybody reaches for the same window at once.

A window is open while a seat has not called for its last card. In a burst the other seats all catch it, the seat calls,
and the seat on turn plays: each over a connection of its own, all from the same version, none waiting for another.
Copies of catches that came too late are sent again with a later window of the same seat.
"""

import asyncio
import random
from collections import Counter
from enum import StrEnum
from typing import Any, NamedTuple

from engine.draws import Draws, entropy_key
from engine.game import Decided
from engine.games.uno import TITLE
from engine.games.uno.vocabulary.cards import Card, Color, deck_cards
from engine.games.uno.vocabulary.moves import CallUno, CatchUno, DrawCard, Move, PassTurn, PlayCard
from engine.games.uno.vocabulary.options import Options
from engine.games.uno.vocabulary.state import Phase, State
from engine.position import position
from engine.visibility import Spectator, redaction_of
from service.app.messages.games import ListEntriesRequest, SubmitMoveRequest
from service.app.messages.lobby import Claim, CreateGameRequest, PositionSetup, Spectators, StartGameRequest
from tests.support.played import Client
from tests.support.refused import Refused

SEATS = 10
START = 2
"""The version of a table that was created and started."""
PAUSE = 0.2
"""Seconds after which a server that has too much to do is asked again."""

SPREADS = (0.0, 0.01)
"""Seconds within which the moves of a burst are sent: at once, or nearly so."""


class Ending(StrEnum):
    """What ended a window."""

    CAUGHT = "CAUGHT"
    """Somebody caught the seat."""
    CALLED = "CALLED"
    """The seat made up for its call."""
    PLAYED = "PLAYED"
    """The seat on turn played before both."""


class Sent(NamedTuple):
    """A move as it was sent."""

    client: int
    seat: int
    move: Move
    expected_version: int
    request_id: str


class Tally:
    """What all tables together have seen."""

    def __init__(self) -> None:
        self.endings: Counter[tuple[Ending, str]] = Counter()
        self.requests = self.accepted = self.late = self.turns_behind = 0

    @property
    def windows(self) -> int:
        """How many windows there were."""
        return self.endings.total()


def opening(rng: random.Random) -> dict[str, Any]:
    """Make up a table, in the spelling of rulings: seat 0 has one card and has not called, seat 1 is on turn.

    Two colours are enough: so most cards fit, hands stay small, and nearly every other turn opens a window.
    """
    deck = [card for card in deck_cards(Options().deck, 0) if card.color in {Color.RED, Color.YELLOW}]
    rng.shuffle(deck)
    deck.remove(Card.RED_9)
    hands = [[deck.pop() for _ in range(1 if seat == 0 else 2)] for seat in range(SEATS)]
    table = {"turn": 1, "uno_window": 0, "windows_opened": 1, "color": "RED", "discard_pile": [Card.RED_9]}
    return table | {"hands": hands, "draw_pile": deck}


def turn_move(state: State, rng: random.Random) -> Move:
    """Pick a move of the seat on turn, if possible one that leaves a single card uncalled and never the last card."""
    held = len(state.hands[state.turn])
    moves = [move for move in TITLE.legal_moves(state, state.turn) if not isinstance(move, CallUno | CatchUno)]
    plays = [move for move in moves if isinstance(move, PlayCard) and not move.call_uno]
    if plays and held > 1:
        return rng.choice(plays)
    careful = [move for move in moves if isinstance(move, DrawCard | PassTurn)]
    return rng.choice(careful or moves)


class RacedTable:
    """One game with its own copy of the table, which the accepted moves are played on in the order of their versions.

    The copy judges by the same rules, so a move that the server took in the wrong order or twice is found at once.
    `transports[n]` names what `clients[n]` speaks.
    """

    def __init__(self, clients: list[Client], transports: list[str], seed: str, tally: Tally) -> None:
        self.clients, self.transports, self.seed, self.tally = clients, transports, seed, tally
        self.rng = random.Random(seed)
        self.given = opening(self.rng)
        self.draws = Draws(entropy_key(seed))
        self.state: State = position(TITLE, Options(), SEATS, self.given)
        self.version = START
        self.shown: list[tuple[int, tuple[Any, ...]]] = []
        self.missed: dict[int, list[Sent]] = {}
        self.game_id = ""
        self.tokens: list[str] = []

    async def run(self, windows: int) -> None:
        """Race for so many windows, or until the game is over, and hold the log against the copy."""
        await self._open()
        while windows and self.state.phase is not Phase.OVER:
            if self.state.uno_window is None:
                await self._settle([self._sent(self.state.turn, turn_move(self.state, self.rng))])
            else:
                await self._race(self.state.uno_window)
                windows -= 1
        await self._check_log()

    async def _open(self) -> None:
        claims = tuple(Claim(seat=seat) for seat in range(1, SEATS))
        setup = PositionSetup(given=self.given, seed=self.seed)
        request = CreateGameRequest(
            request_id=f"{self.seed:-<22}",
            rule_set=TITLE.rule_set,
            seats=SEATS,
            claims=claims,
            setup=setup,
            spectators=Spectators.OPEN,
        )
        created = await self.clients[0].call(request)
        self.game_id = created.game.game_id
        self.tokens = [credential.seat_token for credential in created.credentials]
        start = StartGameRequest(game_id=self.game_id, request_id="start")
        started = await self.clients[0].call(start, self.tokens[0])
        assert started.accepted_version == START

    def _sent(self, seat: int, move: Move) -> Sent:
        """Make a new request of a seat; its client turns with the version, so that each seat uses every transport."""
        client = (seat + self.version) % SEATS
        return Sent(client, seat, move, self.version, f"{self.version}.{seat}.{type(move).__name__}")

    async def _submit(self, sent: Sent, delay: float) -> int | str:
        """Send a move after a delay; gives the version of its entry, or the reason why there is none.

        A server that has too much to do is asked again a little later: nothing was done then.
        """
        request = SubmitMoveRequest(
            game_id=self.game_id,
            request_id=sent.request_id,
            expected_version=sent.expected_version,
            move=sent.move,
            brief=True,
        )
        await asyncio.sleep(delay)
        self.tally.requests += 1
        try:
            answer = await self.clients[sent.client].call(request, self.tokens[sent.seat])
        except Refused as refused:
            return await self._submit(sent, PAUSE) if refused.reason == "OVERLOADED" else refused.reason
        assert not answer.replayed
        self.tally.accepted += 1
        (entry,) = [each for each in answer.update.entries if each.version == answer.accepted_version]
        assert entry.seat == sent.seat
        return answer.accepted_version

    async def _race(self, offender: int) -> None:
        """Let everybody move at once, and judge what came of it."""
        turn = self._sent(self.state.turn, turn_move(self.state, self.rng))
        call = self._sent(offender, CallUno())
        others = [seat for seat in range(SEATS) if seat not in {offender, turn.seat}]
        catches = [self._sent(seat, CatchUno(seat=offender)) for seat in others]
        late = self.missed.pop(offender, [])
        burst = [turn, call, *self.rng.sample(catches, len(catches)), *late]
        accepted = await self._settle(burst, first=self.rng.choice(burst[:3]))
        self._judge(turn, call, accepted)
        assert not accepted.keys() & set(late), "a late catch counted in a later window"
        self.tally.late += len(late)
        self.missed[offender] = self.rng.sample([sent for sent in catches if sent not in accepted], 2)

    def _judge(self, turn: Sent, call: Sent, accepted: dict[Sent, int]) -> None:
        """Assert that the turn was played and that at most one other move had an effect, before it."""
        assert turn in accepted, "a call or a catch of another seat spoilt the turn"
        effects = [sent for sent in accepted if sent is not turn]
        assert len(effects) <= 1, effects
        winner = effects[0] if effects else turn
        assert accepted[winner] == winner.expected_version + 1
        self.tally.turns_behind += len(effects)
        ending = Ending.PLAYED if winner is turn else Ending.CALLED if winner is call else Ending.CAUGHT
        self.tally.endings[ending, self.transports[winner.client]] += 1

    async def _settle(self, burst: list[Sent], first: Sent | None = None) -> dict[Sent, int]:
        """Send moves at once, in a random order, and play the accepted ones on the copy; all others must be stale."""
        spread = self.rng.choice(SPREADS)
        delays = {sent: 0.0 if sent is first else self.rng.random() * spread for sent in burst}
        order = sorted(burst, key=delays.__getitem__)
        told = await asyncio.gather(*(self._submit(sent, delays[sent]) for sent in order))
        answers = dict(zip(order, told, strict=True))
        refusals = {answer for answer in answers.values() if isinstance(answer, str)}
        assert refusals <= {"STALE_VERSION"}, answers
        accepted = {sent: answer for sent, answer in answers.items() if isinstance(answer, int)}
        for sent, version in sorted(accepted.items(), key=lambda item: item[1]):
            assert version == self.version + 1, answers
            self._play(sent)
        return accepted

    def _play(self, sent: Sent) -> None:
        verdict = TITLE.decide(self.state, sent.seat, sent.move, self.draws)
        assert isinstance(verdict, Decided), f"the server took {sent}, which the rules refuse: {verdict}"
        self.state = verdict.state
        self.version += 1
        redact = redaction_of(TITLE.cards, TITLE.event).redact
        self.shown.append((sent.seat, tuple(redact(event, Spectator()) for event in verdict.events)))

    async def _check_log(self) -> None:
        """Assert that the log has one entry for each accepted move, with its events, and nothing else."""
        entries: list[Any] = []
        while len(entries) < self.version - START:
            after = START + len(entries)
            request = ListEntriesRequest(game_id=self.game_id, after_version=after, page_size=500)
            listed = await self.clients[0].call(request)
            assert listed.version == self.version
            assert listed.entries
            entries += listed.entries
        assert [entry.version for entry in entries] == list(range(START + 1, self.version + 1))
        assert [(entry.seat, entry.events) for entry in entries] == self.shown
