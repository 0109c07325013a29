// SPDX-License-Identifier: MIT

// Exports `os_unfair_lock`, which Foundation exports, too, on Apple's systems.
@_exported import FoundationAdditions
