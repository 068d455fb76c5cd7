"""UNO: which hand cards glow, whoever is on turn."""

from engine.games.uno import TITLE
from engine.games.uno.vocabulary.moves import PlayCard
from engine.games.uno.vocabulary.options import Options, Stacking
from engine.games.uno.vocabulary.state import State
from engine.groups import CardGroup
from engine.visibility import AtSeat, Spectator
from tests.support.uno_tables import table


def fits(*places: int, target: str | None = "RED_9") -> tuple[CardGroup, ...]:
    return tuple(CardGroup(kind="FITS", places=(place,), target=target) for place in places)


def groups(state: State, seat: int) -> tuple[CardGroup, ...]:
    return TITLE.groups(TITLE.view_of(state, AtSeat(seat)))


def test_cards_fit_by_colour_sign_or_as_a_wild_type_also_off_turn() -> None:
    hands = [["BLUE_1"], ["RED_1", "BLUE_2", "BLUE_9", "WILD"], ["GREEN_1", "GREEN_2"]]
    state = table(hands=hands, discard_pile=["RED_9"], color="RED")
    assert groups(state, 0) == ()
    assert groups(state, 1) == fits(0, 2, 3)
    assert groups(state, 2) == ()
    assert TITLE.groups(TITLE.view_of(state, Spectator())) == ()


def test_the_named_colour_counts_and_not_the_printed_one() -> None:
    state = table(hands=[["RED_1", "BLUE_1"], ["RED_2"], ["RED_3"]], discard_pile=["RED_9", "WILD"], color="BLUE")
    assert groups(state, 0) == fits(1, target="WILD")


def test_where_nothing_lies_everything_fits() -> None:
    state = table(hands=[["RED_1", "BLUE_1"], ["RED_2"], ["RED_3"]])
    assert groups(state, 0) == fits(0, 1, target=None)


def owing(stacking: Stacking) -> State:
    return table(
        options=Options(stacking=stacking),
        phase="PENALTY",
        turn=1,
        pending={"seat": 1, "count": 2, "cause": "DRAW_TWO", "attacker": 0},
        hands=[["BLUE_1"], ["RED_1", "BLUE_DRAW_TWO", "WILD_DRAW_FOUR"], ["GREEN_DRAW_TWO"]],
        discard_pile=["RED_DRAW_TWO"],
        color="RED",
    )


def kinds(state: State, seat: int) -> list[tuple[str, int]]:
    return [(group.kind, place) for group in groups(state, seat) for place in group.places]


def test_a_debt_can_be_answered_only_with_the_option_and_its_cards() -> None:
    fitting = [("FITS", 0), ("FITS", 1), ("FITS", 2)]
    assert kinds(owing(Stacking.NONE), 1) == fitting
    assert kinds(owing(Stacking.SAME), 1) == [*fitting[:2], ("ANSWERS", 1), fitting[2]]
    assert kinds(owing(Stacking.ANY), 1) == [*fitting[:2], ("ANSWERS", 1), fitting[2], ("ANSWERS", 2)]
    assert kinds(owing(Stacking.SAME), 2) == [("FITS", 0), ("ANSWERS", 0)]


def test_cards_that_answer_are_the_legal_plays_under_a_debt() -> None:
    for stacking in Stacking:
        state = owing(stacking)
        plays = {move.card for move in TITLE.legal_moves(state, 1) if isinstance(move, PlayCard)}
        answers = {state.hands[1][group.places[0]] for group in groups(state, 1) if group.kind == "ANSWERS"}
        assert answers == plays
