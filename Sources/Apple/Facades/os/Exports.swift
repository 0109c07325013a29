// SPDX-License-Identifier: MIT

// Not a target of the package: packages that test `canImport(os)` would expect Apple's locks. `Tools/engine` compiles
// this file for authors' files only.
@_exported import OSLog
