// SPDX-License-Identifier: MIT

// Compiled by `Tools/engine` for authors' files only, as `os` is: packages test `canImport(Darwin)`.
@_exported import Glibc
