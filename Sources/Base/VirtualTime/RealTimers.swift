// SPDX-License-Identifier: MIT

import CoreFoundation

/// The next fire dates of Foundation's own timers. They reveal view code that uses Foundation's `Timer` instead of the
/// virtual `Timer`.
///
/// Run loops do not run while frames are made, so Foundation's timers never fire. A view that waits for such a timer
/// would stop silently. A run loop reports only its next timer. So a new timer that is due after an existing timer is
/// not detected.
package struct RealTimers {
    private let onThisThread = Self.nextDate(of: CFRunLoopGetCurrent())
    private let onMainThread = Self.nextDate(of: CFRunLoopGetMain())

    package init() {}

    package static let warning =
        "a Timer of Foundation was scheduled, which never fires in a rendering: its file imports Foundation beside SwiftUI "
        + "(docs/virtual-time.md says what helps)"

    /// Whether a real timer was added since `earlier`: the next timer is due before the next timer of `earlier`.
    package func haveCome(since earlier: RealTimers) -> Bool {
        onThisThread < earlier.onThisThread || onMainThread < earlier.onMainThread
    }

    private static func nextDate(of loop: CFRunLoop?) -> Double {
        let date = CFRunLoopGetNextTimerFireDate(loop, kCFRunLoopDefaultMode)
        return date == 0 ? .infinity : date
    }
}
