"""The rules of UNO.

setup: the empty table, the deal, the first card          check: which made-up tables are sound
decide: what a move does                                  evolve: how events change the table
legal: what a seat may do                                 refuse: why else not
ways: what is said with a card                            universe: every move that can be written down
playable: which cards may be played now                   stacking: which pass a debt on
playing: what a played card does                          custom_effects: what a customizable card does
challenge: was a Wild Draw Four justified                 calls: calling UNO, and catching
drawing: drawing, and renewing the draw pile              standing_call: a call ends as its hand changes
turns: whose turn it is                                   round_end: the end of a round and of the game
score: counting hands, ranking seats
"""
