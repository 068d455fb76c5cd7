"""The use cases of RulesService, and the rule sets as a server offers them.

get_rule_set, moves, state, replay: the operations          checks: what callers send, held against the rules
catalog, text_catalog: what can be played, and in which words
"""
