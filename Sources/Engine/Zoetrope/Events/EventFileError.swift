// SPDX-License-Identifier: MIT

/// An error in a file of events. Its description is one line with the path and the line number.
public struct EventFileError: Error, Equatable, CustomStringConvertible {
    /// The path of the file as it was given.
    public var path: String
    /// The line, from 1; nil for the whole file.
    public var line: Int?
    /// The mistake, and how to correct it.
    public var reason: String
    /// Whether the file could not be read at all.
    public var isUnreadable: Bool

    /// If `line` is nil, the error concerns the whole file.
    public init(path: String, line: Int? = nil, reason: String, isUnreadable: Bool = false) {
        self.path = path
        self.line = line
        self.reason = reason
        self.isUnreadable = isUnreadable
    }

    /// Has the format of compiler messages, so that editors find the line.
    public var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
