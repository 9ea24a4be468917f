# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge on the badge: starts the app, nothing else."""

import supervisor

from drawbridge.app import App

# A computer that touches the drive would otherwise restart the program in the middle of a match.
supervisor.runtime.autoreload = False

app = App()
while True:
    app.tick()
