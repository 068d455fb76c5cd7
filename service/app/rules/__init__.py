"""The use cases of RulesService, and the rule sets that everything reads.

rule_book: a title with what is compiled from it once       checks: what callers send, held against it
catalog, text_catalog: what can be played, and in which words
get_rule_set, moves, state, replay: the operations
"""
