"""Color Match, where neither rulings nor the contract over every title can say it."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.draws import Draws, entropy_key
from engine.games.color_match import TITLE
from engine.games.color_match.rules.playable import matching
from engine.games.color_match.rules.setup import _scattered as scattered
from engine.games.color_match.rules.tables import TABLES, first_side
from engine.games.color_match.vocabulary.cards import (
    COLORS,
    Attack,
    Card,
    Face,
    Kind,
    in_order,
    place_of,
    turned,
)
from engine.games.color_match.vocabulary.decks import DECKS, deck_of
from engine.games.color_match.vocabulary.options import BackFaces, Options, Side, Table
from engine.games.color_match.vocabulary.state import Phase, Pile
from engine.hand import deck_key
from engine.log import fold
from engine.outcome import Outcome, Placing
from engine.visibility import AtSeat, Auditor
from tests.support.color_match_tables import DAY_NIGHT, SIEGE, dealt, table
from tests.support.titles import stream


@pytest.mark.parametrize(
    ("name", "size", "counts"),
    [
        (Table.CLASSIC, 112, {"0": 4, "7": 8, "SKIP": 8, "REVERSE": 8, "DRAW_TWO": 8, "BOMB": 4, "WILD": 4}),
        (Table.SIEGE, 112, {"0": 4, "7": 8, "DRAW_TWO": 8, "SHIELD": 4, "BOMB": 0, "WILD_DRAW_FOUR": 4}),
        (Table.DAY_NIGHT, 104, {"0": 0, "7": 8, "SKIP": 8, "REVERSE": 8, "DRAW_ONE": 12, "DRAW_TWO": 0, "WILD": 4}),
    ],
)
def test_the_decks_are_those_of_the_rules(name: Table, size: int, counts: dict[str, int]) -> None:
    deck = deck_of(name, None)
    assert len(deck) == size
    symbols = Counter(card.face.symbol for card in deck)
    assert {symbol: symbols[symbol] for symbol in counts} == counts
    colors = Counter(card.face.color for card in deck if card.face.color)
    assert len(set(colors.values())) == 1
    assert set(colors) == set(COLORS)


def test_the_night_side_has_no_wild_but_color_hunt_and_twelve_plus_five() -> None:
    night = Counter(card.back.symbol for card in deck_of(Table.DAY_NIGHT, Side.DAY) if card.back)
    assert (night["COLOR_HUNT"], night["DRAW_FIVE"], night["WILD"], night["DRAW_ONE"]) == (4, 12, 0, 0)


def test_which_faces_share_a_card_is_fixed_by_the_published_rule() -> None:
    deck = deck_of(Table.DAY_NIGHT, Side.DAY)
    plain = [str(number) for number in range(1, 10) for _ in range(2)] + ["SKIP"] * 2 + ["REVERSE"] * 2
    day = [f"{color}_{symbol}" for color in COLORS for symbol in [*plain, *["DRAW_ONE"] * 3]] + ["WILD"] * 4
    night = [f"{color}_{symbol}" for color in COLORS for symbol in [*plain, *["DRAW_FIVE"] * 3]] + ["COLOR_HUNT"] * 4
    assert list(deck) == [Card(Face(day[i]), Face(night[(63 * i + 73) % 104])) for i in range(104)]
    assert len(set(deck)) == 104
    assert all(card.face is not card.back for card in deck)
    assert deck_of(Table.DAY_NIGHT, Side.NIGHT) == tuple(map(turned, deck))


def test_own_deck_order_is_that_of_the_engine() -> None:
    cards = [*deck_of(Table.CLASSIC, None), *deck_of(Table.DAY_NIGHT, Side.DAY), *deck_of(Table.DAY_NIGHT, Side.NIGHT)]
    assert sorted(cards, key=place_of) == sorted(cards, key=deck_key)


def test_attacks_rank_by_their_order_and_answers_stay_inside_a_deck() -> None:
    assert [attack.amount for attack in Attack] == [1, 2, 5, 4]
    for name, rules in TABLES.items():
        deck = DECKS[name]
        held = {card.face.attack for card in deck} | {card.back.attack for card in deck if card.back}
        assert set(rules.answers) == held - {None}, name
        assert all(allowed <= set(rules.answers) for allowed in rules.answers.values())


def test_every_face_matches_by_its_color_or_symbol_or_is_a_wild_type() -> None:
    allowed = matching(COLORS[0], Face.BLUE_SKIP)
    assert {face for face in Face if face.symbol == "SKIP"} <= allowed
    assert {face for face in Face if face.color is COLORS[0]} <= allowed
    assert {Face.WILD, Face.WILD_DRAW_FOUR, Face.COLOR_HUNT} <= allowed
    assert Face.BLUE_7 not in allowed
    assert matching(None, Face.COLOR_HUNT) == set(Face)


@pytest.mark.parametrize("seats", range(2, 7))
def test_cards_are_dealt_one_at_a_time_from_the_first_seat(seats: int) -> None:
    state = dealt(seats, "order")
    deck = Draws(entropy_key("order")).shuffle(1, "deck", deck_of(Table.CLASSIC, None))
    for place in range(seats):
        assert state.hands[(state.turn + place) % seats] == in_order(deck[place : 7 * seats : seats])


def test_every_seat_begins_about_equally_often_and_always_on_a_number() -> None:
    games = [dealt(4, f"first {number}") for number in range(300)]
    first = Counter(game.turn for game in games)
    assert min(first[seat] for seat in range(4)) > 50
    assert {game.discard_pile[-1].face.kind for game in games} == {Kind.NUMBER}


def test_cards_that_go_back_lie_anywhere_in_the_draw_pile() -> None:
    places: list[float] = []
    for number in range(300):
        options = Options()
        events = TITLE.setup(options, 2, Draws(entropy_key(f"back {number}")))
        turned_up = [event.card for event in events if type(event).__name__ == "StartCardTurned"]
        if len(turned_up) == 2 and turned_up[0].face in (Face.WILD, Face.WILD_DRAW_FOUR):
            pile = fold(TITLE, TITLE.empty(options, 2), events).draw_pile
            places += [place / len(pile) for place, card in enumerate(pile) if card == turned_up[0]]
    assert min(places) < 0.25
    assert max(places) > 0.75


def test_a_card_that_goes_back_comes_to_every_place_of_the_draw_pile() -> None:
    pile, card = deck_of(Table.CLASSIC, None)[:2], deck_of(Table.CLASSIC, None)[-1]
    places = {scattered((card,), pile, Draws(entropy_key(f"{n}")).stream(0, "x")).index(card) for n in range(50)}
    assert places == {0, 1, 2}


def test_a_hand_of_all_cards_stays_within_the_bounds_of_legal_moves() -> None:
    for options in (Options(), DAY_NIGHT, replace(DAY_NIGHT, first_side=Side.NIGHT)):
        deck = deck_of(options.table, first_side(options))
        state = replace(TITLE.empty(options, 2), hands=(in_order(deck), ()))
        legal = TITLE.legal_moves(state, 0)
        assert len(legal) <= 117
        assert len(msgspec.json.encode(legal)) <= 32 * 1024


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"options": replace(SIEGE, bomb_draw=2)}, "options.bomb_draw: belongs to another table"),
        ({"options": DAY_NIGHT}, "side: there is one"),
        ({"side": Side.DAY}, "side: there is one"),
        ({"hands": ((),), "shields": (False,)}, "hands: 1 seats"),
        ({"shields": (False,)}, "shields: not one part"),
        ({"shields": (True, False)}, "shields: only at the Siege table"),
        ({"turn": 2}, "turn: there is no such seat"),
        ({"direction": 0}, "direction: neither"),
        ({"clock": 1}, "clock: it would have turned"),
        ({"idle_turns": 2}, "idle_turns: 2 such turns of 2 seats block the game"),
        ({"draw_pile": (Card(Face.RED_0),) * 2}, "RED_0, back None, lies on the table 2 times, 1 in the deck"),
        ({"draw_pile": (Card(Face.RED_SHIELD),)}, "RED_SHIELD, back None, lies on the table 1 times, 0 in the deck"),
        ({"draw_pile": (Card(Face.RED_1, Face.BLUE_1),)}, "RED_1, back BLUE_1, lies"),
        ({"hands": ((Card(Face.BLUE_1), Card(Face.RED_1)), ())}, "hands: not in deck order"),
        ({"color": COLORS[1]}, "color: YELLOW, but the top card is RED_9"),
        ({"top_turned": True}, "top_turned: only a two-faced card"),
        ({"phase": Phase.PILE}, "pile: one waits if and only if"),
        ({"pile": Pile(kind=Attack.DRAW_TWO, count=2, target=0)}, "pile: one waits if and only if"),
        ({"phase": Phase.PILE, "pile": Pile(kind=Attack.DRAW_TWO, count=2, target=1)}, "pile.target: not the seat"),
        ({"phase": Phase.PILE, "pile": Pile(kind=Attack.DRAW_ONE, count=1, target=0)}, "pile.kind: DRAW_ONE"),
        ({"turn_number": 900_001}, "turn_number: 900001 is further"),
        ({"next_draw": 900_001}, "next_draw: 900001 is further"),
        (
            {"phase": Phase.PILE, "pile": Pile(kind=Attack.DRAW_TWO, count=17, target=0)},
            "pile.count: 17, but the attacks",
        ),
        ({"phase": Phase.DRAWN}, "drawn_place: there is one"),
        ({"phase": Phase.DRAWN, "drawn_place": 2}, "drawn_place: not a card in the hand"),
        ({"phase": Phase.OVER}, "outcome: there is one"),
        ({"phase": Phase.OVER, "outcome": Outcome(())}, "outcome: not one placing"),
        ({"outcome": Outcome((Placing(0, 1, 0), Placing(1, 1, 0)))}, "outcome: there is one"),
    ],
)
def test_a_table_that_cannot_be_is_found_out(changed: dict[str, Any], problem: str) -> None:
    sound = table(hands=[["RED_1", "BLUE_2"], ["RED_3"]], discard_pile=["RED_9"], color="RED")
    assert TITLE.check(sound) == ()
    assert any(found.startswith(problem) for found in TITLE.check(replace(sound, **changed)))


def test_groups_tell_what_fits_and_what_answers_also_off_turn() -> None:
    state = table(
        SIEGE,
        phase="PILE",
        hands=[["RED_1", "BLUE_DRAW_TWO", "GREEN_SHIELD", "WILD"], ["GREEN_4", "RED_DRAW_TWO"]],
        discard_pile=["RED_DRAW_TWO"],
        color="RED",
        pile={"kind": "DRAW_TWO", "count": 2, "target": 0},
    )
    shown = [
        [(group.kind, group.places, group.target) for group in TITLE.groups(TITLE.view_of(state, AtSeat(seat)))]
        for seat in (0, 1)
    ]
    assert sorted(shown[0]) == [
        ("ANSWERS", (1,), "DRAW_TWO"),
        ("ANSWERS", (2,), "DRAW_TWO"),
        ("FITS", (0,), "RED_DRAW_TWO"),
        ("FITS", (2,), "RED_DRAW_TWO"),
        ("FITS", (3,), "RED_DRAW_TWO"),
    ]
    assert sorted(shown[1]) == [("ANSWERS", (0,), "DRAW_TWO"), ("FITS", (0,), "RED_DRAW_TWO")]


def test_no_group_answers_where_no_pile_waits_and_everything_fits_an_open_table() -> None:
    state = table(hands=[["RED_1", "BLUE_2"], ["GREEN_4"]], discard_pile=["WILD"], color=None)
    assert [group.kind for group in TITLE.groups(TITLE.view_of(state, AtSeat(0)))] == ["FITS", "FITS"]


def test_every_face_has_the_copies_of_its_fullest_deck_and_a_short_sign() -> None:
    data = {each.card: each for each in TITLE.deck}
    assert [data[card].copies for card in ("RED_0", "RED_5", "BLUE_DRAW_ONE", "GREEN_SHIELD", "WILD")] == [
        1,
        2,
        3,
        1,
        4,
    ]
    assert [data[card].glyph for card in ("RED_5", "BLUE_DRAW_ONE", "WILD_DRAW_FOUR")] == ["5", "+1", "+4"]
    assert (data["RED_SKIP"].suit, data["RED_SKIP"].rank, data["WILD"].suit) == ("RED", "SKIP", None)


def test_an_auditor_has_one_world() -> None:
    state = dealt(3, "auditor", DAY_NIGHT)
    assert TITLE.resample(state, Auditor(), (), stream("auditor")) == state


def test_where_all_backs_are_seen_a_twin_shows_the_same_backs() -> None:
    options = replace(DAY_NIGHT, back_faces=BackFaces.EVERYONE)
    events = TITLE.setup(options, 3, Draws(entropy_key("backs")))
    state = fold(TITLE, TITLE.empty(options, 3), events)
    twin = TITLE.resample(state, AtSeat(0), events, stream("backs"))
    assert twin.hands[0] == state.hands[0]
    assert twin.hands[1:] != state.hands[1:]
    assert TITLE.view_of(twin, AtSeat(0)) == TITLE.view_of(state, AtSeat(0))
