// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The time zone of all renderings of the process: UTC, unless `render --time-zone` chooses another.
package enum HostTimeZone {
    /// The environment variable from which Foundation and the C library read the time zone.
    package static let variable = "TZ"
    /// The value of `TZ` that means UTC.
    package static let standardName = "GMT"

    private static let chosen = Mutex(TimeZone.gmt)

    package static var current: TimeZone { chosen.withLock { $0 } }

    /// Makes `zone` the current zone of the engine, of Foundation and of the C library.
    ///
    /// Call before view code runs, because existing formatters keep their zone.
    package static func choose(_ zone: TimeZone) {
        chosen.withLock { $0 = zone }
        setenv(variable, zone.identifier, 1)
        tzset()
        // Foundation caches the system zone, and `DateFormatter` uses `NSTimeZone.default`, so both are set again.
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = zone
    }

    /// Sets `TZ` to UTC at the start of a process, before Foundation reads it. Does not initialize Foundation.
    package static func chooseStandardEarly() { setenv(variable, standardName, 1) }

    /// Adopts the time zone in `TZ`, which the parent process has set; UTC if `TZ` names no zone.
    package static func adopt() {
        guard let name = getenv(variable).map({ String(cString: $0) }), name != standardName,
            let zone = TimeZone(identifier: name)
        else { return }
        chosen.withLock { $0 = zone }
    }
}
