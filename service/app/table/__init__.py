"""What happens at a table beside moves, once for all titles: decided by pure functions, done through the one way in.

lobby: seats before the start                  absence: what becomes of a seat that goes
pauses: by agreement of all                    due_step: what is due without anybody calling
bot_turn: the move of a bot                    settler: does what is due, once
scheduler: finds the games in which something is due
"""
