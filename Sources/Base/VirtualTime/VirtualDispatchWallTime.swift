// SPDX-License-Identifier: MIT

import Foundation

/// A `DispatchWallTime` on the view's virtual clock. Module `SwiftUI` exports it as `DispatchWallTime`.
public struct VirtualDispatchWallTime: Comparable, Hashable, Sendable {
    /// Virtual time in seconds.
    package let time: Double

    public static func now() -> VirtualDispatchWallTime { VirtualDispatchWallTime(time: VirtualClock.now) }
    public static let distantFuture = VirtualDispatchWallTime(time: .infinity)

    public static func < (a: VirtualDispatchWallTime, b: VirtualDispatchWallTime) -> Bool { a.time < b.time }

    public static func + (time: VirtualDispatchWallTime, seconds: Double) -> VirtualDispatchWallTime {
        VirtualDispatchWallTime(time: (VirtualDispatchTime(time: time.time) + seconds).time)
    }

    public static func + (time: VirtualDispatchWallTime, interval: DispatchTimeInterval) -> VirtualDispatchWallTime {
        VirtualDispatchWallTime(time: (VirtualDispatchTime(time: time.time) + interval).time)
    }
}

extension VirtualDispatchQueue {
    public func asyncAfter(wallDeadline: VirtualDispatchWallTime, execute work: @escaping @MainActor () -> Void) {
        asyncAfter(deadline: VirtualDispatchTime(time: wallDeadline.time), execute: work)
    }
}
