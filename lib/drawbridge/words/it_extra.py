# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge in italiano: primo avvio, impostazioni, statistiche e sfide; in memoria solo finché
servono.
"""

WORDS = {
    # every language in its own words, in the order of LANGUAGES
    "languages": (
        "English",
        "Español",
        "Italiano",
    ),
    # after the language was chosen for the first time
    "welcome": (
        "Ti diamo il benvenuto!",
        "Ti aspettano due giochi. Ne impari uno ora, in due minuti?",
        "Più tardi",
    ),
    # the rows of the settings
    "settings": (
        "Lingua",
        "Luminosità",
        "Suono",
        "Luci",
        "Ripeti tasto",
        "Mostra mosse",
        "Daltonismo",
        "Conferma fine",
        "Cancella i dati",
    ),
    "key_repeats": (
        "lenta",
        "media",
        "veloce",
    ),
    "erase?": (
        "Cancellare tutto?",
        "Scelte, risultati, partita:",
        "tutto torna come nuovo.",
    ),
    # the ways to play that have statistics of their own
    "modes": (
        "Da solo",
        "Insieme",
        "Sfida",
    ),
    # the captions of the figures; what is said if there are none; the sign before tenths
    "statistics": (
        "partite",
        "record",
        "media",
        "Ancora nessuna partita",
        ",",
    ),
    # how hard a challenge is
    "levels": (
        "facile",
        "media",
        "difficile",
        "molto difficile",
    ),
    # par; the most that is known; one's best; none yet; both with one's total; when it is reached
    "challenge": (
        "Par %d",
        "Migliore noto: %d",
        "Il tuo record: %d",
        "Non ancora giocata",
        "Par %d, tu %d",
        "Migliore noto %d, tu %d",
        "Par raggiunto!",
        "Nessuno ha fatto di meglio!",
    ),
}
