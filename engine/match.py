# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""A match: seats, rounds, cards, whose turn it is, undo and the journal. Knows none of the games.

What a game must answer is what the classes that engine.games makes have in common; what a sheet
must, their sheets. The coming cards are in _deck and nowhere else: nothing public ever shows them.
"""

from engine.errors import BadRecord, IllegalMove
from engine.games import GAMES, make_game, number_of_game

END_TURN = 255
MOST_SEATS = 4

MATCH_OVER = "match_over"


class Match:
    """One match of a game, from the set-up to the final score."""

    def __init__(self, game, seats, code="", deck=None):
        """Deal the cards that the code names, or those of deck, first round first."""
        if seats not in (1, 2, 3, 4):
            raise ValueError("a match has 1 to %d seats, not %r" % (MOST_SEATS, seats))
        if deck is None:
            from engine.deal import number_of  # here, so that it can be let go afterwards
            from engine.dice import Dice

            deal = number_of(code)
            deck = bytearray(range(game.cards))
            Dice(deal).shuffle(deck)
            self.code = code.replace(" ", "").upper()
        else:
            self.code = ""
            if len(deck) != game.rounds or len(set(deck)) != game.rounds:
                raise ValueError("a deck has %d different cards" % game.rounds)
            if max(deck) >= game.cards or min(deck) < 0:
                raise ValueError("a card is a number from 0 to %d" % (game.cards - 1))
        self._deck = bytes(deck[: game.rounds])
        self.game = game
        self.seats = seats
        self.sheets = [game.sheet(seat, seats) for seat in range(seats)]
        self.journal = bytearray()
        self.awards = []  # of the last round: (seat, what, points); a game says what its what is
        self.over = False
        self.seat = 0
        self.round = 0 if game.has_set_up(seats) else 1  # 0 = the set-up
        self._round_start = 0  # where this round begins in the journal
        self._begin_turn()

    def _begin_turn(self):
        self._turn = len(self.journal)  # where this turn begins
        if self.round:
            self.card = self._deck[self.round - 1]
            self.sheet = self.sheets[self.seat]
        else:
            self.card = None
            self.sheet = self.sheets[self.game.set_up_sheet(self.seat, self.seats)]
        self.sheet.begin(self.card)

    # -- moves ------------------------------------------------------------------------------------

    def legal(self):
        """Return what this seat may play now, ascending; empty when the match is over."""
        if self.over:
            return []
        moves = self.sheet.legal()
        if not self.sheet.why_not_end():
            moves.append(END_TURN)
        return moves

    def why_not(self, move):
        """Return 0 if the move is legal, or the one reason that a person should be told."""
        if self.over:
            return MATCH_OVER
        if move == END_TURN:
            return self.sheet.why_not_end()
        return self.sheet.why_not(move)

    def play(self, move):
        """Play a legal move; an IllegalMove leaves everything as it was."""
        reason = self.why_not(move)
        if reason:
            raise IllegalMove(reason)
        self.journal.append(move)
        if move == END_TURN:
            self._end_turn()
        else:
            self.sheet.play(move)

    def undo(self):
        """Take back this turn's last move; False at the turn's beginning."""
        if len(self.journal) == self._turn:
            return False
        self.sheet.undo(self.journal[-1])
        self.journal = self.journal[:-1]
        return True

    def _end_turn(self):
        self.seat += 1
        if self.seat == self.seats:
            self.seat = 0
            self._end_round()
        if not self.over:
            self._begin_turn()

    def _end_round(self):
        self._round_start = len(self.journal)
        self.awards = self.game.awards(self.sheets, self.round) if self.round else []
        if self.round == self.game.rounds:
            self.over = True
            self.card = None
            self._turn = len(self.journal)
        else:
            self.round += 1

    # -- what may be known ------------------------------------------------------------------------

    def turn_moves(self):
        """Return the moves of this turn so far."""
        return bytes(self.journal[self._turn :])

    def seen(self):
        """Return the cards revealed so far, in order: what the printed legend would show."""
        return self._deck[: self.round]

    def scores(self):
        """Return for each seat the total and the parts it is made of, as game.parts names them."""
        result = []
        for sheet in self.sheets:
            parts = self.game.score(sheet)
            result.append((sum(parts),) + parts)
        return result

    def winners(self):
        """Return the seats with the highest total: several on a tie."""
        totals = [score[0] for score in self.scores()]
        best = max(totals)
        return [seat for seat in range(self.seats) if totals[seat] == best]

    def as_of_last_round(self):
        """Return this match as it was when the round began: what all may know of all."""
        deck = None if self.code else self._deck
        earlier = Match(self.game, self.seats, self.code, deck)
        for move in self.journal[: self._round_start]:
            earlier.play(move)
        return earlier

    # -- saving -----------------------------------------------------------------------------------

    def pack(self):
        """Return the match as bytes: the options and the journal, with version and checksum."""
        from engine.record import seal_record

        number = number_of_game(self.game)
        given_deck = b"" if self.code else self._deck
        return seal_record(number, self.seats, self.code, given_deck + self.journal)

    @classmethod
    def unpack(cls, data):
        """Return the match that pack() wrote; anything else is a BadRecord."""
        from engine.record import open_record

        number, seats, code, moves = open_record(data)
        if number >= len(GAMES):
            raise BadRecord("a saved match of an unknown game (number %d)" % number)
        game = make_game(*GAMES[number])
        try:
            if code:
                match = cls(game, seats, code)
            else:
                match = cls(game, seats, deck=moves[: game.rounds])
                moves = moves[game.rounds :]
            for move in moves:
                match.play(move)
        except (ValueError, IllegalMove) as error:
            raise BadRecord("a saved match that cannot have been played: %s" % error)
        return match
