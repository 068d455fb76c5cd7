"""What an operator sees of the process."""
