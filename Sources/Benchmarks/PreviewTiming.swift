// SPDX-License-Identifier: MIT

/// How long somebody waits who looks at a live preview: the median of some tries, by the clock on the wall.
package struct PreviewTiming: Codable, Sendable, Equatable {
    /// What is waited for.
    package var name: String
    package var milliseconds: Double
    /// The longest of the tries.
    package var longest: Double
    /// What it may take; nil where nothing is said.
    package var bar: Double?

    package init(name: String, milliseconds: Double, longest: Double, bar: Double? = nil) {
        (self.name, self.milliseconds, self.longest, self.bar) = (name, milliseconds, longest, bar)
    }
}
