"""The bots of UNO.

choose: what each level plays
worth: what a card is worth to NORMAL
guilt: how likely a Wild Draw Four was unjustified
"""
