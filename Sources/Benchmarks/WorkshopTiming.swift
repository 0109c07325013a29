// SPDX-License-Identifier: MIT

/// How long somebody waits for the picture of a file of their own, from the command to the file on disk.
package struct WorkshopTiming: Codable, Sendable, Equatable {
    /// What is waited for.
    package var name: String
    /// By the clock on the wall: the compiler works on several cores.
    package var milliseconds: Double

    package init(name: String, milliseconds: Double) { (self.name, self.milliseconds) = (name, milliseconds) }
}
