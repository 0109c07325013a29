// SPDX-License-Identifier: MIT

// This module is not a target of the package. Otherwise `canImport(os)` would be true in other packages, which would
// then expect Apple's locks in it. `Tools/engine` compiles this file for authors' files only.
@_exported import OSLog
