# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge en español: lo que es largo y se ve poco, en la memoria solo mientras se ve."""

WORDS = {
    # ranks of one player in Bridges, from the humblest to the highest
    "bridges_ranks": (
        "Esbirro",
        "Aguador",
        "Unidor de bambú",
        "Atornillador",
        "Vertedor de hormigón",
        "Director de proyectos",
        "Maestro de puentes",
        "Proyectista profesional",
        "Adepto de la estática",
        "As de la arquitectura",
        "Genio de la construcción",
        "Dios de las islas",
    ),
    # ranks of one player in Route: our own ladder
    "route_ranks": (
        "Paseante",
        "Lector de señales",
        "Buscador de sendas",
        "Explorador novel",
        "Cartógrafo",
        "Navegante",
        "Explorador",
        "Pionero",
        "Señor de los caminos",
    ),
    # the rules on the badge, a page each: heading, text
    "route_rules": (
        (
            "La línea",
            "Dibujas una larga línea por los campos. Nunca pasa dos veces por un campo y tiene "
            "dos puntas.",
        ),
        (
            "Una ronda",
            "Todos usan la misma carta. Un paso va a un campo junto a una punta y gasta uno de "
            "los colores de la carta. Da los pasos que quieras.",
        ),
        (
            "Dos puntas",
            "En una ronda la línea crece por una sola de sus puntas, la que quieras. En la "
            "siguiente puede ser la otra.",
        ),
        (
            "Números",
            "Alcanzar un número da sus puntos: todos a quienes llegan primero, la mitad a "
            "quienes llegan en una ronda posterior.",
        ),
        (
            "El final",
            "Tras 15 cartas, cada campo fuera de tu línea cuesta un punto.",
        ),
        (
            "A solas",
            "Eliges dónde empezar. Un número vale entero si antes no alcanzaste otro mayor. Más "
            "de 35 es genial.",
        ),
        (
            "Botones",
            "Cruz: paso. ¿Dos caminos? Luego izquierda o derecha. A: otra punta. B: quitar. START: "
            "fin del turno. SELECT: cartas; mantenido: pista.",
        ),
    ),
    "bridges_rules": (
        (
            "Una ronda",
            "Todos juegan la misma carta. Primero puedes poner su número en una isla libre, luego "
            "trazar sus puentes: todos o ninguno.",
        ),
        (
            "Números",
            "Uno en cada isla, para siempre. Una isla con bandera necesita antes un puente. Nunca "
            "menos que los puentes que hay.",
        ),
        (
            "Puentes",
            "Por las líneas de puntos, dos como máximo, sin cruzarse. Un extremo debe tener "
            "número. Una isla acabada no admite más.",
        ),
        (
            "Acabada",
            "Una isla con tantos puentes como dice su número está acabada: se rodea y vale 2 "
            "puntos.",
        ),
        (
            "Premios",
            "4 banderas rojas: 9 puntos. 3 azules: 7. Seis islas acabadas y unidas: 8. Más tarde "
            "que otros: 5, 3 y 4.",
        ),
        (
            "A solas",
            "Rojas hasta la ronda 12, azules hasta la 7, seis hasta la 12: todos los puntos; si "
            "no, 5, 3 y 4. El total da tu rango.",
        ),
        (
            "Botones",
            "Cruz: mover. A: poner, o elegir una isla y trazar con la cruz. B: quitar. START: fin "
            "del turno. SELECT: cartas; mantenido: pista.",
        ),
    ),
    # when the program has failed: a heading, what it means, how to go on
    "trouble": (
        "Algo ha fallado",
        "Esto no debería pasar. La partida está guardada tal como quedó tras el último "
        "turno. La consola serie cuenta qué pasó.",
        "A: seguir",
    ),
    # on a board that lacks something: its name, what it lacks, the boards that are known
    "unknown_board": (
        "Drawbridge no conoce la placa %s.",
        "Le falta %s.",
        "Funciona en %s.",
    ),
}
