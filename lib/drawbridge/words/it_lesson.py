# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge in italiano: ciò che dicono le lezioni, in memoria solo mentre si danno."""

WORDS = {
    # what the next key does: go to an island, draw, step; and SELECT
    "keys": (
        "vai lì",
        "traccia",
        "passo",
        "esci",
    ),
    # the question before a lesson is left
    "leave": (
        "Lasciare la lezione?",
        "Ti aspetta in Come si gioca.",
    ),
    # the rows of How to play
    "how_to": (
        "Lezione: %s",
        "Regole: %s",
    ),
    # the lesson of Bridges, a bubble each; the script says which belongs to which move
    "bridges": (
        "Scrivi numeri sulle isole e dai a ognuna i suoi ponti.",
        "Prima un 3 o un 4 su un'isola senza bandiera. Questa!",
        "START chiude il turno. Poi si scopre una carta.",
        "La carta dice: scrivi un 1 e traccia 1 ponte. L'1 va qui.",
        "Ora il ponte. A sceglie l'isola, la croce lo traccia.",
        "L'1 ha il suo ponte: è finita e cerchiata. 2 punti!",
        "Una bandiera vuole un ponte prima del numero. Salta il 6.",
        "Tutti o nessuno: la carta ha 2 ponti, quindi entrambi.",
        "Il 3 ora ha i suoi 3 ponti. Finita!",
        "La bandiera ha dei ponti: può avere il 3 della carta.",
        "Con un altro ponte è finita.",
        "Le 4 bandiere rosse: 9 punti. Le 3 blu: 7. Fai presto!",
        "Due giri dopo: cinque isole finite e collegate.",
        "Sei danno un premio. Scrivi il 2: i ponti ci sono già.",
        "Sei collegate! I ponti di questa carta li puoi saltare.",
        "Dopo 17 carte vince chi ha più punti.",
        "B annulla, SELECT mostra le carte. Buon divertimento!",
    ),
    # the lesson of Route
    "route": (
        "Traccia una lunga linea sui campi, di numero in numero.",
        "Comincia su uno di quattro campi. Prendi questo.",
        "START chiude il turno. Poi si scopre una carta.",
        "La carta ha dei colori. I campi chiari ne hanno uno: avanti!",
        "Quel colore è usato. Prosegui con un altro.",
        "Usa quanti colori vuoi. Ora chiudi il turno.",
        "La linea ha due capi. A prende l'altro.",
        "In un turno cresce un solo capo. Ancora un passo.",
        "Il giallo diventa linea a fine turno.",
        "Ci sono due campi chiari. Un secondo tasto decide.",
        "I numeri sono punti. Prendi questo!",
        "Si conta alla fine del turno.",
        "Da soli: prima i piccoli. Dopo uno più grande valgono la metà.",
        "Dopo 15 carte ogni campo mancato costa un punto. Divertiti!",
    ),
}
