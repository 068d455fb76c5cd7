"""The words of UNO.

base: what the structs are made on
cards: the cards, and the two decks made of them
custom: what the customizable cards do
options: what a table can agree on
moves: what a seat can ask for, and why it is refused
events/: what can happen
state: the whole table
view: what one viewer may know of it
zones: where cards lie, and how events move them
"""
