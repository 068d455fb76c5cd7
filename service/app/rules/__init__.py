"""The use cases of RulesService, and the rule sets as a server offers them.

get_rule_set, get_rule, moves, state, replay: the operations
checks: what callers send, held against the rules
catalog, client_data: what can be played, as data           text_catalog, rule_pages: in which words
"""
