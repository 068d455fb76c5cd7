"""The words of Color Match.

cards: the faces, and cards that have one on each side
options: the three tables, and what each lets a table agree on
decks: the cards of each table
card_data: every face as a client draws it
moves: what a seat can ask for, and why it is refused
events: what can happen
state: the whole table
view: what one viewer may know of it
zones: where cards lie, and how events move them
"""
