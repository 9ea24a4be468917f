# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Packs what belongs on a badge's drive into a zip: our code, libraries that it needs, licences."""


class BundleError(Exception):
    """Something cannot go onto the badge: one line with the file, its fault, what was expected."""
