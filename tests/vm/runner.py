# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Runs the tests of one module where there is no pytest. This file runs on the VM."""

import sys


def run_module(name):
    """Call every test_ function of a module and print its name; in the end fail if any failed."""
    module = __import__(name, None, None, ("*",))
    failed = []
    for each in sorted(dir(module)):
        if not each.startswith("test_"):
            continue
        try:
            getattr(module, each)()
        except Exception as error:
            failed.append(each)
            print("FAILED", each)
            sys.print_exception(error)
        else:
            print("passed", each)
    if failed:
        raise AssertionError("failed on the VM: " + ", ".join(failed))
