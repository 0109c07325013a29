// SPDX-License-Identifier: MIT

import Foundation

/// Dispatch's `DispatchWallTime`, on the clock of the view: module `SwiftUI` calls it `DispatchWallTime`.
public struct VirtualDispatchWallTime: Comparable, Hashable, Sendable {
    /// Virtual seconds.
    package let time: Double

    /// The moment at which the view is now.
    public static func now() -> VirtualDispatchWallTime { VirtualDispatchWallTime(time: VirtualClock.now) }
    /// A moment that never comes.
    public static let distantFuture = VirtualDispatchWallTime(time: .infinity)

    /// Whether the left moment is earlier.
    public static func < (a: VirtualDispatchWallTime, b: VirtualDispatchWallTime) -> Bool { a.time < b.time }

    /// The moment so many seconds later.
    public static func + (time: VirtualDispatchWallTime, seconds: Double) -> VirtualDispatchWallTime {
        VirtualDispatchWallTime(time: (VirtualDispatchTime(time: time.time) + seconds).time)
    }

    /// The moment so much later.
    public static func + (time: VirtualDispatchWallTime, interval: DispatchTimeInterval) -> VirtualDispatchWallTime {
        VirtualDispatchWallTime(time: (VirtualDispatchTime(time: time.time) + interval).time)
    }
}

extension VirtualDispatchQueue {
    /// Runs the block at `wallDeadline`, or at once where that has passed.
    public func asyncAfter(wallDeadline: VirtualDispatchWallTime, execute work: @escaping @MainActor () -> Void) {
        asyncAfter(deadline: VirtualDispatchTime(time: wallDeadline.time), execute: work)
    }
}
