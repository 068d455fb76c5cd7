"""The rules of Color Match.

setup: the empty table, and the deal                  check: which made-up tables are sound
legal: what a seat may do                             refuse: why else not
decide: what a move does                              evolve: how events change the table
score: who has won                                    tables: what the three tables have of their own

playable: which cards may be played                   sides: who may see which side of a card
playing: what a card does                             drawing: drawing, and the new draw pile
piles, bomb, hunt: what single kinds of cards do      turns: how a turn ends
clock: the Midnight Clock, and the flip
"""
