// SPDX-License-Identifier: MIT

import Drawing

/// A source whose phases can be timed separately, for benchmarks.
@MainActor
package protocol MeasurableSource: AnyObject {
    /// Processes events, bodies, animations and layout up to a time.
    func advance(to time: Double)
    /// Makes the display list of the current state.
    func emit() throws -> DisplayList
    /// Called with true when layout begins, and with false when it ends.
    var onLayout: ((_ begins: Bool) -> Void)? { get set }
}
