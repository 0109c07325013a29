// SPDX-License-Identifier: MIT

/// The response time of a live preview to one event: the wall-clock median of several tries.
package struct PreviewTiming: Codable, Sendable, Equatable {
    /// The event as the table shows it, such as `a save with a wrong name: to the compiler's word`.
    package var name: String
    package var milliseconds: Double
    /// The time of the slowest try, in milliseconds.
    package var longest: Double
    /// The time limit in milliseconds; nil for none.
    package var bar: Double?

    package init(name: String, milliseconds: Double, longest: Double, bar: Double? = nil) {
        (self.name, self.milliseconds, self.longest, self.bar) = (name, milliseconds, longest, bar)
    }
}
