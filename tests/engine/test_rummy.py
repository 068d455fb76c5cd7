"""Straight Rummy, where neither rulings nor the contract over every title can say it."""

from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.draws import Draws, entropy_key
from engine.french import FrenchCard
from engine.games.rummy import TITLE
from engine.games.rummy.rules.melds import melds_in, shape_of, shapes
from engine.games.rummy.secrecy.knowledge import Shown
from engine.games.rummy.vocabulary.cards import DECK, bits, cards_of, points
from engine.games.rummy.vocabulary.events import DealerDrawn, DeckShuffled, PileReshuffled
from engine.games.rummy.vocabulary.melds import Meld, MeldKind
from engine.games.rummy.vocabulary.moves import Discard, DrawCard, LayOff, TakeDiscard
from engine.games.rummy.vocabulary.options import Ace, DrawPileRebuild, Options
from engine.games.rummy.vocabulary.state import Phase
from engine.notation import NotationError
from engine.outcome import Outcome, Placing
from engine.visibility import AtSeat, Auditor, Spectator
from tests.support.rummy_tables import cards, dealt, names, play, table
from tests.support.titles import stream


@pytest.mark.parametrize(("high", "count"), [(False, 329), (True, 369)])
def test_so_many_melds_exist(high: bool, count: int) -> None:
    every = shapes(high)
    assert len(every) == count
    assert Counter(shape.kind for shape in every.values()) == {MeldKind.SET: 65, MeldKind.RUN: count - 65}
    assert all(shape_of(shape.cards[::-1], high) is shape for shape in every.values())


def is_meld(those: tuple[FrenchCard, ...], high: bool) -> bool:
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
        draw_pile=names("Kh"),
    )
    moves = TITLE.legal_moves(state, 0)
    assert len(moves) == 45 + 11
    assert len(msgspec.json.encode(moves)) < 8 * 1024


def test_bits_and_cards_stand_for_each_other() -> None:
    assert cards_of(bits(DECK)) == DECK
    assert cards_of(bits(cards("Ks Ac Ac 7h"))) == cards("Ac 7h Ks")
    assert [points(card) for card in DECK[:13]] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    assert points(FrenchCard.CLUBS_A, ace=11) == 11


@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 7), (4, 7)])
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(seats: int, size: int) -> None:
    state, events = dealt(seats, "order")
    deck = Draws(entropy_key("order")).shuffle(1, "deck", DECK)
    first = (state.dealer + 1) % seats
    for place in range(seats):
        hand = sorted(deck[place : seats * size : seats], key=lambda card: card.order)
        assert state.hands[(first + place) % seats] == tuple(hand)
    assert state.discard_pile == (deck[seats * size],)
    assert state.draw_pile == deck[seats * size + 1 :]
    assert [event.draw_number for event in events if isinstance(event, DealerDrawn | DeckShuffled)] == [0, 1]


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
        ({"draw_pile": cards("2c")}, "CLUBS_2 lies at 2 places"),
        ({"hands": (cards("3c 2c"), cards("9d"))}, "hands: not in deck order"),
        ({"hands": (DECK[:11], cards("9d")), "discard_pile": cards("Kd")}, "hands: 11 cards, seat 0"),
        ({"hands": (cards("2c"),)}, "hands: 1 seats"),
        ({"scores": (0,)}, "scores: not one part for each of 2 seats"),
        ({"first_laid": (0,)}, "first_laid: not one part for each of 2 seats"),
        ({"first_laid": (0, 2)}, "first_laid: turn 2 has not come"),
        ({"last_laid": 3}, "last_laid: turn 3 has not come"),
        ({"last_meld": 3}, "last_meld: turn 3 has not come"),
        ({"round": 900_001}, "round: 900001 is further"),
        ({"turn_number": 900_001}, "turn_number: 900001 is further"),
        ({"voids": 900_001}, "voids: 900001 is further"),
        ({"next_draw": 900_001}, "next_draw: 900001 is further"),
        ({"scores": (0, 900_001)}, "scores: further"),
        ({"turn": 2}, "turn: there is no such seat"),
        ({"dealer": 5}, "dealer: there is no such seat"),
        ({"discard_pile": ()}, "discard_pile: empty"),
        ({"taken": FrenchCard.CLUBS_2}, "taken: nothing was drawn"),
        ({"taken": FrenchCard.DIAMONDS_9, "phase": Phase.PLAY}, "taken: the card lies where it cannot be"),
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
    with pytest.raises(NotationError, match="nobody can move"):
        table()
    with pytest.raises(NotationError, match="nobody can move"):
        table(phase="PLAY", hands=[[], names("9d")], discard_pile=names("Ks"))
    with pytest.raises(NotationError, match="nobody can move"):
        table(turn_number=0, hands=[names("2c"), names("9d")], draw_pile=names("Ks"))


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
    assert TITLE.resample(state, Auditor(), events, stream("auditor")) == state


