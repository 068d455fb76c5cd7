"""Take That, where neither rulings nor the contract over every title can say it."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.draws import Draws, entropy_key
from engine.games.take_that import TITLE
from engine.games.take_that.bots import determinization, unseen
from engine.games.take_that.events import DealerDrawn, DeckShuffled, RowTaken
from engine.games.take_that.vocabulary import (
    DECK,
    Card,
    Move,
    Options,
    Phase,
    Place,
    Reverse,
    State,
    TakeRow,
    Tally,
    View,
    is_toad,
    reversal,
)
from engine.log import fold
from engine.notation import NotationError
from engine.outcome import Outcome, Placing
from engine.position import position
from engine.visibility import AtSeat, Auditor, redaction_of
from tests.support.titles import stream


def dealt(seats: int, entropy: str, options: Options | None = None) -> tuple[State, list[Any]]:
    chosen = options or Options()
    events = TITLE.setup(chosen, seats, Draws(entropy_key(entropy)))
    return fold(TITLE, TITLE.empty(chosen, seats), events), list(events)


def table(seats: int = 2, **given: Any) -> State:
    return position(TITLE, Options(), seats, given)


def test_the_deck_is_79_cards_of_which_72_are_pairs() -> None:
    assert len(DECK) == len(set(DECK)) == 79
    assert [card for card in DECK if is_toad(card)] == [22, 33, 44, 55, 66, 77, 88]
    pairs = {frozenset({card, reversal(card)}) for card in DECK if not is_toad(card)}
    assert len(pairs) == 36
    assert all(len(pair) == 2 and pair <= set(DECK) for pair in pairs)


@pytest.mark.parametrize(("seats", "hand"), [(2, 9), (3, 9), (4, 8)])
def test_cards_are_dealt_one_at_a_time_from_the_dealers_left(seats: int, hand: int) -> None:
    draws = Draws(entropy_key("order"))
    state, events = dealt(seats, "order")
    deck = draws.shuffle(1, "deck", DECK)
    first = (state.dealer + 1) % seats
    for place in range(seats):
        assert state.hands[(first + place) % seats] == tuple(sorted(deck[place : seats * hand : seats]))
    assert state.draw_pile == deck[seats * hand :]
    assert [event.draw_number for event in events if isinstance(event, DealerDrawn | DeckShuffled)] == [0, 1]


def test_every_seat_is_drawn_as_dealer_about_equally_often() -> None:
    dealers = Counter(dealt(4, f"dealer {number}")[0].dealer for number in range(400))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 70


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"row": (Card(41), Card(40))}, "40 is no card"),
        ({"row": (Card(41), Card(41))}, "41 lies at 2 places"),
        ({"draw_pile": (Card(12),)}, "12 lies at 2 places"),
        ({"hands": ((Card(13), Card(12)), ())}, "hands: not in order"),
        ({"hands": ((),), "row": ()}, "hands: 1 seats"),
        ({"face_up": ((Card(22),), ())}, "face_up: a toad"),
        ({"taken": ((),)}, "taken: not one part for each of 2 seats"),
        ({"tallies": ()}, "tallies: not one part for each of 2 seats"),
        ({"turn": 2}, "turn: there is no such seat"),
        ({"dealer": 5}, "dealer: there is no such seat"),
        ({"round": 3}, "round: 3"),
        ({"phase": Phase.MUST_PLACE, "row": (Card(41),)}, "row: not empty"),
        ({"phase": Phase.OVER}, "outcome: there is one"),
        ({"outcome": Outcome((Placing(0, 1, 0), Placing(1, 1, 0)))}, "outcome: there is one"),
        ({"phase": Phase.OVER, "outcome": Outcome(())}, "outcome: not one placing"),
        ({"turn_number": 79}, "turn_number: 79, but 2 cards"),
        ({"next_draw": 3}, "next_draw: 3"),
        ({"tallies": (Tally(), Tally(score=108))}, "tallies: seat 1"),
        ({"tallies": (Tally(score=-108), Tally())}, "tallies: seat 0"),
        ({"tallies": (Tally(penalty_count=108), Tally())}, "tallies: seat 0"),
        ({"extra": ((Card(55),), ()), "options": Options(two_player_extra=False)}, "extra: only"),
    ],
)
def test_a_table_that_cannot_be_is_found_out(changed: dict[str, Any], problem: str) -> None:
    sound = table(hands=[[12], [67]])
    assert TITLE.check(sound) == ()
    assert any(found.startswith(problem) for found in TITLE.check(replace(sound, **changed)))


@pytest.mark.parametrize("tally", [Tally(score=107), Tally(score=-107), Tally(toads=107), Tally(penalty_count=107)])
def test_a_seat_may_have_what_every_card_of_the_deck_costs(tally: Tally) -> None:
    """72 cards of one point and seven toads of five (T5.2)."""
    sound = table(hands=[[12], [67]])
    assert TITLE.check(replace(sound, tallies=(tally, Tally()))) == ()


def test_extra_cards_need_two_seats() -> None:
    sound = table(3, hands=[[12], [67], [68]])
    assert TITLE.check(replace(sound, extra=((Card(55),), (), ())))[0].startswith("extra: only")


def test_a_table_where_the_seat_on_turn_has_neither_card_nor_row_is_refused() -> None:
    with pytest.raises(NotationError, match="nobody can move"):
        table(hands=[[], [67]], draw_pile=[71])


def test_the_question_is_new_with_every_turn_round_and_taken_row() -> None:
    asked = [
        TITLE.decision(state, 0, None)
        for state in (
            table(hands=[[12], [67]]),
            table(hands=[[12], [67]], turn_number=2),
            table(hands=[[12], [67]], round=2),
            table(hands=[[12], [67]], phase="MUST_PLACE"),
        )
    ]
    assert len(set(asked)) == 4


def test_an_auditor_has_no_other_world() -> None:
    state, events = dealt(3, "auditor")
    assert TITLE.resample(state, Auditor(), events, stream("auditor")) == state


def test_a_scored_game_has_no_other_world() -> None:
    outcome = {"placings": [{"seat": 0, "place": 1, "score": 0}, {"seat": 1, "place": 1, "score": 0}]}
    state = table(hands=[[12, 13], [67, 68]], phase="OVER", outcome=outcome)
    assert TITLE.resample(state, AtSeat(0), (), stream("scored")) == state


def shown(state: State, events: list[Any], seat: int) -> tuple[View, list[Any]]:
    viewer, redact = AtSeat(seat), redaction_of(TITLE.cards, TITLE.event).redact
    return TITLE.view_of(state, viewer), [redact(event, viewer) for event in events]


def test_a_bot_counts_every_card_that_it_was_shown_and_no_other() -> None:
    hidden = {Card(55), Card(67), Card(71), Card(72)}
    state = table(
        hands=[[12], [67]], row=[13], draw_pile=[71, 72], face_up=[[34, 43], []], taken=[[], [14]], extra=[[], [55]]
    )
    old = RowTaken(seat=0, count=1, cards=(Card(98),))
    _, deal = dealt(2, "counts")
    view, history = shown(state, [old, *deal, RowTaken(seat=1, count=1, cards=(Card(14),))], 0)
    known = {12, 13, 34, 43, 14}
    assert set(unseen(view, history)) == set(DECK) - known
    assert hidden <= set(unseen(view, history))


def test_a_guess_fits_what_the_bot_sees() -> None:
    state, events = dealt(2, "guess")
    draws = Draws(entropy_key("guess"))
    choices = stream("guess")
    guesses = 0
    while TITLE.outcome(state) is None:
        seat = state.turn
        view, history = shown(state, events, seat)
        guessed = determinization(view, history, choices)
        assert TITLE.check(guessed) == ()
        assert len(Counter(card for pile in _piles(guessed) for card in pile)) == 79
        assert replace(TITLE.view_of(guessed, AtSeat(seat)), options=view.options) == view
        assert guessed.taken == state.taken
        guesses += guessed.hands != state.hands
        verdict = TITLE.decide(state, seat, choices.pick(TITLE.legal_moves(state, seat)), draws)
        state, events = verdict.state, events + list(verdict.events)
    assert guesses > 50


def _piles(state: State) -> tuple[Any, ...]:
    return (*state.hands, state.row, state.draw_pile, *state.face_up, *state.taken, *state.extra)


def bot(level: str, state: State, *, words: str = "bot") -> Move:
    view, history = shown(state, [], state.turn)
    return TITLE.choose(view, history, TITLE.legal_moves(state, state.turn), level, stream(words))


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(ValueError, match="there is no level 'GENIUS'"):
        bot("GENIUS", table(hands=[[12], [67]]))


def test_easy_reverses_seven_times_in_ten_and_takes_only_when_forced() -> None:
    state = table(hands=[[13, 42, 43], [67]], row=[34], draw_pile=[71, 72])
    chosen = Counter(type(bot("EASY", state, words=f"easy {number}")).__name__ for number in range(200))
    assert set(chosen) == {"Place", "Reverse"}
    assert 120 < chosen["Reverse"] < 160
    assert bot("EASY", table(hands=[[98], [67]], row=[34], draw_pile=[71, 72])) == TakeRow()


def test_normal_places_where_its_hand_can_follow_and_lays_toads_early() -> None:
    assert bot("NORMAL", table(hands=[[21, 41, 45, 46], [67]], row=[31], draw_pile=[71, 72])) == Place(card=Card(41))
    assert bot("NORMAL", table(hands=[[31, 44], [67]], row=[41], draw_pile=[71, 72])) == Place(card=Card(44))


def test_hard_keeps_a_pair_where_the_next_seat_will_hardly_escape_the_row() -> None:
    state = table(hands=[[55, 94], [43, 67]], row=[49], face_up=[[12, 21], []])
    assert bot("NORMAL", state) == Reverse(card=Card(94))
    assert bot("HARD", state) == Place(card=Card(55))


def play(levels: tuple[str, ...], entropy: str) -> Outcome:
    options, draws, choices = Options(games=1), Draws(entropy_key(entropy)), stream(entropy)
    state, events = dealt(len(levels), entropy, options)
    while TITLE.outcome(state) is None:
        view, history = shown(state, events, state.turn)
        move = TITLE.choose(view, history, TITLE.legal_moves(state, state.turn), levels[state.turn], choices)
        verdict = TITLE.decide(state, state.turn, move, draws)
        state, events = verdict.state, events + list(verdict.events)
    outcome = TITLE.outcome(state)
    assert outcome is not None
    return outcome


def test_normal_scores_more_than_easy() -> None:
    lead = 0
    for number in range(60):
        normal = number % 2
        levels = ("NORMAL", "EASY") if normal == 0 else ("EASY", "NORMAL")
        placings = play(levels, f"duel {number}").placings
        lead += placings[normal].score - placings[1 - normal].score
    assert lead > 60
