// SPDX-License-Identifier: MIT

@_exported import CoreGraphics
@_exported import class UIKitTypes.CADisplayLink
import Foundation
import SwiftUI

/// The virtual time of the current host, in seconds; 0 on the host's thread outside any host.
public func CACurrentMediaTime() -> CFTimeInterval { Date.virtualNow.timeIntervalSinceReferenceDate }
