// SPDX-License-Identifier: MIT

// Compiled by `Tools/engine` for authors' files only, as `os` is.
@_exported import Keychain
