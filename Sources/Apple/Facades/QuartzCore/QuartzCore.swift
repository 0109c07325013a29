// SPDX-License-Identifier: MIT

@_exported import CoreGraphics
@_exported import class UIKitTypes.CADisplayLink
import Foundation
import SwiftUI

/// The virtual time of the current host, in seconds; 0 outside any host. Other threads than the host's get the time of
/// the clock that moved last.
public func CACurrentMediaTime() -> CFTimeInterval { Date.virtualNow.timeIntervalSinceReferenceDate }
