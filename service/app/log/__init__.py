"""A game as its log: folded, kept in memory, appended to, shown, followed.

entry: an entry as stored bytes           snapshot: the table after an entry, and folding from one to the next
folded_game: one game in memory           cache: all games in memory, opened from the store
append: the one way into a log            fingerprint, versions: what a call asks for, which version it means
update, describe_game: what is shown       follow: every version once, as it happens
reader: a log file, judged line by line   tuning: sizes and times inside the process
"""
