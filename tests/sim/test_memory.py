# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""`microcontroller.nvm` survives switching off, in a file; trouble with the file stops nobody."""

from array import array

import pytest

from tools.sim.memory import SIZE, Memory


def test_what_was_saved_comes_back(tmp_path, run_sample):
    file = tmp_path / "folder" / "nvm.bin"
    for starts in (0, 1, 2):  # erased flash is 255, and the program adds 1
        simulator = run_sample("counter", memory=Memory(file, say=lambda line: None))
        assert simulator.nvm[:3] == bytes((starts, 7, 255))
        simulator.power_off()
        assert file.read_bytes()[:2] == bytes((starts, 7))
    assert [entry.name for entry in file.parent.iterdir()] == ["nvm.bin"]


def test_memory_survives_a_restart_of_the_machine(run_sample):
    simulator = run_sample("counter")
    simulator.boot()
    assert simulator.nvm[0] == 1
    assert simulator.memory.writes == 2, "one assignment, one erase"


def test_without_a_file_every_memory_is_erased():
    assert bytes(Memory()) == b"\xff" * SIZE
    assert len(Memory()) == 8192


def test_a_missing_file_is_said_once_and_made_by_the_first_save(tmp_path):
    said = []
    memory = Memory(tmp_path / "nvm.bin", said.append)
    assert said == [f"nvm: {tmp_path / 'nvm.bin'} is new; saved matches will be kept there"]
    memory[0] = 1
    assert (tmp_path / "nvm.bin").stat().st_size == SIZE


@pytest.mark.parametrize("size", [0, 100, SIZE + 1])
def test_a_file_of_another_size_is_left_alone(tmp_path, size):
    said = []
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"x" * size)
    memory = Memory(file, said.append)
    memory[0:2] = b"ab"
    assert memory[0:2] == b"ab"
    assert file.read_bytes() == b"x" * size
    assert said == [
        f"nvm: {file} has {size} bytes, expected 8192, and is left alone; nothing will be saved"
    ]


def test_a_file_that_cannot_be_read_is_said_once(tmp_path):
    said = []
    memory = Memory(tmp_path, said.append)  # a folder
    memory[0] = 1
    assert memory[0] == 1
    assert said == [f"nvm: {tmp_path} cannot be read (Is a directory); nothing will be saved"]


def test_a_file_that_cannot_be_written_is_said_once(tmp_path):
    said = []
    folder = tmp_path / "folder"
    memory = Memory(folder / "nvm.bin", lambda line: None)
    memory._say = said.append
    folder.write_text("a file where the folder should be")
    memory[0] = 1
    memory[0] = 2
    assert memory[0] == 2
    assert said == [
        f"nvm: {folder / 'nvm.bin'} cannot be written (File exists); nothing will be saved"
    ]


def test_a_save_that_fails_half_way_leaves_the_old_file(tmp_path, monkeypatch):
    file = tmp_path / "nvm.bin"
    memory = Memory(file, lambda line: None)
    memory[0] = 1

    def no_room(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", no_room)
    memory[0] = 2
    assert file.read_bytes()[0] == 1
    assert [entry.name for entry in tmp_path.iterdir()] == ["nvm.bin"]


def test_it_is_as_strict_as_the_device():
    memory = Memory()
    with pytest.raises(ValueError):
        memory[0:4] = b"abc"
    with pytest.raises(ValueError):
        memory[0] = 256
    with pytest.raises(IndexError):
        memory[SIZE] = 0
    with pytest.raises(NotImplementedError):
        memory[0:4:2] = b"ab"
    with pytest.raises(NotImplementedError):
        memory[0:2] = [1, 2]
    assert memory.writes == 0
    memory[0:2] = array("B", (1, 2)).tobytes()
    assert memory[0:2] == bytearray((1, 2)) and isinstance(memory[0:2], bytearray)
