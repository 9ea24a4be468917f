# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Whole matches of Bridges on the sample board, played by random but keen seats. The scores were
counted by the slow model in tests/slow, not by the engine; between them they have every bonus.
"""

# Seats, code, journal in hexadecimal digits, for each seat the total, islands, red, blue, six.
JOURNALS = (
    (
        1,
        "SLPZZD",
        "02ff444245ff05474a4aff074647ff11585855ff03ff0455ff014040ff104343ff0657ff0a5454ff57ff"
        "0c535250ff0f515156ff0bff09ff53ff0eff",
        [(35, 28, 0, 3, 4)],
    ),
    (
        2,
        "HKFDJY",
        "0eff28ff074d4b4eff11555856ff064141ff0d5651ff02424eff004040ff0a50ff10ff0dff0cff0b52ff"
        "0152ff05ff0b504aff0c5454ff094a50ff0143ff074bff00404044ff0a464848ff09ff0649ff1158ff4b"
        "ff10ff02464444ff0fff05ff0eff03ff56ff0847ff03ff04ff",
        [(29, 20, 9, 0, 0), (22, 22, 0, 0, 0)],
    ),
    (
        3,
        "CWRBXF",
        "05ff09ff0eff09435656ff494a4aff434e4fff054a514aff0b525050ff01424040ff0a474848ff09ff02"
        "ff024547ff0c5353ff4245ff0b42ff0d4dff0a50ff0644ff064dff0650ff044452ff5554ff074d51ff07"
        "4d4d42ff0a515451ff4d4846ff0146ff1148ff0041ff00ff0242ff0d53ff0d535540ff01484458ff0b48"
        "4146ff0f524046ff04584040ff0cff11ff0eff115854ff0c58ff42ff0558ff08ffff08ff03ff074646ff"
        "105757ff10ff0fff0eff",
        [(18, 18, 0, 0, 0), (35, 18, 9, 0, 8), (24, 24, 0, 0, 0)],
    ),
    (
        4,
        "LSNWKS",
        "20ff2fff2eff28ff0a504141ff404041ff0a504f56ff0c4c5453ff0b48ff08ff0b56ff0652ff074d514e"
        "ff02ff02424f48ff0d545156ff09434eff094f45ff094e51ff0a4856ff0e51ff054aff074dff1151ff0d"
        "5353ff0a4951ff4b48ff0b5858ff00565555ff064a484fff0d4d464bff02424a4aff0142ff0448ff46ff"
        "0040ff425648ff0c535150ffff10404142ff0c4c5454ff01545453ff0c544c4cff05ff1158ff0d55ff06"
        "54ff01ff024445ff5550ff054747ff074646ff0658ff0bff01ff09ff054cff10ff0340ff03ff03ffff11"
        "4051ff04ff0fff07ff00ff0fff10ff114646ff0eff08ff",
        [(30, 22, 0, 0, 8), (14, 14, 0, 0, 0), (18, 18, 0, 0, 0), (29, 22, 0, 7, 0)],
    ),
    (
        2,
        "MHFYHF",
        "2fff27ff46ff57ff0f574f46ff0a484856ff034b44ff074656ff1054544dff0c544c4bff11555544ff10"
        "584658ff0a48ff114dff06485051ff054d5557ff0551ff54ff02425042ff02554244ff044aff04ff0cff"
        "03444bff53ff0841ff0b53ff0642ff0eff0e4a41ff0dff0bff09ffff084141ff01ff",
        [(30, 26, 0, 0, 4), (37, 22, 0, 7, 8)],
    ),
    (
        3,
        "ZMXZLP",
        "28ff02ff08ff0c524c53ff11555558ff0c42534cff0652534eff1041414eff0d52544cff0b4eff0d4eff"
        "ff0d41ff0c4cff064bff0a4d4851ff07524b4bff05474a42ff094343ff024244ff115858ff01ff004244"
        "ff0b4744ff05ff0b5045ff0a5148ff02444448ff06504949ff09514843ff07ff0e51ff0743ff11ff01ff"
        "00ff0058ff09ff01ff1057ff0552ff40ff035758ff0a4648ff04ff04ff04ff10ff0fff03ff0f575656ff"
        "0eff0fff03ff",
        [(29, 20, 9, 0, 0), (20, 20, 0, 0, 0), (42, 22, 5, 7, 8)],
    ),
    (
        1,
        "LJRZZV",
        "22ff4445ff034542ff01ff0c545452ff0f52564cff0757ff10564bff0a4851ff11554b50ff0653ff044d"
        "5551ff0d50ff05ff0bff0841ff0941ff00ff",
        [(38, 22, 5, 3, 8)],
    ),
    (
        2,
        "VYDNFD",
        "0eff09ff0f57ff0547ff114eff0244ff1057ff0f57ff024445ff0c5753ff05474fff074653ff034eff04"
        "52ff044945ff114c4cff0040ff49ff0c4c40ff0a4a44ff084255ff104d51ff0a495350ff03464b42ff07"
        "42504bff01424545ff51ff40ff0e554d4dff00505250ff0dff0bff0bff0dff01ff09ff",
        [(23, 16, 0, 7, 0), (35, 24, 0, 3, 8)],
    ),
)
