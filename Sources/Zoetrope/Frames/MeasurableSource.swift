// SPDX-License-Identifier: MIT

import Drawing

/// A source whose work can be looked at in its parts.
@MainActor
package protocol MeasurableSource: AnyObject {
    /// Events, bodies, animations and layout up to a moment.
    func advance(to time: Double)
    /// What that looks like.
    func emit() throws -> DisplayList
    /// Told when layout begins and ends.
    var onLayout: ((_ begins: Bool) -> Void)? { get set }
}
