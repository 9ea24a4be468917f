# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""boot_out.txt is read as CircuitPython writes it; what Drawbridge cannot run on is refused."""

import pytest

from tests.deploy.samples import BOOT_OUT
from tools.deploy import DeployError
from tools.deploy.firmware import read_firmware, refuse_unsupported


def drive(tmp_path, text):
    (tmp_path / "boot_out.txt").write_bytes(text.encode())
    return tmp_path


def refusal(tmp_path, text):
    root = drive(tmp_path, text)
    with pytest.raises(DeployError) as caught:
        refuse_unsupported("X", read_firmware(root))
    return str(caught.value).replace(str(root), "X")


def boot_out(version, board="Adafruit Pybadge", board_id="pybadge"):
    first = f"Adafruit CircuitPython {version} on 2026-05-04; {board} with samd51j19\r\n"
    return (
        first + (f"Board ID:{board_id}\r\n" if board_id else "") + "UID:8F2A\r\nboot.py output:\r\n"
    )


def test_board_and_version_are_read(tmp_path):
    firmware = read_firmware(drive(tmp_path, BOOT_OUT))
    assert firmware == ("10.2.1", 10, "Adafruit Pybadge", "pybadge")
    assert str(firmware) == "PyBadge or PyBadge LC, CircuitPython 10.2.1"


@pytest.mark.parametrize(
    "text",
    [
        boot_out("9.0.0"),
        boot_out("9.2.9", board_id="edgebadge"),
        boot_out("10.3.0-beta.2", "Adafruit PyGamer", "pygamer"),
        boot_out("10.1.0-14-g1234abcd"),
    ],
)
def test_supported(tmp_path, text):
    refuse_unsupported("X", read_firmware(drive(tmp_path, text)))


@pytest.mark.parametrize("version", ["8.2.10", "11.0.0", "100.0.0"])
def test_other_version_is_refused(tmp_path, version):
    assert refusal(tmp_path, boot_out(version)) == (
        f"X: PyBadge or PyBadge LC, CircuitPython {version}, expected CircuitPython 9 or 10: get "
        "it from circuitpython.org/downloads, or copy the -py bundle by hand"
    )


def test_version_too_old_to_name_its_board_is_refused(tmp_path):
    said = refusal(tmp_path, boot_out("5.3.1", board_id=None))
    assert said.startswith(
        "X: Adafruit Pybadge, CircuitPython 5.3.1, expected CircuitPython 9 or 10"
    )


def test_other_board_is_refused(tmp_path):
    text = boot_out("10.2.1", "Adafruit Feather M4 Express", "feather_m4_express")
    assert refusal(tmp_path, text) == (
        "X: Adafruit Feather M4 Express (board id feather_m4_express), expected PyBadge or PyBadge "
        "LC, EdgeBadge, PyGamer"
    )


@pytest.mark.parametrize("text", ["", "MicroPython v1.27\n", "\0" * 512])
def test_other_text_is_refused(tmp_path, text):
    assert "expected Adafruit CircuitPython and a version" in refusal(tmp_path, text)


def test_folder_without_the_file_is_refused(tmp_path):
    with pytest.raises(
        DeployError, match="boot_out.txt: No such file .* expected a CIRCUITPY drive"
    ):
        read_firmware(tmp_path)
