"""Straight Rummy, where neither rulings nor the contract over every title can say it."""

from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.draws import Draws, entropy_key
from engine.french import Card
from engine.games.rummy import TITLE
from engine.games.rummy.cards import DECK, bits, cards_of, points
from engine.games.rummy.events import CardsDealt, DealerDrawn
from engine.games.rummy.melds import melds_in, shape_of, shapes
from engine.games.rummy.model import (
    Ace,
    Discard,
    DrawDiscard,
    DrawStock,
    LayMeld,
    LayOff,
    Meld,
    MeldKind,
    Options,
    Phase,
    State,
    StockRebuild,
)
from engine.games.rummy.redeal import Shown
from engine.log import fold
from engine.outcome import Outcome, Placing
from engine.position import position
from engine.sight import AtSeat, Auditor, Spectator
from engine.spelling import Misspelt
from tests.support.titles import sight, stream

SUIT_NAMES = {"c": "CLUBS", "d": "DIAMONDS", "h": "HEARTS", "s": "SPADES"}


def cards(text: str) -> tuple[Card, ...]:
    """Read cards from `7h 10s Ac`."""
    return tuple(Card(f"{SUIT_NAMES[word[-1]]}_{word[:-1]}") for word in text.split())


def names(text: str) -> list[str]:
    return [card.value for card in cards(text)]


def dealt(seats: int, entropy: str, options: Options | None = None) -> tuple[State, list[Any]]:
    chosen = options or Options()
    events = TITLE.setup(chosen, seats, Draws(entropy_key(entropy)))
    return fold(TITLE, TITLE.empty(chosen, seats), events), list(events)


def table(seats: int = 2, options: Options | None = None, **given: Any) -> State:
    return position(TITLE, options or Options(), seats, given)


def run(owner: int, text: str) -> dict[str, Any]:
    return {"id": 0, "owner": owner, "kind": "RUN", "cards": names(text)}


@pytest.mark.parametrize(("high", "count"), [(False, 329), (True, 369)])
def test_so_many_melds_exist(high: bool, count: int) -> None:
    every = shapes(high)
    assert len(every) == count
    assert Counter(shape.kind for shape in every.values()) == {MeldKind.SET: 65, MeldKind.RUN: count - 65}
    assert all(shape_of(shape.cards[::-1], high) is shape for shape in every.values())


def is_meld(those: tuple[Card, ...], high: bool) -> bool:
    """Judge cards in deck order by the words of the rules, without a table."""
    if len({card.rank for card in those}) == 1:
        return 3 <= len(those) <= 4
    ranks = [card.rank for card in those]
    if len({card.suit for card in those}) > 1 or len(those) < 3:
        return False
    turned = [*ranks[1:], 14] if high and ranks[0] == 1 else ranks
    return any(line == list(range(line[0], line[0] + len(line))) for line in (ranks, turned))


@pytest.mark.parametrize("high", [False, True])
def test_the_melds_of_a_hand_are_those_that_the_rules_describe(high: bool) -> None:
    choices = stream("melds", high)
    found = 0
    for number in range(60):
        near = DECK if number % 2 else [card for card in DECK if card.rank in (1, 2, 3, 12, 13)]
        hand = choices.shuffle(near)[: 8 + number % 4]
        ordered = tuple(sorted(hand, key=lambda card: card.order))
        expected = [
            those
            for length in range(3, len(hand) + 1)
            for those in combinations(ordered, length)
            if is_meld(those, high)
        ]
        listed = [shape.move.cards for shape in melds_in(bits(hand), high)]
        assert sorted(listed) == sorted(expected)
        found += len(listed)
    assert found > 60


@pytest.mark.parametrize("high", [False, True])
def test_eleven_cards_hold_at_most_45_melds(high: bool) -> None:
    """Climb to the worst hand from many starts by exchanging one card; and the run of eleven has no equal."""
    choices, worst = stream("worst", high), 0
    for _ in range(12):
        hand = set(choices.shuffle(DECK)[:11])
        best, improved = len(melds_in(bits(hand), high)), True
        while improved:
            improved = False
            for out, into in ((out, into) for out in sorted(hand) for into in DECK if into not in hand):
                count = len(melds_in(bits(hand - {out} | {into}), high))
                if count > best:
                    hand, best, improved = hand - {out} | {into}, count, True
                    break
        worst = max(worst, best)
    assert worst <= 45
    assert len(melds_in(bits(DECK[:11]), high)) == 45


