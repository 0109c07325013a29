// SPDX-License-Identifier: MIT

import Support
import Foundation
import Geometry
import Motion
import SwiftUICore

/// Reads synthetic touches from YAML or JSON (a subset of YAML): a list of events, or a mapping with such a list under
/// `events`. `docs/events.md` describes the keys.
///
/// Every error has its line. Size, depth, aliases, events and concurrent touches are bounded, so that no file exhausts
/// memory, stack or time.
public enum EventScriptFile {
    /// The size in bytes up to which files are read. A larger file is an error.
    public static let maximumByteCount = 1_000_000
    /// The limit of events in a file. A file with more events is an error.
    public static let maximumEventCount = 10_000
    /// The maximum number of touches that are down at one moment.
    public static let maximumTouchCount = 10
    /// The maximum number of aliases (`*name`). Each alias copies its node, so the size of nested aliases would
    /// otherwise grow exponentially.
    private static let maximumAliasCount = 8

    /// Throws for a pipe or a device, and for a file larger than `maximumByteCount`.
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

    /// Parses the events of a YAML or JSON text.
    ///
    /// - Parameter path: the name of the file in error messages.
    public static func parse(_ data: Data, path: String) throws(EventFileError) -> EventScript {
        guard data.count <= maximumByteCount else {
            throw EventFileError(path: path, reason: "has more than \(maximumByteCount) bytes")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw EventFileError(path: path, reason: "is not UTF-8 text")
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

    private static func compose(_ text: String, _ path: String) throws(EventFileError) -> YAMLNode {
        let node: YAMLNode?
        do {
            node = try YAMLReader.read(text)
        } catch {
            throw EventFileError(path: path, line: error.line, reason: "is not YAML: \(error.problem)".singleLine)
        }
        guard let node else { throw EventFileError(path: path, reason: "is empty; it should be a list of events") }
        return node
    }
}

extension String {
    fileprivate var singleLine: String {
        split(whereSeparator: \.isNewline).joined(separator: " ").trimmingCharacters(in: .whitespaces)
    }
}