def test_a_card_that_was_taken_stays_in_its_hand_until_it_is_laid_down() -> None:
    state, deal = dealt(3, "taken")
    up_card = state.discard_pile[0]
    other = next(card for card in state.hands[state.turn] if card != up_card)
    seat = state.turn
    state, events = play(state, TakeDiscard(), Discard(card=other))
    worlds = [TITLE.resample(state, Spectator(), [*deal, *events], stream("world", number)) for number in range(30)]
    assert all(up_card in world.hands[seat] for world in worlds)
    assert len({world.hands for world in worlds}) == 30
    assert all(world.discard_pile == state.discard_pile for world in worlds)


@pytest.mark.parametrize("rebuild", list(DrawPileRebuild))
def test_cards_of_a_new_draw_pile_are_told_from_cards_of_the_deal(rebuild: DrawPileRebuild) -> None:
    state, deal = dealt(2, "rebuilt", Options(draw_pile_rebuild=rebuild))
    events = list(deal)
    while not any(isinstance(event, PileReshuffled) for event in events):
        move = DrawCard() if state.phase is Phase.DRAW else TITLE.timeout_move(state, state.turn)
        state, more = play(state, move)
        events += more
    shown = Shown(events)
    drawer, other = state.turn, 1 - state.turn
    drawn = next(card for card in state.hands[drawer] if card in shown.born or card in shown.known)
    seen = {*state.draw_pile, drawn}
    worlds = [TITLE.resample(state, AtSeat(other), events, stream("world", number)) for number in range(20)]
    if rebuild is DrawPileRebuild.TURN_OVER:
        assert shown.known == seen
        assert worlds == [state] * 20
    else:
        assert set(shown.born) == seen
        assert all(world.hands[other] == state.hands[other] for world in worlds)
        assert all({*world.draw_pile, *world.hands[drawer]} >= seen for world in worlds)
        assert all(len(seen.intersection(world.hands[drawer])) == 1 for world in worlds)
        assert len({world.draw_pile for world in worlds}) == 20


def groups(hand: str, *melds: Meld, options: Options | None = None) -> list[tuple[str, str, Any]]:
    state = table(2, options, hands=[names("Kd"), names(hand)], discard_pile=names("Jd"), draw_pile=names("10d"))
    view = TITLE.view_of(replace(state, melds=melds), AtSeat(1))
    return [
        (group.kind, " ".join(short(view.hand[place]) for place in group.places), group.target)
        for group in TITLE.groups(view)
    ]


def short(card: FrenchCard) -> str:
    suit, _, rank = card.value.partition("_")
    return f"{rank}{suit[0].lower()}"


def test_groups_are_whole_melds_and_their_parts_of_three_off_turn_too() -> None:
    assert groups("4c 5c 6c 7c 2h 9s") == [
        ("RUN", "4c 5c 6c", None),
        ("RUN", "4c 5c 6c 7c", None),
        ("RUN", "5c 6c 7c", None),
    ]
    assert groups("8c 8d 8h 9h 10h") == [("SET", "8c 8d 8h", None), ("RUN", "8h 9h 10h", None)]
    assert groups("Ah Qh Kh") == []
    assert groups("Ah Qh Kh", options=Options(ace=Ace.HIGH_OR_LOW)) == [("RUN", "Ah Qh Kh", None)]


def test_groups_name_the_meld_that_a_card_extends() -> None:
    melds = (
        Meld(id=0, owner=0, kind=MeldKind.RUN, cards=cards("4s 5s 6s")),
        Meld(id=1, owner=0, kind=MeldKind.SET, cards=cards("7c 7d 7h")),
    )
    assert groups("2d 3s 7s", *melds) == [("LAY_OFF", "3s", "0"), ("LAY_OFF", "7s", "0"), ("LAY_OFF", "7s", "1")]


def test_a_hand_of_many_melds_has_few_groups() -> None:
    assert len(groups("Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c")) == 9
