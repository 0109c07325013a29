// SPDX-License-Identifier: MIT

// Compiled by `Tools/engine` for authors' files on macOS only, as `AppKit` is.
@_exported import AppKit
