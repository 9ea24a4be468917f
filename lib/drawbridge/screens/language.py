# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The first screen of a new badge: its languages. The bottom line already speaks the one that the
bar is on.
"""

from drawbridge.screens.shore import Shore
from drawbridge.words import LANGUAGES, look_up, speak


class Language(Shore):
    """What is chosen is remembered; then the owner of a new badge is welcomed."""

    def __init__(self, app):
        speak(LANGUAGES[0])
        super().__init__(app, look_up("languages", "_extra"))

    def moved(self, place):
        speak(LANGUAGES[place])
        self.show_hints()

    def choose(self, place):
        app = self.app
        app.settings.language = LANGUAGES[place]
        app.saved.save_settings()
        if app.saved.new:
            from drawbridge.screens.welcome import Welcome

            app.show(Welcome)
        else:
            app.show_title()
