# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What is done once, when the badge is switched on; in memory only until then."""

from drawbridge.memory import forget
from drawbridge.words import LANGUAGES, speak


def begin(app):
    """Do as was chosen before, and show the title; on a new badge, the choice of a language."""
    settings = app.settings
    if app.saved.new and app.hardware.is_dark():
        settings.sound = False  # until it is chosen, no noise at night
    if settings.safe_colours:
        from drawbridge.draw.safe_colours import use_colours

        use_colours(app.canvas, True)
    if settings.language in LANGUAGES:
        speak(settings.language)
        app.show_title()
    else:
        from drawbridge.screens.language import Language

        app.show(Language)
    forget("drawbridge.first")
