// SPDX-License-Identifier: MIT

import CoreFoundation

/// When Foundation's own timers are due next: those that view code makes where `Timer` means Foundation's.
///
/// No run loop turns while frames are made, so they never fire, and a view that waits for one stands still without a word.
/// A run loop tells of its next timer alone; one that is due later than another which was there before is not noticed.
package struct RealTimers {
    private let onThisThread = Self.nextDate(of: CFRunLoopGetCurrent())
    private let onMainThread = Self.nextDate(of: CFRunLoopGetMain())

    package init() {}

    package static let warning =
        "a Timer of Foundation was scheduled, which never fires in a rendering: its file imports Foundation beside SwiftUI "
        + "(docs/virtual-time.md says what helps)"

    /// Whether a timer has come that the earlier look did not find.
    package func haveCome(since earlier: RealTimers) -> Bool {
        onThisThread < earlier.onThisThread || onMainThread < earlier.onMainThread
    }

    private static func nextDate(of loop: CFRunLoop?) -> Double {
        let date = CFRunLoopGetNextTimerFireDate(loop, kCFRunLoopDefaultMode)
        return date == 0 ? .infinity : date
    }
}
