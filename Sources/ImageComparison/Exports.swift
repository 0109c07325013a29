// SPDX-License-Identifier: MIT

// Comparisons are told what may differ.
@_exported import Tolerances
