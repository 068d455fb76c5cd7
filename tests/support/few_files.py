"""Runs the server with 1,024 file descriptors at most, as many systems give a process."""

import resource
import runpy

FILES = 1024
"""The soft and the hard limit."""

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    runpy.run_module("service", run_name="__main__", alter_sys=True)