def test_the_worst_table_lists_56_moves() -> None:
    state = table(
        phase="PLAY",
        hands=[names("Ad 2d 3d 4d 5d 6d 7d 8d 9d 10d Jd"), names("Kc")],
        discard_pile=names("Kd"),
        stock=names("Kh"),
    )
    moves = TITLE.legal_moves(state, 0)
    assert len(moves) == 45 + 11
    assert len(msgspec.json.encode(moves)) < 8 * 1024


def test_bits_and_cards_stand_for_each_other() -> None:
    assert cards_of(bits(DECK)) == DECK
    assert cards_of(bits(cards("Ks Ac Ac 7h"))) == cards("Ac 7h Ks")
    assert [points(card) for card in DECK[:13]] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert points(Card.CLUBS_A, ace=11) == 11


@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 7), (4, 7)])
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(seats: int, size: int) -> None:
    state, events = dealt(seats, "order")
    deck = Draws(entropy_key("order")).shuffle(1, "deck", DECK)
    first = (state.dealer + 1) % seats
    for place in range(seats):
        hand = sorted(deck[place : seats * size : seats], key=lambda card: card.order)
        assert state.hands[(first + place) % seats] == tuple(hand)
    assert state.discard_pile == (deck[seats * size],)
    assert state.stock == deck[seats * size + 1 :]
    assert [event.draw for event in events if isinstance(event, DealerDrawn | CardsDealt)] == [0, 1]


def test_every_seat_is_drawn_as_dealer_about_equally_often() -> None:
    dealers = Counter(dealt(4, f"dealer {number}")[0].dealer for number in range(400))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 70


def test_a_lay_off_must_name_its_meld() -> None:
    with pytest.raises(msgspec.ValidationError, match="missing required field `meld`"):
        msgspec.convert({"type": "rummy.lay_off", "card": "SPADES_2"}, LayOff)


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"stock": cards("2c")}, "CLUBS_2 lies at 2 places"),
        ({"hands": (cards("3c 2c"), cards("9d"))}, "hands: not in deck order"),
        ({"hands": (DECK[:11], cards("9d")), "discard_pile": cards("Kd")}, "hands: 11 cards, seat 0"),
        ({"hands": (cards("2c"),)}, "hands: 1 seats"),
        ({"scores": (0,)}, "scores: not one part for each of 2 seats"),
        ({"first_laid": (0,)}, "first_laid: not one part for each of 2 seats"),
        ({"first_laid": (0, 2)}, "first_laid: turn 2 has not come"),
        ({"last_laid": 3}, "last_laid: turn 3 has not come"),
        ({"last_meld": 3}, "last_meld: turn 3 has not come"),
        ({"rebuilt": 3}, "rebuilt: turn 3 has not come"),
        ({"round": 500_001}, "round: 500001 is further"),
        ({"turn_number": 500_001}, "turn_number: 500001 is further"),
        ({"voids": 500_001}, "voids: 500001 is further"),
        ({"next_draw": 500_001}, "next_draw: 500001 is further"),
        ({"scores": (0, 500_001)}, "scores: further"),
        ({"turn": 2}, "turn: there is no such seat"),
        ({"dealer": 5}, "dealer: there is no such seat"),
        ({"discard_pile": ()}, "discard_pile: empty"),
        ({"taken": Card.CLUBS_2}, "taken: nothing was drawn"),
        ({"taken": Card.DIAMONDS_9, "phase": Phase.PLAY}, "taken: the card lies where it cannot be"),
        ({"phase": Phase.OVER}, "outcome: there is one"),
        ({"outcome": Outcome((Placing(0, 1, 0), Placing(1, 1, 0)))}, "outcome: there is one"),
        ({"phase": Phase.OVER, "outcome": Outcome(())}, "outcome: not one placing"),
        ({"melds": (Meld(id=0, owner=0, kind=MeldKind.SET, cards=cards("4d 5d 6d")),)}, "melds: number 0 is no SET"),
        ({"melds": (Meld(id=0, owner=0, kind=MeldKind.RUN, cards=cards("5d 4d 6d")),)}, "melds: number 0 is no RUN"),
        ({"melds": (Meld(id=0, owner=0, kind=MeldKind.RUN, cards=cards("Qd Kd Ad")),)}, "melds: number 0 is no RUN"),
        ({"melds": (Meld(id=1, owner=0, kind=MeldKind.RUN, cards=cards("4d 5d 6d")),)}, "melds: number 0 is called 1"),
        ({"melds": (Meld(id=0, owner=2, kind=MeldKind.RUN, cards=cards("4d 5d 6d")),)}, "melds: number 0 belongs to"),
    ],
)
def test_a_table_that_cannot_be_is_found_out(changed: dict[str, Any], problem: str) -> None:
    sound = table(hands=[names("2c"), names("9d")], discard_pile=names("Ks"))
    assert TITLE.check(sound) == ()
    assert any(found.startswith(problem) for found in TITLE.check(replace(sound, **changed)))


