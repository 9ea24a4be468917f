# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge en español: primer inicio, ajustes, estadísticas y desafíos; en la memoria solo
mientras se piden.
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
        "¡Te damos la bienvenida!",
        "Te esperan dos juegos. ¿Aprendes uno ahora, en dos minutos?",
        "Más tarde",
    ),
    # the rows of the settings
    "settings": (
        "Idioma",
        "Brillo",
        "Sonido",
        "Luces",
        "Repetir tecla",
        "Ver jugadas",
        "Daltonismo",
        "Confirmar fin",
        "Borrar los datos",
    ),
    "key_repeats": (
        "lento",
        "medio",
        "rápido",
    ),
    "erase?": (
        "¿Borrarlo todo?",
        "Ajustes, marcas, partida:",
        "quedará como nuevo.",
    ),
    # the ways to play that have statistics of their own
    "modes": (
        "Solo",
        "Juntos",
        "Desafío",
    ),
    # the captions of the figures; what is said if there are none; the sign before tenths
    "statistics": (
        "partidas",
        "récord",
        "media",
        "Aún no hay partidas",
        ",",
    ),
    # how hard a challenge is
    "levels": (
        "suave",
        "medio",
        "difícil",
        "muy difícil",
    ),
    # par; the most that is known; one's best; none yet; both with one's total; when it is reached
    "challenge": (
        "Par %d",
        "Mejor conocido: %d",
        "Tu récord: %d",
        "Aún sin jugar",
        "Par %d, tú %d",
        "Mejor conocido %d, tú %d",
        "¡Par alcanzado!",
        "¡Nadie lo ha hecho mejor!",
    ),
}
