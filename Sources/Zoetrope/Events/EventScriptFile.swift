import Foundation
import Geometry
import Motion
import Views
import Yams

/// Reads what a hand does from YAML or JSON (which is YAML too): a list of events, or a mapping with such a list under
/// `events`. The keys stand in `docs/events.md`.
///
/// Every complaint has its line. Files are bounded in size, depth, aliases, events, and hands at one moment, so that none
/// can take up all memory, all stack or all time.
public enum EventScriptFile {
    public static let maximumByteCount = 1_000_000
    public static let maximumEventCount = 10_000
    /// Hands that are on the screen at one moment.
    public static let maximumHandCount = 10
    /// What stands under a name (`*name`) counts as often as it is named, so that a few lines could be endless.
    private static let maximumAliasCount = 8

    public static func read(path: String) throws(EventFileError) -> EventScript {
        func unreadable(_ reason: String) -> EventFileError {
            EventFileError(path: path, line: nil, reason: reason, isUnreadable: true)
        }
        switch FileSystem.plainFile(path) {
        case .file: break
        case .folder: throw unreadable("is a folder, not a file of events")
        case .other: throw unreadable("is a pipe or a device, not a file")
        case .missing(let reason): throw unreadable(reason)
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
        try checkAliases(text, path)
        let reader = EventReader(path: path)
        return try reader.script(compose(text, path))
    }

    private static func checkAliases(_ text: String, _ path: String) throws(EventFileError) {
        let aliases = text.matches(of: /(?:^|[\s\[{,:?-])\*[^\s,\]}]/).count
        guard aliases <= maximumAliasCount else {
            throw EventFileError(path: path, reason: "has more than \(maximumAliasCount) aliases (*name)")
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
            // The parser goes down into what is nested by calling itself; this is its own bound.
            problem.contains("nesting level")
                ? EventFileError(path: path, line: mark.line, reason: "more than 1000 levels inside each other")
                : EventFileError(path: path, line: mark.line, reason: "is no YAML: \(problem)".singleLine)
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