def test_a_table_where_nobody_can_move_is_refused() -> None:
    with pytest.raises(Misspelt, match="nobody can move"):
        table()
    with pytest.raises(Misspelt, match="nobody can move"):
        table(phase="PLAY", hands=[[], names("9d")], discard_pile=names("Ks"))


def test_the_question_is_new_with_every_turn_round_and_draw() -> None:
    given: dict[str, Any] = {"hands": [names("2c"), names("9d")], "discard_pile": names("Ks")}
    asked = [
        TITLE.decision(state, 0, None)
        for state in (
            table(**given),
            table(**given, turn_number=2),
            table(**given, round=2),
            table(**given, phase="PLAY"),
        )
    ]
    assert len(set(asked)) == 4


def test_an_auditor_has_no_other_world() -> None:
    state, events = dealt(3, "auditor")
    assert TITLE.redeal(state, Auditor(), events, stream("auditor")) == state


def play(state: State, *moves: Any) -> tuple[State, list[Any]]:
    events: list[Any] = []
    for move in moves:
        verdict = TITLE.decide(state, state.turn, move, Draws(entropy_key("play")))
        state, events = verdict.state, events + list(verdict.events)
    return state, events


def test_a_card_that_was_taken_stays_in_its_hand_until_it_is_laid_down() -> None:
    state, deal = dealt(3, "taken")
    up_card = state.discard_pile[0]
    other = next(card for card in state.hands[state.turn] if card != up_card)
    seat = state.turn
    state, events = play(state, DrawDiscard(), Discard(card=other))
    worlds = [TITLE.redeal(state, Spectator(), [*deal, *events], stream("world", number)) for number in range(30)]
    assert all(up_card in world.hands[seat] for world in worlds)
    assert len({world.hands for world in worlds}) == 30
    assert all(world.discard_pile == state.discard_pile for world in worlds)


@pytest.mark.parametrize("rebuild", list(StockRebuild))
def test_cards_of_a_new_stock_are_told_from_cards_of_the_deal(rebuild: StockRebuild) -> None:
    state, deal = dealt(2, "rebuilt", Options(stock_rebuild=rebuild))
    events = list(deal)
    while not state.rebuilt:
        state, more = play(state, DrawStock())
        events += more
        if not state.rebuilt:
            state, more = play(state, TITLE.timeout_move(state, state.turn))
            events += more
    shown = Shown(events)
    drawer, other = state.turn, 1 - state.turn
    drawn = next(card for card in state.hands[drawer] if card in shown.born or card in shown.known)
    seen = {*state.stock, drawn}
    worlds = [TITLE.redeal(state, AtSeat(other), events, stream("world", number)) for number in range(20)]
    if rebuild is StockRebuild.TURN_OVER:
        assert shown.known == seen
        assert worlds == [state] * 20
    else:
        assert set(shown.born) == seen
        assert all(world.hands[other] == state.hands[other] for world in worlds)
        assert all({*world.stock, *world.hands[drawer]} >= seen for world in worlds)
        assert all(len(seen.intersection(world.hands[drawer])) == 1 for world in worlds)
        assert len({world.stock for world in worlds}) == 20


