"""`fairdeal rulings`: what a front-end team sees of its own rule cases."""

from pathlib import Path

import pytest

from engine.registry import titles
from engine.rules_page import rule_texts
from tests.support.command import Run, runner
from tests.support.server import ROOT

GAMES = ROOT / "engine" / "games"
TITLE = titles()["take_that"]
TEXTS = rule_texts((GAMES / "take_that" / "RULES.md").read_text())

HOLDS = """
- ruling: Ten away is near enough
  rules: [T2.2]
  title: take_that
  seats: 3
  given: {turn: 0, hands: [[51], [31], [12]], row: [41]}
  play:
    - {seat: 0, move: {place: {card: 51}}}
"""


@pytest.fixture
def fairdeal(capfdbinary: pytest.CaptureFixture[bytes]) -> Run:
    return runner(capfdbinary)


def judged(fairdeal: Run, folder: Path, text: str) -> tuple[int, list[str]]:
    """Judge a file with this text."""
    (folder / "own.yaml").write_text(text)
    done = fairdeal("rulings", folder / "own.yaml")
    assert done.err == b""
    return done.code, done.out.decode().splitlines()


def test_every_ruling_of_every_title_holds(fairdeal: Run):
    done = fairdeal("rulings", GAMES)
    number = sum(file.read_text().count("\n- ruling:") for file in GAMES.rglob("rulings/*.yaml"))
    lines = done.out.decode().splitlines()
    assert (done.code, len(lines)) == (0, 1), lines
    assert number > 42
    count, _, total, *_ = lines[0].split()
    assert count == total
    assert int(total) >= number


def test_a_ruling_that_holds_says_little(fairdeal: Run, tmp_path: Path):
    assert judged(fairdeal, tmp_path, HOLDS) == (0, ["1 of 1 rulings hold."])


def test_a_ruling_that_fails_names_step_difference_and_rule(fairdeal: Run, tmp_path: Path):
    code, lines = judged(fairdeal, tmp_path, HOLDS.replace("card: 51}}", "card: 51}}, refused: OUT_OF_RANGE"))
    assert code == 1
    assert lines[0] == f"{tmp_path / 'own.yaml'}:2: Ten away is near enough"
    assert lines[1] == "  step 1, refused"
    assert lines[2].split(maxsplit=1) == ["expected", "OUT_OF_RANGE"]
    assert lines[3].split(maxsplit=1)[0] == "got"
    assert "accepted" in lines[3]
    assert lines[4] == f"  T2.2  {TEXTS['T2.2']}"
    assert lines[-1] == "0 of 1 rulings hold."


def test_a_ruling_that_cannot_be_read_names_the_place(fairdeal: Run, tmp_path: Path):
    code, lines = judged(fairdeal, tmp_path, HOLDS.replace("row: [41]", "row: [40]"))
    assert code == 1
    assert "cannot be read: ruling.given: 40 is no card" in lines[1]
    code, lines = judged(fairdeal, tmp_path, HOLDS + "  because: it is so\n" + HOLDS)
    assert code == 1
    assert "because" in lines[1]
    assert lines[-1] == "1 of 2 rulings hold."


def test_a_file_that_is_no_list_of_rulings_is_told(fairdeal: Run, tmp_path: Path):
    for text in ("ruling: alone", "- {", "\t- x"):
        code, lines = judged(fairdeal, tmp_path, text)
        assert (code, lines[-1]) == (1, "0 of 1 rulings hold.")


STRANGE = {
    "a seat in a move": ("play:", "play:\n    - {seat: 7, move: {place: {card: 51}}}", "there is no seat 7"),
    "a view": ("play:", "play:\n    - {view: {seat: 7}, expect: {hand: []}}", "there is no seat 7"),
    "a rule": ("[T2.2]", "[T2.2, T99.9]", "take_that has no rule 'T99.9'"),
    "an option": ("[T2.2]", "['option:jokers']", "take_that has no rule 'option:jokers'"),
    "a refusal's rule": ("51}}}", "51}}, refused: OUT_OF_RANGE, rule: T0.0}", "no rule 'T0.0'"),
    "a number": ("turn: 0", f"turn: {'9' * 100_000}", "at most 18 digits"),
    "an alias": ("turn: 0", "turn: *x", "aliases are not read"),
    "depth": ("turn: 0", f"turn: {'[' * 500}{']' * 500}", "more than 32 deep"),
    "a long word": ("turn: 0", f"turn: {'x' * 100_000}", "Expected `int`"),
    "nothing": ("  play:\n    - {seat: 0, move: {place: {card: 51}}}\n", "", "it expects nothing"),
}


@pytest.mark.parametrize(("old", "new", "problem"), STRANGE.values(), ids=STRANGE)
def test_whatever_one_ruling_holds_all_others_are_judged(
    fairdeal: Run, tmp_path: Path, old: str, new: str, problem: str
):
    code, lines = judged(fairdeal, tmp_path, HOLDS + HOLDS.replace(old, new) + HOLDS)
    assert (code, lines[-1]) == (1, "2 of 3 rulings hold.")
    assert problem in lines[1]
    assert max(map(len, lines)) < 5_000


def test_a_ruling_cannot_steer_the_terminal(fairdeal: Run, tmp_path: Path):
    named = HOLDS.replace("Ten away is near enough", '"\\e]0;owned\\a\\e[2J\\n\\x9b31m"').replace("51}}}", "52}}}")
    done = fairdeal("rulings", *[file for file in [tmp_path / "own.yaml"] if file.write_text(named)])
    assert (done.code, done.err) == (1, b"")
    assert {sign for sign in done.out.decode() if not sign.isprintable()} == {"\n"}


def test_nothing_to_judge_is_an_error(fairdeal: Run, tmp_path: Path):
    for arguments in ((), (tmp_path,), (tmp_path / "missing",)):
        done = fairdeal("rulings", *arguments)
        assert (done.code, done.out) == (2, b"")
        assert done.err.startswith(b"fairdeal rulings: ")
