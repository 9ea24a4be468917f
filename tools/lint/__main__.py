# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""`python -m tools.lint`: one line for each finding in the files of the badge; silent in peace."""

import sys

from tools.lint.check import badge_files, check


def main():
    """Print every finding; return how many there are."""
    findings = []
    for path, source in badge_files().items():
        findings += check(path, source.decode())
    for finding in findings:
        print(finding)
    return len(findings)


if __name__ == "__main__":
    sys.exit(1 if main() else 0)
