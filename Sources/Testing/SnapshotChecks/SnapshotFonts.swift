// SPDX-License-Identifier: MIT

import Codecs
import Foundation
import Typography

/// The font files of a snapshot, by name and SHA-256. They are stored in the snapshot's file, so that a failure can
/// report different fonts.
///
/// An image file stores the fonts in a text chunk, a text file in its last lines. Comparisons ignore the fonts.
package struct SnapshotFonts: Equatable {
    /// Digests by file name. The name excludes the folder, which depends on the machine.
    private var digests: [String: String]

    private static let keyword = "Fonts"

    /// Reads the files and computes their digests.
    package init(files: Set<String>) {
        digests = Dictionary(
            files.sorted().map { path in
                ((path as NSString).lastPathComponent, FontDigest.sha256(ofFile: path) ?? "unreadable")
            }, uniquingKeysWith: { first, _ in first })
    }

    /// One line per file: SHA-256 and name, as in `sha256sum`.
    private var text: String {
        digests.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)" }.joined(separator: "\n")
    }

    private init?(text: String?) {
        guard let text else { return nil }
        let lines = text.split(separator: "\n").map { $0.components(separatedBy: "  ") }
        guard !lines.isEmpty, lines.allSatisfy({ $0.count >= 2 }) else { return nil }
        digests = Dictionary(
            lines.map { ($0.dropFirst().joined(separator: "  "), $0[0]) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: In files

    /// The snapshot's file with the font files stored in it; unchanged if there are none.
    package func noted(in file: [UInt8], isText: Bool) throws -> [UInt8] {
        if digests.isEmpty { return file }
        if isText {
            let lines = text.split(separator: "\n").map { "\(Self.linePrefix)\($0)\n" }
            return file + Array(lines.joined().utf8)
        }
        return try PNGText.adding(Self.keyword, text, to: file)
    }

    /// Reads the names and digests that a snapshot's file contains; nil if it contains none.
    package init?(in file: [UInt8], isText: Bool) {
        if isText {
            let lines = Self.split(String(decoding: file, as: UTF8.self)).notes
            self.init(text: lines.map { $0.dropFirst(Self.linePrefix.count) }.joined(separator: "\n"))
        } else {
            self.init(text: (try? PNGText.text(Self.keyword, in: file)) ?? nil)
        }
    }

    /// The file without stored font files, for comparison.
    package static func removed(from file: [UInt8], isText: Bool) -> [UInt8] {
        if isText { return Array(split(String(decoding: file, as: UTF8.self)).content.utf8) }
        return (try? PNGText.removing(keyword, from: file)) ?? file
    }

    private static let linePrefix = "font "

    private static func split(_ text: String) -> (content: String, notes: [Substring]) {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        // The text ends with a newline, so the last element is empty.
        guard lines.last == "" else { return (text, []) }
        lines.removeLast()
        let notes = lines.reversed().prefix { $0.hasPrefix(linePrefix) }
        guard !notes.isEmpty else { return (text, []) }
        return (lines.dropLast(notes.count).map { $0 + "\n" }.joined(), notes.reversed())
    }

    // MARK: Saying what differs

    /// The differences in one line; nil if there are none.
    package func difference(from recorded: SnapshotFonts) -> String? {
        if self == recorded { return nil }
        let most = 4
        let changes = Set(digests.keys).union(recorded.digests.keys).sorted().compactMap { name -> String? in
            switch (recorded.digests[name], digests[name]) {
            case (let old?, let new?): old == new ? nil : "\(name) (\(old.prefix(8)), here \(new.prefix(8)))"
            case (_?, nil): "\(name) (not used here)"
            case (nil, _): "\(name) (not used then)"
            }
        }
        let more = changes.count > most ? " and \(changes.count - most) more" : ""
        return changes.prefix(most).joined(separator: ", ") + more
    }
}
