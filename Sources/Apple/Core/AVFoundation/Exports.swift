// SPDX-License-Identifier: MIT

// Reexports Foundation, as AVFoundation does on Apple's platforms.
@_exported import Foundation
