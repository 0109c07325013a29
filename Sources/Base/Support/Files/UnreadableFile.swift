// SPDX-License-Identifier: MIT

/// A failure to read a file, described in one line.
package struct UnreadableFile: Error, Equatable, CustomStringConvertible {
    package var path: String
    /// The reason, such as "no such file".
    package var reason: String

    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    package var description: String { FileSystem.oneLine("\(path): \(reason)") }
}
