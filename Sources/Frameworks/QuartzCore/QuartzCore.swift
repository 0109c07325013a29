// SPDX-License-Identifier: MIT

@_exported import CoreGraphics
@_exported import class UIKitTypes.CADisplayLink
import Foundation
import SwiftUI

/// The present moment of the host at work, in seconds; where none is, that of the system.
public func CACurrentMediaTime() -> CFTimeInterval { Date.virtualNow.timeIntervalSinceReferenceDate }
