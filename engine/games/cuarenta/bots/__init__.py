"""The bots of Cuarenta.

choose: the four levels                    evaluation: what a move is worth at once
search: playing a deal to its end          determinization: tables that fit what a seat knows
ladder: a run of games won one after the other, against levels that rise
"""
