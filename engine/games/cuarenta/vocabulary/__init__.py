"""The words of Cuarenta.

cards: the deck without 8, 9 and 10       moves: options, phases, moves, why one is refused
table: the state and its view             events: what can happen, and how it moves cards
"""
