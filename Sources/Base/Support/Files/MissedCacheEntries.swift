// SPDX-License-Identifier: MIT

import Foundation

/// Lists the cache entries that a program with view code missed. The program may read the caches, but not write them.
/// So the process that started the program creates the entries.
package enum MissedCacheEntries {
    /// The environment variable with the path of the list; unset in programs that write the caches.
    package static let variable = "ZOETROPE_MISSED"

    private static let path = ProcessInfo.processInfo.environment[variable]

    /// Whether this process lists its cache misses instead of writing the caches.
    package static var areListed: Bool { path != nil }

    /// Appends an entry to the list as one line, with tabs between the fields. Does nothing in a program that writes
    /// the caches, or if a field contains a control character.
    package static func note(_ fields: [String]) {
        guard let path, !fields.contains(where: { $0.utf8.contains { $0 < 32 } }) else { return }
        let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else { return }
        let line = Array((fields.joined(separator: "\t") + "\n").utf8)
        _ = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        close(file)
    }

    /// The limits of the list, in bytes and in entries, because the writer of the list is not trusted.
    private static let (mostBytes, most) = (1 << 16, 200)

    /// Reads a list of entries; each entry is a list of its fields. Returns an empty list if the file cannot be read.
    package static func read(_ path: String) -> [[String]] {
        guard let bytes = try? FileSystem.bytes(of: path, limit: mostBytes, expected: "a list") else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(most).map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}
