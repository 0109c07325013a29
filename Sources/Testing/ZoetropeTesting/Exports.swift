// SPDX-License-Identifier: MIT

// Tests use `Tolerance`.
@_exported import Tolerances
// Tests use `RecordMode` and `SnapshotFormat`.
@_exported import SnapshotChecks
// Tests use `Traits`.
@_exported import struct Zoetrope.Traits
