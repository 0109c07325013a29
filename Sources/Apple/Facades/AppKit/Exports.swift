// SPDX-License-Identifier: MIT

// Compiled by `Tools/engine` for authors' files on macOS only: `canImport(AppKit)` is false for iOS.
@_exported import AppKitTypes
@_exported import CoreImage
@_exported import Foundation
@_exported import Geometry
