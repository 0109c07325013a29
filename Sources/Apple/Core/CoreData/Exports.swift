// SPDX-License-Identifier: MIT

// Re-exports Foundation, as Core Data does on Apple's platforms.
@_exported import Foundation
@_exported import FoundationAdditions
