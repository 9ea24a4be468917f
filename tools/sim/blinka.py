# SPDX-FileCopyrightText: 2026 The Drawbridge team
# SPDX-License-Identifier: MIT
"""The one door to blinka-displayio, the displayio for desktops. It takes care of what that package
needs: our stand-ins must be there first, `displayio` must be imported before `vectorio`, and its
background refresh thread must be stopped. It changes nothing in the package: `tools.sim.strict`
puts our stricter classes in place."""

from importlib import import_module

from tools.sim import standins

standins.install()
displayio = import_module("displayio")
displayio._stop_background()
bitmaptools = import_module("bitmaptools")
vectorio = import_module("vectorio")
Area = import_module("displayio._area").Area
VectorShape = import_module("vectorio._vectorshape")._VectorShape
ColorspaceStruct = import_module("displayio._structs").ColorspaceStruct
TransformStruct = import_module("displayio._structs").TransformStruct

# The package's own classes, before `tools.sim.strict` puts ours in their places.
Bitmap = displayio.Bitmap
Group = displayio.Group
OnDiskBitmap = displayio.OnDiskBitmap
Palette = displayio.Palette
ColorConverter = displayio.ColorConverter
TileGrid = displayio.TileGrid
