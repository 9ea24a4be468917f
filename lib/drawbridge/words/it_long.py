# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge in italiano: ciò che è lungo e si vede di rado, in memoria solo quando si vede."""

WORDS = {
    # ranks of one player in Bridges, from the humblest to the highest
    "bridges_ranks": (
        "Manovale",
        "Gregario",
        "Legatore di bambù",
        "Avvitatore",
        "Gettatore di calcestruzzo",
        "Direttore di progetto",
        "Mastro ponteggiatore",
        "Professionista della progettazione",
        "Genio della statica",
        "Superarchitetto",
        "Genio della costruzione",
        "Dio delle isole",
    ),
    # ranks of one player in Route: our own ladder
    "route_ranks": (
        "Passeggiatore",
        "Lettore di cartelli",
        "Cercatore di sentieri",
        "Ricognitore",
        "Cartografo",
        "Navigatore",
        "Esploratore",
        "Apripista",
        "Signore dei cammini",
    ),
    # the rules on the badge, a page each: heading, text
    "route_rules": (
        (
            "La linea",
            "Disegni una lunga linea sui campi. Non passa mai due volte da un campo e ha due capi.",
        ),
        (
            "Un giro",
            "Tutti usano la stessa carta. Un passo va su un campo vicino a un capo e consuma uno "
            "dei colori della carta. Fai quanti passi vuoi.",
        ),
        (
            "Due capi",
            "In un giro la linea cresce da un solo capo, quello che vuoi. Nel giro dopo può "
            "essere l'altro.",
        ),
        (
            "Numeri",
            "Raggiungere un numero dà i suoi punti: tutti a chi arriva per primo, metà a chi "
            "arriva in un giro successivo.",
        ),
        (
            "La fine",
            "Dopo 15 carte ogni campo fuori dalla tua linea costa un punto.",
        ),
        (
            "Da soli",
            "Scegli dove iniziare. Un numero vale per intero se prima non ne hai raggiunto uno più "
            "grande. Più di 35 è ottimo.",
        ),
        (
            "Tasti",
            "Croce: passo. Due strade? Poi sinistra o destra. A: altro capo. B: annulla. START: "
            "fine turno. SELECT: carte; premuto a lungo: consiglio.",
        ),
    ),
    "bridges_rules": (
        (
            "Un giro",
            "Tutti giocano la stessa carta. Prima puoi scrivere il numero su un'isola libera, poi "
            "tracciare i ponti: tutti o nessuno.",
        ),
        (
            "Numeri",
            "Uno per isola, per sempre. Un'isola con bandiera vuole prima un ponte. Mai meno dei "
            "ponti che ci sono.",
        ),
        (
            "Ponti",
            "Lungo le linee a punti, al massimo due, mai incrociati. Un capo deve avere un numero. "
            "Un'isola finita non ne prende più.",
        ),
        (
            "Finita",
            "Un'isola con tanti ponti quanti dice il numero è finita: viene cerchiata e vale 2 "
            "punti.",
        ),
        (
            "Premi",
            "4 bandiere rosse: 9 punti. 3 blu: 7. Sei isole finite e collegate: 8. Più tardi degli "
            "altri: 5, 3 e 4.",
        ),
        (
            "Da soli",
            "Rosse entro il giro 12, blu entro il 7, sei entro il 12: punti pieni, altrimenti 5, 3 "
            "e 4. Il totale dà il tuo grado.",
        ),
        (
            "Tasti",
            "Croce: muovi. A: scrivi, o scegli un'isola e traccia con la croce. B: annulla. START: "
            "fine turno. SELECT: carte; premuto a lungo: consiglio.",
        ),
    ),
    # when the program has failed: a heading, what it means, how to go on
    "trouble": (
        "Qualcosa è andato storto",
        "Non doveva succedere. La partita è salvata com'era dopo l'ultimo turno. La console "
        "seriale dice che cosa è successo.",
        "A: avanti",
    ),
    # on a board that lacks something: its name, what it lacks, the boards that are known
    "unknown_board": (
        "Drawbridge non conosce la scheda %s.",
        "Manca %s.",
        "Funziona su %s.",
    ),
}
