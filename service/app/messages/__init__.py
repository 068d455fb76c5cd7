"""What travels: the words of every answer, and the requests and responses of each operation.

vocabulary: entries, updates, logs        request: the base of every request
unions: over all titles                   table_events, table_settings: a table beside its cards
games, lobby, seats, series, logs, watch: GameService
rules, catalog, client_data, texts: RulesService
display_name, whole_numbers, times: what is taken for a name, a whole number, a time
said: what people are told of a field that is refused
"""
