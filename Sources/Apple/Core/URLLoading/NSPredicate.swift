// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import VirtualTime

extension NSPredicate {
    /// Parses a format string by `PredicateParser`. If the format is not understood, warns, and the predicate is always
    /// false.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(
            parsing: predicateFormat, arguments ?? [],
            now: { Date(timeIntervalSinceReferenceDate: VirtualClock.now) }
        ) { format in
            HostServices.warn("NSPredicate: \"\(format)\" is not understood here, and taken as false")
        }
    }
}