def bot(level: str, state: State, *, words: str = "bot", history: tuple[Any, ...] = ()) -> Any:
    view = TITLE.view_of(state, AtSeat(state.turn))
    return TITLE.choose(view, history, TITLE.legal_moves(state, state.turn), level, stream(words))


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no level 'GENIUS'"):
        bot("GENIUS", table(hands=[names("2c"), names("9d")], discard_pile=names("Ks")))


def test_easy_overlooks_every_second_discard_and_many_melds() -> None:
    state = table(hands=[names("7c 7h 2d"), names("9d 9c")], discard_pile=names("7s"), stock=names("Kd Kh"))
    drawn = Counter(type(bot("EASY", state, words=f"easy {number}")).__name__ for number in range(200))
    assert 70 < drawn["DrawDiscard"] < 130
    state = table(
        phase="PLAY", hands=[names("7c 7h 7s 2d 3d"), names("9d 9c")], discard_pile=names("Ks"), stock=names("Kd")
    )
    played = Counter(type(bot("EASY", state, words=f"easy {number}")).__name__ for number in range(200))
    assert 70 < played["LayMeld"] < 130
    discards = {bot("EASY", state, words=f"easy {number}") for number in range(200)} - {
        LayMeld(cards=cards("7c 7h 7s"))
    }
    assert discards == {Discard(card=card) for card in cards("7c 7h 7s")}


def test_easy_always_lays_the_last_cards() -> None:
    state = table(phase="PLAY", hands=[names("7c 7h 7s"), names("9d")], discard_pile=names("Ks"), stock=names("Kd"))
    assert {bot("EASY", state, words=f"last {number}") for number in range(20)} == {LayMeld(cards=cards("7c 7h 7s"))}


def test_normal_takes_what_completes_a_meld_or_can_be_laid_off() -> None:
    hands = [names("7c 7h 2d"), names("9d 9c")]
    assert bot("NORMAL", table(hands=hands, discard_pile=names("7s"), stock=names("Kd Kh"))) == DrawDiscard()
    assert bot("NORMAL", table(hands=hands, discard_pile=names("8s"), stock=names("Kd Kh"))) == DrawStock()
    melds = [run(1, "4s 5s 6s")]
    state = table(hands=hands, discard_pile=names("7s"), stock=names("Kd"), melds=melds, first_laid=[0, 1], last_laid=1)
    assert bot("NORMAL", state) == DrawDiscard()


def test_normal_lays_the_melds_that_leave_the_fewest_points() -> None:
    hand = names("7c 7d 7h 8h 9h 2c 2s")
    state = table(phase="PLAY", hands=[hand, names("9d")], discard_pile=names("Ks"), stock=names("Kd"))
    assert bot("NORMAL", state) == LayMeld(cards=cards("7h 8h 9h"))


def test_normal_discards_what_counts_much_and_hopes_for_little() -> None:
    state = table(
        phase="PLAY", hands=[names("Kc Qd 10h 9h 2s"), names("9d")], discard_pile=names("Ks Kh"), stock=names("3d")
    )
    assert {bot("NORMAL", state, words=f"{number}") for number in range(20)} == {
        Discard(card=Card.CLUBS_K),
        Discard(card=Card.DIAMONDS_Q),
    }
    whole = table(phase="PLAY", hands=[names("7c 7h 7s 2d"), names("9d")], discard_pile=names("Ks"), stock=names("3d"))
    laid, _ = play(whole, LayMeld(cards=cards("7c 7h 7s")))
    assert bot("NORMAL", laid) == Discard(card=Card.DIAMONDS_2)


def long_stock() -> list[str]:
    return names("Kd Kh Ks Qd Qh Qs Jd Jh Js 10d 10h 10s 9s 9h")


