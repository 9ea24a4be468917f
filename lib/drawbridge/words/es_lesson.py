# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Drawbridge en español: lo que dicen las lecciones, en la memoria solo mientras se dan."""

WORDS = {
    # what the next key does: go to an island, draw, step; and SELECT
    "keys": (
        "ve allí",
        "traza",
        "paso",
        "salir",
    ),
    # the question before a lesson is left
    "leave": (
        "¿Dejar la lección?",
        "Te espera en Cómo se juega.",
    ),
    # the rows of How to play
    "how_to": (
        "Lección: %s",
        "Reglas: %s",
    ),
    # the lesson of Bridges, a bubble each; the script says which belongs to which move
    "bridges": (
        "Escribe números en las islas y dale a cada una sus puentes.",
        "Primero, un 3 o un 4 en una isla sin bandera. ¡En esta!",
        "START acaba el turno. Luego se descubre una carta.",
        "La carta dice: escribe un 1 y traza 1 puente. El 1 va aquí.",
        "Ahora el puente. A elige la isla y la cruz lo traza.",
        "El 1 ya tiene su puente: isla acabada, rodeada. ¡2 puntos!",
        "Una bandera quiere puente antes que número. Salta el 6 y traza.",
        "Todos o ninguno: la carta tiene 2 puentes, así que ambos.",
        "El 3 ya tiene sus 3 puentes. ¡Acabada!",
        "La bandera ya tiene puentes: puede llevar el 3 de la carta.",
        "Con un puente más está acabada.",
        "Las 4 banderas rojas: 9 puntos. Las 3 azules: 7. ¡Pronto!",
        "Dos rondas después: cinco islas acabadas y unidas.",
        "Seis dan un premio. Escribe el 2: ya tiene sus puentes.",
        "¡Seis unidas! Puedes saltarte los puentes de esta carta.",
        "Tras 17 cartas gana quien tenga más puntos.",
        "B deshace, SELECT muestra las cartas. ¡A jugar!",
    ),
    # the lesson of Route
    "route": (
        "Traza una larga línea por los campos, de número en número.",
        "Empieza en uno de cuatro campos. Toma este.",
        "START acaba el turno. Luego se descubre una carta.",
        "La carta tiene colores. Los campos claros los tienen: ¡avanza!",
        "Ese color ya está gastado. Sigue con otro.",
        "Usa los colores que quieras. Ahora acaba el turno.",
        "La línea tiene dos puntas. A toma la otra.",
        "En un turno crece una sola punta. Un paso más.",
        "Lo amarillo se vuelve línea al acabar el turno.",
        "Hay dos campos claros hacia allí. Otra tecla decide.",
        "Los números son puntos. ¡A por este!",
        "Se cuenta al acabar el turno.",
        "A solas: primero los bajos. Tras uno mayor valen la mitad.",
        "Tras 15 cartas cada campo sin visitar resta un punto. ¡A jugar!",
    ),
}
