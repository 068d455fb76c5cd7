"""A game as its log: folded, kept in memory, appended to, shown, followed.

entry: an entry as stored bytes           snapshot: the table after an entry, and folding from one to the next
folded_game: one game in memory           cache: all games in memory, opened from the store
append: the one way into a log            follow: every version once, as it happens
update, describe_game: what is shown      tuning: sizes and times inside the process
file: a log file, line by line            reader: a log file that somebody brings, judged line by line
table_facts: who sits, clocks, pauses     clockwork, outages: what the clocks say
due_time, agenda: when something is due   listing: what lists show
readiness: whether it can be written      watch_places: how many may watch
check: what a log must be to be believed
"""
