// SPDX-License-Identifier: MIT

// Re-exports Foundation and Observation, as SwiftData does on Apple's platforms.
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
