import Foundation
import Geometry
import Motion
import Views
import Yams

/// Reads what a hand does from YAML or JSON (which is YAML too): a list of events, or a mapping with such a list under
/// `events`. The keys stand in `docs/events.md`.
///
/// Every complaint has its line. Files are bounded in size, depth and number of events, so that none can take up all
/// memory or run out of stack.
public enum EventScriptFile {
    public static let maximumByteCount = 1_000_000
    public static let maximumEventCount = 10_000
    /// Brackets in brackets.
    private static let maximumDepth = 64
    /// Columns before the text of a line: the depth of what is nested by indentation.
    private static let maximumIndentation = 256

    public static func read(path: String) throws(EventFileError) -> EventScript {
        func unreadable(_ reason: String) -> EventFileError {
            EventFileError(path: path, line: nil, reason: reason, isUnreadable: true)
        }
        guard FileSystem.isFile(path) else {
            throw unreadable(FileSystem.isFolder(path) ? "is a folder, not a file of events" : "no such file")
        }
        guard let handle = FileHandle(forReadingAtPath: path) else { throw unreadable("cannot be read") }
        defer { try? handle.close() }
        let data: Data
        do {
            data = try handle.read(upToCount: maximumByteCount + 1) ?? Data()
        } catch {
            throw unreadable("cannot be read")
        }
        return try parse(data, path: path)
    }

    /// - Parameter path: how messages call the file.
    public static func parse(_ data: Data, path: String) throws(EventFileError) -> EventScript {
        guard data.count <= maximumByteCount else {
            throw EventFileError(path: path, reason: "has more than \(maximumByteCount) bytes")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw EventFileError(path: path, reason: "is no UTF-8 text")
        }
        try checkDepth(text, path)
        let reader = EventReader(path: path)
        return try reader.script(compose(text, path))
    }

    /// The parser goes down into what is nested by calling itself, so that depth is bounded before it begins.
    private static func checkDepth(_ text: String, _ path: String) throws(EventFileError) {
        var depth = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let lead = line.utf8.prefix { " -?:\t".utf8.contains($0) }.count
            for byte in line.utf8 {
                if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { depth = max(depth - 1, 0) }
                guard depth <= maximumDepth else {
                    throw EventFileError(
                        path: path, line: index + 1, reason: "more than \(maximumDepth) brackets inside each other")
                }
            }
            guard lead <= maximumIndentation else {
                throw EventFileError(
                    path: path, line: index + 1, reason: "indented by more than \(maximumIndentation) columns")
            }
        }
    }

    private static func compose(_ text: String, _ path: String) throws(EventFileError) -> Node {
        do {
            guard let node = try Yams.compose(yaml: text) else {
                throw EventFileError(path: path, reason: "is empty; it should be a list of events")
            }
            return node
        } catch let error as EventFileError {
            throw error
        } catch let error as YamlError {
            throw fileError(error, path)
        } catch {
            throw EventFileError(path: path, reason: "is no YAML: \(error)".singleLine)
        }
    }

    private static func fileError(_ error: YamlError, _ path: String) -> EventFileError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            EventFileError(path: path, line: mark.line, reason: "is no YAML: \(problem)".singleLine)
        case .duplicatedKeysInMapping(let duplicates, let context):
            EventFileError(
                path: path, line: context.mark.line,
                reason: "a key stands twice: \(duplicates.sorted().joined(separator: ", "))".singleLine)
        default:
            EventFileError(path: path, reason: "is no YAML: \(error)".singleLine)
        }
    }
}

extension String {
    fileprivate var singleLine: String {
        split(whereSeparator: \.isNewline).joined(separator: " ").trimmingCharacters(in: .whitespaces)
    }
}