def test_hard_holds_melds_back_until_somebody_is_near_the_end() -> None:
    hand, far, near = names("7c 7h 7s 2d 3d 9c"), names("4c 4d 5c 5d"), names("4c 4d 5c")
    given: dict[str, Any] = {"phase": "PLAY", "discard_pile": names("Kc"), "stock": long_stock()}
    meld = LayMeld(cards=cards("7c 7h 7s"))
    assert isinstance(bot("HARD", table(**given, hands=[hand, far])), Discard)
    assert bot("HARD", table(**given, hands=[hand, near])) == meld
    assert bot("HARD", table(**given | {"stock": names("Kd Kh")}, hands=[hand, far])) == meld
    assert bot("HARD", table(**given, hands=[[*hand, *names("9d Jc")], far])) == meld
    assert bot("HARD", table(**given, hands=[names("7c 7h 7s 2d"), far])) == meld


def test_hard_does_not_discard_what_goes_with_the_takings_of_the_next_seat() -> None:
    state = table(
        3,
        turn=2,
        turn_number=3,
        hands=[names("9h 5c 5d 5h"), names("6c 6d 6h Jc"), names("2c 4d 10h Kh 8s")],
        discard_pile=names("Jd"),
        stock=names("Ks Qd Qh"),
        phase="PLAY",
    )
    _, taken = play(
        table(3, hands=[names("5c 5d 5h"), names("6c"), names("2c")], discard_pile=names("9h"), stock=names("Kd")),
        DrawDiscard(),
    )
    free = {bot("HARD", state, words=f"{number}") for number in range(20)}
    warned = {bot("HARD", state, words=f"{number}", history=tuple(taken)) for number in range(20)}
    assert free == {Discard(card=Card.HEARTS_10), Discard(card=Card.HEARTS_K)}
    assert warned == {Discard(card=Card.HEARTS_K)}


def test_hard_hopes_for_a_run_both_ways_while_the_stock_is_long() -> None:
    hands = [names("7d 2c 10s"), names("4c 4d 5c 5d")]
    stock = [name for name in long_stock() if name != "SPADES_10"]
    assert bot("HARD", table(hands=hands, discard_pile=names("8d"), stock=stock)) == DrawDiscard()
    assert bot("HARD", table(hands=hands, discard_pile=names("8d"), stock=stock[:12])) == DrawStock()
    assert bot("HARD", table(hands=hands, discard_pile=names("5h 8d"), stock=stock)) == DrawDiscard()
    assert bot("HARD", table(hands=hands, discard_pile=names("6d 8d"), stock=stock)) == DrawStock()
    assert bot("HARD", table(hands=hands, discard_pile=names("9d 8d"), stock=stock)) == DrawStock()


def finish(levels: tuple[str, ...], entropy: str, options: Options) -> Outcome:
    draws, choices = Draws(entropy_key(entropy)), stream(entropy)
    state, events = dealt(len(levels), entropy, options)
    shown = [[sight(TITLE).redact(event, AtSeat(seat)) for event in events] for seat in range(len(levels))]
    while (outcome := TITLE.outcome(state)) is None:
        seat = state.turn
        view, legal = TITLE.view_of(state, AtSeat(seat)), TITLE.legal_moves(state, seat)
        verdict = TITLE.decide(state, seat, TITLE.choose(view, shown[seat], legal, levels[seat], choices), draws)
        state = verdict.state
        for viewer, told in enumerate(shown):
            told.extend(sight(TITLE).redact(event, AtSeat(viewer)) for event in verdict.events)
    return outcome


@pytest.mark.parametrize(("strong", "weak"), [("NORMAL", "EASY"), ("HARD", "EASY")])
def test_stronger_bots_win_more_often(strong: str, weak: str) -> None:
    wins = 0
    for number in range(30):
        place = number % 2
        levels = (strong, weak) if place == 0 else (weak, strong)
        wins += finish(levels, f"duel {strong} {number}", Options()).placings[place].place == 1
    assert wins > 18


def test_bots_play_with_every_option() -> None:
    options = Options(ace=Ace.HIGH_OR_LOW, must_discard=True, layoff_requires_own_meld=True, target=50)
    for level in TITLE.levels:
        assert finish((level,) * 3, f"options {level}", options) is not None
