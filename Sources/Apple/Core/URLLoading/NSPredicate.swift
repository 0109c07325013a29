// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import VirtualTime

extension NSPredicate {
    /// Parses a format (`PredicateParser`). A format that is not understood gives a predicate that is always false, with
    /// a warning.
    public convenience init(format predicateFormat: String, _ arguments: Any...) {
        self.init(format: predicateFormat, argumentArray: arguments)
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(parsing: predicateFormat, arguments ?? []) { format in
            HostServices.warn("NSPredicate: \"\(format)\" is not understood here, and taken as false")
        }
    }
}
