// SPDX-License-Identifier: MIT

// Not a target of the package: libraries ask `canImport(os)` and then take Apple's locks from it. `Tools/engine` compiles this
// for the files of authors alone.
@_exported import OSLog
