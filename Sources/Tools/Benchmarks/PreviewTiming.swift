// SPDX-License-Identifier: MIT

/// A waiting time at a live preview: the median of some tries, in wall-clock time.
package struct PreviewTiming: Codable, Sendable, Equatable {
    /// The event waited for.
    package var name: String
    package var milliseconds: Double
    /// The longest try.
    package var longest: Double
    /// The limit; nil for none.
    package var bar: Double?

    package init(name: String, milliseconds: Double, longest: Double, bar: Double? = nil) {
        (self.name, self.milliseconds, self.longest, self.bar) = (name, milliseconds, longest, bar)
    }
}
