"""The page of rules: read by number, with the rules that no play can show."""

from engine.rules_page import headings, rule_texts, undecidable

PAGE = """# Demo

## Source

Text with a | in it.

## Options

| option | values |
|---|---|
| `speed` | 1 to 4 |

## Turn

| id | tag | rule |
|---|---|---|
| D1.1 | S | First, with a `code` and a (D1.2). |
| D10.12a | S D | Second. |
| not a rule | S | Third. |

## Not decidable in play

Some rules are about the table, not the play:

- D1.1: nobody can see it.
- no rule: this is none.

## Afterwards

- D10.12a: this is another list.
"""


def test_rules_are_read_from_tables_by_their_numbers() -> None:
    assert rule_texts(PAGE) == {"D1.1": "First, with a `code` and a (D1.2).", "D10.12a": "Second."}


def test_only_its_own_section_lists_what_no_play_shows() -> None:
    assert undecidable(PAGE) == {"D1.1": "nobody can see it."}
    assert undecidable("# Demo\n") == {}


def test_headings_are_those_of_the_second_level() -> None:
    assert headings(PAGE) == ("Source", "Options", "Turn", "Not decidable in play", "Afterwards")
