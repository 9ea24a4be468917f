# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Codes: six letters that name a deal, so that friends can play the same one on their own badges.

Five letters are a number in base 19, the sixth checks them: any one wrong letter and any two
letters swapped are noticed.
"""

from engine.errors import BadCode

# Consonants only, so that no code spells a word, and of letters that look or sound alike on a
# small screen (C G, I J L, O Q, U V) one each. 19 is prime: that is what makes the check sure.
LETTERS = "BCDFHJKLMNPRSTVWXYZ"
LENGTH = 6
DEALS = 19**5

# The weights of the six letters in the check sum: all different and none a multiple of 19.
_WEIGHTS = (2, 3, 4, 5, 6, 1)


def code_of(number):
    """Return the code of a deal, a number from 0 to DEALS - 1."""
    if not 0 <= number < DEALS:
        raise ValueError("a deal is a number from 0 to %d, not %r" % (DEALS - 1, number))
    base = len(LETTERS)
    values = [0] * LENGTH
    for place in range(LENGTH - 2, -1, -1):
        values[place] = number % base
        number //= base
    values[-1] = -_check_sum(values) % base
    return "".join([LETTERS[value] for value in values])


def number_of(code):
    """Return the deal that a code names; lower case and spaces are fine, a slip is a BadCode."""
    letters = code.replace(" ", "").upper()
    if len(letters) != LENGTH:
        raise BadCode("code_length", "a code has %d letters, not %d" % (LENGTH, len(letters)))
    values = [LETTERS.find(letter) for letter in letters]
    if -1 in values:
        place = values.index(-1)
        message = "letter %d of a code is one of %s, not %s" % (place + 1, LETTERS, letters[place])
        raise BadCode("code_letter", message)
    if _check_sum(values) % len(LETTERS):
        raise BadCode("code_slip", "there is no code %s: a letter is wrong or swapped" % letters)
    number = 0
    for value in values[:-1]:
        number = number * len(LETTERS) + value
    return number


def _check_sum(values):
    return sum([weight * value for weight, value in zip(_WEIGHTS, values)])
