"""The words of Cuarenta.

base: what the structs are made on
cards: the deck without 8, 9 and 10
options: what a table agrees on
moves: what a seat can ask for, and why it is refused
events: what can happen
state: the whole table
view: what one viewer may know of it, and what its hand makes
zones: where cards lie, and how events move them
"""
