"""The page of rules: read by number, with the rules that no play can show."""

from engine.rules_page import headings, option_rules, rule_texts, undecidable

PAGE = """# Demo

## Source

Text with a | in it.

## Options

| option | values | rule |
|---|---|---|
| `speed` | 1 to 4 | D1.1: how fast |
| `house` | `A`, null: `A` | D1.1, section 2: one: or two |
| `bare` | 1 to 4 |

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


def test_rules_of_options_stand_before_the_colon() -> None:
    assert option_rules(PAGE) == {"speed": "D1.1", "house": "D1.1, section 2"}
    assert option_rules("| `speed` | 1 | D1.1: no section of options |\n") == {}
