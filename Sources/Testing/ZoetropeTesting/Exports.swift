// SPDX-License-Identifier: MIT

// Exports `Tolerance`, which `expectSnapshot` takes as an argument.
@_exported import Tolerances
// Exports `RecordMode` and `SnapshotFormat`, which `expectSnapshot` takes as arguments.
@_exported import SnapshotChecks
// Exports `Device` and `Traits`, which `expectSnapshot` takes as arguments.
@_exported import struct Zoetrope.Device
@_exported import struct Zoetrope.Traits
