# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge in italiano: i nomi dei bot e le ragioni dei loro consigli; in memoria solo quando
servono.
"""

WORDS = {
    # who sits on a seat
    "level_0": "persona",
    "level_1": "bot facile",
    "level_2": "bot medio",
    "level_3": "bot forte",
    # four for each level: from small animals of the water to large ones
    "bots_1": "Gambero Granchio Tritone Sardina",
    "bots_2": "Lontra Airone Foca Luccio",
    "bots_3": "Orca Squalo Kraken Balena",
    # why a move is good; where a number makes a difference, what is said for one comes first
    "why_room": "Lascia più spazio libero",
    "why_little_room": "Ostacola gli altri",
    "why_finishes": "Finisce un'isola|Finisce %d isole",
    "why_group": "Un gruppo di %d isole unite",
    "why_all_red": "Finisce l'ultima bandiera rossa",
    "why_all_blue": "Finisce l'ultima bandiera blu",
    "why_flag_red": "Avvicina le bandiere rosse",
    "why_flag_blue": "Avvicina le bandiere blu",
    "why_nearer": "Poi manca solo un ponte|Poi mancano solo %d ponti",
    "why_number": "Un buon posto per il %d",
    "why_full": "Raggiunge il %d: vale intero",
    "why_none_left": "Non lascia indietro campi",
    "why_both_ends": "Lascia liberi i due capi",
    "why_fields": "Avanza di un campo|Avanza di %d campi",
    "why_start": "Un buon posto per iniziare",
    "why_wait": "Meglio aspettare un'altra carta",
    "why_done": "Non resta nulla: fine turno",
    # alone among bots, before the set-up
    "you_begin": "Cominci tu",
    # the result
    "helped": "Con consigli: non è un record",
    "bot_plays": "Il bot più forte: giro %d di %d",
    "bot_total": "Il bot più forte: %d",
}
