"""One package a title; they never import each other."""
