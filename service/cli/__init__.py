"""The command line: each command is a function in a file of its own, loaded when it is called."""
