// SPDX-License-Identifier: MIT

// Tolerances have names in test code.
@_exported import Tolerances
// Modes and formats likewise.
@_exported import SnapshotChecks
// The traits that a snapshot is taken with.
@_exported import struct Zoetrope.Traits
