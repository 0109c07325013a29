// SPDX-License-Identifier: MIT

// Declares `os_unfair_lock`, which Foundation exports on Apple's systems, too.
@_exported import FoundationAdditions
