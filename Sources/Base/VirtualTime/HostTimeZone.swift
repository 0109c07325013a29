// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The time zone of all renderings of the process: UTC, unless `render --time-zone` chooses another.
package enum HostTimeZone {
    /// The environment variable that Foundation and the C library read.
    package static let variable = "TZ"
    /// The name of UTC in that variable.
    package static let standardName = "GMT"

    private static let chosen = Mutex(TimeZone.gmt)

    package static var current: TimeZone { chosen.withLock { $0 } }

    /// Makes `zone` the current zone of the engine, of Foundation and of the C library.
    ///
    /// Call before view code runs: formatters that exist already keep their zone.
    package static func choose(_ zone: TimeZone) {
        chosen.withLock { $0 = zone }
        setenv(variable, zone.identifier, 1)
        tzset()
        // Foundation caches the system's zone, and `DateFormatter` has a default of its own.
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = zone
    }

    /// Sets the variable at the start of a process, before Foundation reads it. Does not initialize Foundation.
    package static func chooseStandardEarly() { setenv(variable, standardName, 1) }

    /// Adopts the zone that the parent process has chosen by the variable; UTC if the variable names no zone.
    package static func adopt() {
        guard let name = getenv(variable).map({ String(cString: $0) }), name != standardName,
            let zone = TimeZone(identifier: name)
        else { return }
        chosen.withLock { $0 = zone }
    }
}
