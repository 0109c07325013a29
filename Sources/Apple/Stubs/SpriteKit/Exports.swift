// SPDX-License-Identifier: MIT

// Re-exports what the framework re-exports on Apple's platforms.
@_exported import Foundation
@_exported import UIKitTypes
