"""The words of Straight Rummy.

base: what every struct is that travels alone
cards: the deck as bits, points and data
options: what a table agrees on
melds: a meld on the table
moves: what a seat can ask for, and why it is refused
events: what can happen
state: the whole table
view: what one viewer may know of it
zones: where cards lie, and how events move them
"""
