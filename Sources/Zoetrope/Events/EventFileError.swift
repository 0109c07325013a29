/// A file of events that cannot be used. One line, with the file and the line in it.
public struct EventFileError: Error, Equatable, CustomStringConvertible {
    public var path: String
    /// From 1 on; nil where the whole file is meant.
    public var line: Int?
    public var reason: String
    /// The file could not be read at all.
    public var isUnreadable: Bool

    public init(path: String, line: Int? = nil, reason: String, isUnreadable: Bool = false) {
        self.path = path
        self.line = line
        self.reason = reason
        self.isUnreadable = isUnreadable
    }

    public var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
