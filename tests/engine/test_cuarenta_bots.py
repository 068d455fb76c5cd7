"""The bots of Cuarenta: what each level looks at, and that a higher one plays better."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.draws import Draws, entropy_key
from engine.events import DealtHand
from engine.french import FrenchCard
from engine.games.cuarenta import TITLE
from engine.games.cuarenta.bots.determinization import determinization, unseen
from engine.games.cuarenta.secrecy.knowledge import played_in_deal, ronda_hand
from engine.games.cuarenta.vocabulary.cards import DECK, STEP
from engine.games.cuarenta.vocabulary.events import CardLaid, CardsDealt
from engine.games.cuarenta.vocabulary.moves import PlayCard
from engine.games.cuarenta.vocabulary.options import Options
from engine.games.cuarenta.vocabulary.state import State
from engine.log import fold
from engine.position import position
from engine.visibility import AnyViewer, AtSeat, Spectator, redaction_of
from tests.support.playouts import playouts
from tests.support.titles import stream


def table(**given: Any) -> State:
    return position(TITLE, Options(), 2, given)


def bot(level: str, state: State, words: str = "bot") -> PlayCard:
    legal = TITLE.legal_moves(state, state.turn)
    return TITLE.choose(TITLE.view_of(state, AtSeat(state.turn)), (), legal, level, stream(words))


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no level 'GENIUS'"):
        bot("GENIUS", table(hands=[["HEARTS_5"], ["SPADES_5"]]))


def test_the_first_level_plays_anything() -> None:
    state = table(hands=[["HEARTS_5", "HEARTS_7", "HEARTS_K"], ["SPADES_5", "SPADES_6", "SPADES_7"]], table=["CLUBS_K"])
    chosen = Counter(bot("LEVEL_1", state, f"level {number}").card for number in range(150))
    assert min(chosen[card] for card in state.hands[0]) > 30


def test_the_second_level_captures_most_cards_and_counts_the_sequence() -> None:
    state = table(
        hands=[["HEARTS_3", "HEARTS_5", "HEARTS_K"], ["SPADES_5", "SPADES_6", "SPADES_7"]],
        table=["CLUBS_A", "CLUBS_2", "CLUBS_5", "CLUBS_6", "CLUBS_7", "CLUBS_K"],
    )
    assert bot("LEVEL_2", state) == PlayCard(card=FrenchCard.HEARTS_5, capture=(FrenchCard.CLUBS_5,))


def test_the_second_level_lays_any_card_where_none_captures() -> None:
    state = table(hands=[["HEARTS_2", "HEARTS_K"], ["SPADES_6", "SPADES_7"]], table=["CLUBS_5"])
    assert {bot("LEVEL_2", state, f"any {number}").card for number in range(20)} == set(state.hands[0])


def test_the_third_level_lays_a_rank_that_cannot_come_back() -> None:
    state = table(
        hands=[["HEARTS_J", "HEARTS_K"], ["SPADES_6", "SPADES_7"]],
        table=["CLUBS_5", "CLUBS_Q"],
        captured=[["CLUBS_K", "SPADES_K"], ["DIAMONDS_K", "DIAMONDS_Q"]],
    )
    assert {bot("LEVEL_3", state, f"safe {number}").card for number in range(10)} == {FrenchCard.HEARTS_K}


def test_the_third_level_takes_a_caida_before_more_cards() -> None:
    state = table(
        hands=[["HEARTS_3", "HEARTS_Q"], ["SPADES_6", "SPADES_7"]],
        table=["CLUBS_A", "CLUBS_2", "CLUBS_5", "CLUBS_Q"],
        fresh=True,
    )
    assert bot("LEVEL_3", state).card is FrenchCard.HEARTS_Q


@pytest.mark.parametrize("level", ["LEVEL_3", "LEVEL_4"])
def test_the_upper_levels_do_not_look_at_the_other_hand(level: str) -> None:
    hand = ["HEARTS_2", "HEARTS_6", "HEARTS_K"]
    states = [
        table(hands=[hand, other], table=["CLUBS_5"])
        for other in (["SPADES_2", "SPADES_6", "SPADES_K"], ["DIAMONDS_3", "DIAMONDS_4", "DIAMONDS_7"])
    ]
    assert bot(level, states[0]) == bot(level, states[1])


def test_the_fourth_level_wins_when_it_can() -> None:
    state = table(
        scores=[38, 38],
        hands=[["HEARTS_3", "HEARTS_Q"], ["SPADES_6", "SPADES_7"]],
        table=["CLUBS_A", "CLUBS_2", "CLUBS_4", "CLUBS_5", "CLUBS_6", "CLUBS_Q"],
        fresh=True,
    )
    assert bot("LEVEL_4", state).card is FrenchCard.HEARTS_Q


def _won(strong: str, weak: str, games: int) -> int:
    """Count the games that the stronger of two levels wins, the seats changing."""
    won = 0
    for number in range(games):
        draws = Draws(entropy_key(f"levels {number}"))
        state = fold(TITLE, TITLE.empty(Options(), 2), TITLE.setup(Options(), 2, draws))
        levels = (strong, weak) if number % 2 else (weak, strong)
        while state.outcome is None:
            move = bot(levels[state.turn], state, f"{number} {state.round} {state.turn_number}")
            state = TITLE.decide(state, state.turn, move, draws).state
        won += state.outcome.placings[levels.index(strong)].place == 1
    return won


@pytest.mark.parametrize(("strong", "weak", "least"), [("LEVEL_2", "LEVEL_1", 20), ("LEVEL_3", "LEVEL_2", 16)])
def test_a_higher_level_wins_more_often(strong: str, weak: str, least: int) -> None:
    assert _won(strong, weak, 24) >= least


def _shown(game: Any, number: int, viewer: AnyViewer) -> list[Any]:
    events = [*game.dealt, *(event for step in game.steps[:number] for event in step.events)]
    return [redaction_of(TITLE.cards, TITLE.event).redact(event, viewer) for event in events]


def test_a_guess_fits_what_the_bot_sees_and_holds_no_stock() -> None:
    guessed = 0
    for game in playouts(TITLE):
        for number in range(0, len(game.steps), 17):
            state = game.states[number]
            view = TITLE.view_of(state, AtSeat(state.turn))
            other = determinization(view, _shown(game, number, AtSeat(state.turn)), stream("guess", number))
            assert TITLE.check(other) == ()
            assert other.draw_pile == ()
            seen = {*state.hands[state.turn], *state.table, *state.captured[0], *state.captured[1]}
            assert set(unseen(view)) == set(DECK) - seen
            assert TITLE.view_of(other, AtSeat(state.turn)) == replace(view, draw_pile_count=0)
            guessed += other.hands != state.hands
    assert guessed > 50


def test_a_known_ronda_is_in_every_guess_and_in_every_other_world() -> None:
    played = CardLaid(seat=1, card=FrenchCard.SPADES_5)
    deal = CardsDealt(deal=1, hands=(DealtHand(seat=0, count=5, cards=None),), draw_pile_count=30)
    state = table(
        hands=[["HEARTS_2", "HEARTS_3", "HEARTS_6", "HEARTS_K"], ["CLUBS_5", "CLUBS_6", "DIAMONDS_5", "DIAMONDS_7"]],
        table=["SPADES_5"],
        rondas=[False, True],
        draw_pile=[card for card in DECK if card.suit in ("CLUBS", "SPADES") and STEP[card] not in (5, 6)][:10],
    )
    history = [CardLaid(seat=1, card=FrenchCard.CLUBS_K), deal, played]
    for number in range(40):
        view = TITLE.view_of(state, AtSeat(0))
        for other in (
            determinization(view, history, stream("ronda", number)),
            TITLE.resample(state, AtSeat(0), history, stream("ronda", number)),
            TITLE.resample(state, Spectator(), history, stream("ronda", number)),
        ):
            ranks = Counter(STEP[card] for card in (*other.hands[1], FrenchCard.SPADES_5))
            assert max(ranks.values()) == 3


def test_cards_of_an_older_deal_are_no_part_of_a_ronda() -> None:
    deal = CardsDealt(deal=2, hands=(), draw_pile_count=20)
    events = [CardLaid(seat=1, card=FrenchCard.CLUBS_K), deal, CardLaid(seat=0, card=FrenchCard.CLUBS_2)]
    assert played_in_deal(events, 2) == ((FrenchCard.CLUBS_2,), ())


def test_every_hand_with_a_ronda_is_as_likely_as_any_other() -> None:
    cards = (
        FrenchCard.CLUBS_2,
        FrenchCard.DIAMONDS_2,
        FrenchCard.HEARTS_2,
        FrenchCard.CLUBS_5,
        FrenchCard.DIAMONDS_5,
        FrenchCard.CLUBS_K,
    )
    found = Counter(ronda_hand(cards, 3, (FrenchCard.SPADES_5,), stream("hands", number)) for number in range(800))
    with_twos = (FrenchCard.CLUBS_2, FrenchCard.DIAMONDS_2, FrenchCard.HEARTS_2)
    assert len(found) == 1 + 4
    assert found[with_twos] > 0
    assert min(found.values()) > 100
    assert ronda_hand(cards, 1, (), stream("none")) is None
