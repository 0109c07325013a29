// SPDX-License-Identifier: MIT

/// Why there are no bytes of a file. One line.
package struct UnreadableFile: Error, Equatable, CustomStringConvertible {
    package var path: String
    /// In words.
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String { FileSystem.oneLine("\(path): \(reason)") }
}
