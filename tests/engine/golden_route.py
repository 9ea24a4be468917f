# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""Whole matches of Route on the sample sheet, played by random but keen seats. The scores were
counted by the slow model in tests/slow, not by the engine; between them they have every number in
full and at half.
"""

# Seats, code, journal in hexadecimal digits, for each seat the total, numbers, fields missed.
JOURNALS = (
    (
        1,
        "MHFYHF",
        "26ff272e2d25ff5e5f606159ff626a71ff77707675ff6fff68ff1d150e0dff07010006ff050b0c13ff14"
        "ffff69ff1c1b12ff1a2324ff2b322cff",
        [(9, 28, -19)],
    ),
    (
        2,
        "WLYVZL",
        "161e2627ff151e262dff5d545c5bff2e27282021ff2f2e3536ff2a2931ff3c3b3a34ff57585962ff5a52"
        "53ff302f363534ff4bff3a393833ff4540ffff41424748ff322bff393332ffff4eff2c251d1cff2b2c2d"
        "25ff14130b0506ff4f575fff0cff2423ff0d0e0803ff605859ff020100ff626a7170ffff",
        [(20, 34, -14), (15, 31, -16)],
    ),
    (
        3,
        "YCPBCS",
        "1e1f272625ff0e0f100a09ff272f3031ff4d4e4843ff0403ff2a2129ff49444a51ff08070100ff281f1e"
        "1dff50585962ff060dff15160e0dff61605756ff15140c0bff141c1b23ff2d2c2b24ff121a1b1cff1a12"
        "0bff231a120bff575851ff0500ff0506070201ff596162ff01070203ff4fff1d25262dff040a11ffff2c"
        "3238ff1922ffff39342e35ff6e7576ff00ff2f27ffffff1e1f20292aff7c7bffffff7a797372ffff3137"
        "3cff6b64656dff",
        [(0, 24, -24), (25, 37, -12), (25, 39, -14)],
    ),
    (
        4,
        "NNZVDP",
        "0e080203ff0e151d14ff272e3534ff1f202129ff4d54535bff5e5f676665ff393833ff6f7071ff525a63"
        "6465ff646b727873ff322b2425ff2aff5c5d5e66ff1cff6dff22ffff6d6e6f7069ffff19111817ff676f"
        "6860ff61626a71ff1c1b1a12ff777c7675ff61595857ff1b23ff130c0600ff7bff5f56ff777c76ffff7a"
        "797873ff4f504944ff1a12ff05ff726bff4a51ff0b130c06ff0bff100a04ffff0d070201ffff090fffff"
        "7574797aff6cff0e161514ffff7bffff1d1c2526ffff00ffff6c6463ffff05ffff2d2eff",
        [(-8, 19, -27), (19, 33, -14), (-22, 15, -37), (19, 37, -18)],
    ),
    (
        1,
        "FBYKYF",
        "27ff2f281f17ff20211918ff100a0409ff0f0e16ff5e555d66ff6e6d73797aff74ff757b7677ff7cffff"
        "ffffffffff",
        [(-6, 24, -30)],
    ),
    (
        2,
        "HRPDHZ",
        "0e160f10ff1f272820ff17182122ff21222a29ff19ff4e4f494aff5e5f6068ff31302fff6f67666dff51"
        "50ff6e757aff2e353aff110a0403ff57ff02080706ff3b3637ff01ffff00050c0dff3cff747973ff5859"
        "ff7278ffffffff141d252cffff2b23241bffff",
        [(22, 36, -14), (-1, 32, -33)],
    ),
    (
        3,
        "HTVMKR",
        "161e2627ff1eff272f2820ff282f2e35ff4f4849ff6e6d73ff4e4f4847ff4a44ff7278ff424140ff1f28"
        "2f35ff1f1e160fff3a3b36ff434247464cff171011ff3037ff4b535b63ff0a0403ff3cff5a52ff020100"
        "06ff464d4c53ff3b3c3630ff7974ff545d6564ff312a29ff050c0d0eff5cffff070809ff5b524bff2122"
        "ff7a7b7c7776ff45ff19ff70716961ffff111018ff625958ffff20ffffff17ffff",
        [(-4, 22, -26), (10, 34, -24), (16, 32, -16)],
    ),
    (
        4,
        "KDPZWN",
        "0e0d14131bff0e151e2625ff272f3031ff2f353630ff1a12ff1d14ff6e757473ff6e665e5fff0b050601"
        "02ff1c131b1aff797aff3731ff070803ff23ff37363bff68696159ff04ff2b32ffff62ff090f1617ff4f"
        "48474dff3cff2aff100aff383933ffffff1119ff2d342e35ffffff21293130ff4c464142ffffff2f281f"
        "ff2f281fffffff5e67ff43494a51ffffff2018ff505860ffffff6e66ff616a6971ffffff5d5c646c6dff"
        "777c7b76ffffff7378ff70ffffff",
        [(8, 24, -16), (16, 28, -12), (-34, 12, -46), (-29, 15, -44)],
    ),
)
