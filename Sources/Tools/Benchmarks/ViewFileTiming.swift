// SPDX-License-Identifier: MIT

/// The time from the start of a `render` command for a file of view code until the image is on disk.
package struct ViewFileTiming: Codable, Sendable, Equatable {
    /// The case as the table shows it, such as `60 lines, unchanged: to the picture`.
    package var name: String
    /// The wall-clock time in milliseconds, not CPU time, because the compiler uses several cores.
    package var milliseconds: Double

    package init(name: String, milliseconds: Double) { (self.name, self.milliseconds) = (name, milliseconds) }
}
