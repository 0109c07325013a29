// SPDX-License-Identifier: MIT

/// A file of events that cannot be used. One line, with the file and the line in it.
public struct EventFileError: Error, Equatable, CustomStringConvertible {
    /// Of the file, as it was given.
    public var path: String
    /// From 1 on; nil where the whole file is meant.
    public var line: Int?
    /// What is wrong there, and what would be right.
    public var reason: String
    /// The file could not be read at all.
    public var isUnreadable: Bool

    /// An error in a file, or at one of its lines.
    public init(path: String, line: Int? = nil, reason: String, isUnreadable: Bool = false) {
        self.path = path
        self.line = line
        self.reason = reason
        self.isUnreadable = isUnreadable
    }

    /// `path:line: reason`, or `path: reason`.
    public var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
