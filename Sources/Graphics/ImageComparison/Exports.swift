// SPDX-License-Identifier: MIT

// Comparisons take tolerances.
@_exported import Tolerances
