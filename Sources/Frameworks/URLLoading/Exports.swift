// SPDX-License-Identifier: MIT

@_exported import FoundationAdditions
// Operators are found only where their module is imported: `.now() + 1` in files that import Foundation alone.
@_exported import VirtualTime
