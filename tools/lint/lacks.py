# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""What CircuitPython 10 on a PyBadge lacks, as data: each name with what to write instead.

Names were tried on real CircuitPython in the PyBadge configuration, or on the 32-bit MicroPython of
tools.vm, which knows a little more than CircuitPython and so lacks nothing that the badge has.
"""

# -- modules ------------------------------------------------------------------------------------

OURS = frozenset({"engine", "boards", "drawbridge"})
ADAFRUIT = frozenset({"adafruit_display_text", "adafruit_displayio_layout", "adafruit_ticks"})

# The modules in the firmware of a PyBadge that we have a use for.
BUILT_IN = frozenset(
    """
    analogio array audiocore audioio audiomixer binascii bitmaptools board busdisplay busio
    collections digitalio displayio errno fontio fourwire gc io json keypad math microcontroller
    micropython neopixel_write nvm os random re storage struct supervisor synthio sys
    tilepalettemapper time traceback zlib
    """.split()
)

# The folders and files that go onto the badge, each with all that it may import.
MAY_IMPORT = {
    "engine": frozenset({"engine", "boards"}),
    "boards": frozenset({"boards"}),
    "lib": OURS | ADAFRUIT | BUILT_IN,
    "code.py": OURS | ADAFRUIT | BUILT_IN,
}

MODULES = {
    "abc": "a plain class",
    "bisect": "a loop",
    "contextlib": "a class with __enter__ and __exit__",
    "copy": "list(...), bytes(...) or a slice [:]",
    "dataclasses": "a plain class",
    "enum": "constants of the module",
    "functools": "a function, or a dict that remembers",
    "hashlib": "binascii.crc32",
    "heapq": "a sorted list",
    "itertools": "nested loops",
    "operator": "a lambda",
    "string": "the characters themselves",
    "terminalio": "our own font: some language builds of the firmware have no terminalio",
    "types": "type(...)",
    "typing": "try: from typing import ... except ImportError: pass",
    "__future__": "nothing: annotations cost nothing on the badge",
}

# All that the badge has of modules that a desktop's Python has more of.
MEMBERS = {
    "binascii": "a2b_base64 b2a_base64 crc32 hexlify unhexlify",
    "collections": "OrderedDict deque namedtuple",
    "math": """
        acos asin atan atan2 ceil copysign cos degrees e exp fabs floor fmod frexp isfinite isinf
        isnan ldexp log modf pi pow radians sin sqrt tan trunc
    """,
    "random": "choice getrandbits randint random randrange seed uniform",
    "struct": "calcsize pack pack_into unpack unpack_from",
    "time": "localtime mktime monotonic monotonic_ns sleep struct_time time",
    "zlib": "decompress",
}

# -- names, methods and arguments ---------------------------------------------------------------

BUILTINS = {
    "aiter": "iter(...)",
    "anext": "next(...)",
    "ascii": "repr(...)",
    "breakpoint": "print(...)",
    "exit": "sys.exit()",
    "format": "'%5d' % value",
    "quit": "sys.exit()",
    "vars": "the names themselves",
    "BufferError": "ValueError",
    "EnvironmentError": "OSError",
    "FileExistsError": "OSError",
    "FileNotFoundError": "OSError",
    "IOError": "OSError",
    "ModuleNotFoundError": "ImportError",
    "PermissionError": "OSError",
    "RecursionError": "RuntimeError",
    "UnboundLocalError": "NameError",
    "UnicodeDecodeError": "UnicodeError",
    "UnicodeEncodeError": "UnicodeError",
    "UserWarning": "print(...)",
    "Warning": "print(...)",
}

# Methods that no type of the badge has. Without types a checker cannot tell whose method is called,
# so one of our own with such a name can be called on self alone.
METHODS = {
    "_asdict": "the fields by name",
    "_replace": "a new namedtuple",
    "as_integer_ratio": "integers from the start",
    "bit_count": "a loop, or a table of bytes",
    "bit_length": "a loop",
    "capitalize": "text[0].upper() + text[1:]",
    "casefold": "text.lower()",
    "expandtabs": "text.replace('\\t', ' ')",
    "format_map": "'%(name)s' % names",
    "frombytes": "array(code, data)",
    "is_integer": "value == int(value)",
    "isalnum": "text.isalpha() or text.isdigit()",
    "isascii": "max(text) < chr(128)",
    "isdecimal": "text.isdigit()",
    "isidentifier": "a test of each character",
    "isnumeric": "text.isdigit()",
    "isprintable": "min(text) >= ' '",
    "istitle": "a test of each word",
    "ljust": "'%-8s' % text",
    "maketrans": "text.replace(old, new)",
    "removeprefix": "text[len(prefix):] after text.startswith(prefix)",
    "removesuffix": "text[:-len(suffix)] after text.endswith(suffix)",
    "rjust": "'%8s' % text",
    "swapcase": "text.upper() or text.lower()",
    "title": "the text as it is to be shown",
    "tobytes": "bytes(values)",
    "tolist": "list(values)",
    "translate": "text.replace(old, new)",
    "zfill": "'%03d' % number",
}

# Methods of lists that these two do not have. Checked where the file itself shows the type.
METHODS_OF = {
    "bytearray": "clear copy insert pop remove reverse",
    "array": "byteswap buffer_info count fromlist index insert pop remove reverse",
}

# Calls that take no keyword arguments.
NO_KEYWORDS = {
    "int": "int(text, 16)",
    "str": "str(data, 'utf-8')",
    "sum": "sum(values, start)",
    "zip": "zip(one, other), of the same length",
}
NO_KEYWORDS_METHODS = {
    "decode": "data.decode()",
    "encode": "text.encode()",
    "from_bytes": "int.from_bytes(data, 'big'), unsigned",
    "rsplit": "text.rsplit(' ', 1)",
    "split": "text.split(' ', 1)",
    "to_bytes": "number.to_bytes(2, 'big'), unsigned",
}

NATIVE_CODE = frozenset({"native", "viper", "asm_thumb"})
