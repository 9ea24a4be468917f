# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What holds for every test of deploying."""

import os

import pytest


@pytest.fixture(autouse=True)
def nobody_waits_for_the_disk(monkeypatch):
    """The drives of these tests are folders that soon go: thousands of times, no need to wait."""
    monkeypatch.setattr(os, "fsync", lambda handle: None)
