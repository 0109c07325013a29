// SPDX-License-Identifier: MIT

// This module is not a target of the package, because packages that test `canImport(os)` would expect Apple's locks.
// `Tools/engine` compiles this file for authors' files only.
@_exported import OSLog
