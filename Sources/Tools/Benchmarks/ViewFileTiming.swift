// SPDX-License-Identifier: MIT

/// The time from the command for a file of view code to the image on disk.
package struct ViewFileTiming: Codable, Sendable, Equatable {
    /// The event waited for.
    package var name: String
    /// Wall-clock time, because the compiler uses several cores.
    package var milliseconds: Double

    package init(name: String, milliseconds: Double) { (self.name, self.milliseconds) = (name, milliseconds) }
}
