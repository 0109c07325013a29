// SPDX-License-Identifier: MIT

@_exported import CoreGraphics
@_exported import class UIKitTypes.CADisplayLink
import Foundation
import SwiftUI

/// The virtual time of the current host, in seconds; 0 outside any host. On threads other than the host's, the time of
/// the virtual clock that advanced last.
public func CACurrentMediaTime() -> CFTimeInterval { Date.virtualNow.timeIntervalSinceReferenceDate }
