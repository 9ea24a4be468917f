# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Stand-in for `keypad`: the eight buttons as a queue of events."""

from collections import deque

from tools.sim import power


class Event:
    """A button went down or came up. Two are equal if button and direction are, whenever it was."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        if key_number < 0:
            raise ValueError("key_number must be >= 0")
        self._set(key_number, bool(pressed), timestamp)

    def _set(self, key_number, pressed, timestamp=None):
        self._key_number = key_number
        self._pressed = pressed
        self._timestamp = power.current().clock.ticks_ms if timestamp is None else timestamp

    key_number = property(lambda self: self._key_number)
    pressed = property(lambda self: self._pressed)
    released = property(lambda self: not self._pressed)
    timestamp = property(lambda self: self._timestamp)

    def __eq__(self, other):
        return isinstance(other, Event) and hash(self) == hash(other)

    def __hash__(self):
        return (self._pressed << 15) + self._key_number

    def __repr__(self):
        state = "pressed" if self._pressed else "released"
        return f"<Event: key_number {self._key_number} {state}>"


# A program that has answered an event looks for the next, shows what it has to, and looks again.
_LOOKS = 2


class EventQueue:
    """Events that the program has not read. Looking into an empty queue is how a program idles, so
    every such look lets a loop's worth of time pass."""

    def __init__(self, max_events):
        self.overflowed = False
        self._max_events = max_events
        self._events = deque()
        self._looks = _LOOKS  # how often the program has found nothing since the last event

    def _put(self, event):
        self._looks = 0
        if len(self._events) < self._max_events:
            self._events.append(event)
        else:
            self.overflowed = True

    def get(self):
        return self._events.popleft() if len(self) else None

    def get_into(self, event):
        if not isinstance(event, Event):
            raise TypeError(f"event must be of type Event, not {type(event).__name__}")
        if not len(self):
            return False
        found = self._events.popleft()
        event._set(found.key_number, found.pressed, found.timestamp)
        return True

    def clear(self):
        self._events.clear()
        self.overflowed = False

    def __len__(self):
        if not self._events:
            self._looks += 1
            power.current().clock.idle()
        return len(self._events)


class ShiftRegisterKeys:
    """Watches the badge's buttons from its making until `deinit`."""

    def __init__(
        self,
        *,
        clock,
        data,
        latch,
        value_to_latch=True,
        key_count,
        value_when_pressed,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        if key_count < 1:
            raise ValueError("key_count must be >= 1")
        if max_events < 1:
            raise ValueError("max_events must be >= 1")
        if not 1 <= debounce_threshold <= 127:
            raise ValueError("debounce_threshold must be 1-127")
        machine = power.current()
        machine.claim(clock, data, latch)
        self._pins = (clock, data, latch)
        self._machine = machine
        # A shift register wired the other way round reads every button as held down.
        self._wrong_way = not value_when_pressed
        self.key_count = key_count
        self.events = EventQueue(max_events)
        self.reset()
        machine.buttons.attach(self)

    def reset(self):
        """Take all buttons for released; those held down report anew."""
        self._seen = [False] * self.key_count
        self.scan()

    def deinit(self):
        self._machine.buttons.detach(self)
        self._machine.release(*self._pins)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def scan(self):
        """Report what changed since the last look. The device does this every `interval`."""
        for number, held in enumerate(self._machine.buttons.held[: self.key_count]):
            pressed = held != self._wrong_way
            if self._seen[number] != pressed:
                self._seen[number] = pressed
                self.events._put(Event(number, pressed))

    @property
    def waiting(self) -> bool:
        return self.events._looks < _LOOKS
