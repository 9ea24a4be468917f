# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge en español: los nombres de los bots y las razones de sus pistas; en la memoria solo
mientras se piden.
"""

WORDS = {
    # who sits on a seat
    "level_0": "persona",
    "level_1": "bot fácil",
    "level_2": "bot medio",
    "level_3": "bot fuerte",
    # four for each level: from small animals of the water to large ones
    "bots_1": "Gamba Cangrejo Tritón Sardina",
    "bots_2": "Nutria Garza Foca Lucio",
    "bots_3": "Orca Tiburón Kraken Ballena",
    # why a move is good; where a number makes a difference, what is said for one comes first
    "why_room": "Deja más espacio libre",
    "why_little_room": "Se lo pone difícil a otros",
    "why_finishes": "Termina una isla|Termina %d islas",
    "why_group": "Un grupo de %d islas unidas",
    "why_all_red": "Termina la última bandera roja",
    "why_all_blue": "Termina la última bandera azul",
    "why_flag_red": "Acerca las banderas rojas",
    "why_flag_blue": "Acerca las banderas azules",
    "why_nearer": "Ya solo falta un puente|Ya solo faltan %d puentes",
    "why_number": "Un buen sitio para el %d",
    "why_full": "Llega al %d: vale entero",
    "why_none_left": "No deja ningún campo atrás",
    "why_both_ends": "Deja libres las dos puntas",
    "why_fields": "Avanza un campo|Avanza %d campos",
    "why_start": "Un buen sitio para empezar",
    "why_wait": "Mejor esperar otra carta",
    "why_done": "No queda nada: fin del turno",
    # alone among bots, before the set-up
    "you_begin": "Empiezas tú",
    # the result
    "helped": "Con pistas: no es récord",
    "bot_plays": "El bot más fuerte: ronda %d de %d",
    "bot_total": "El bot más fuerte: %d",
}
