// SPDX-License-Identifier: MIT

import Support
import Foundation

/// A cache on disk of the names and styles in font files. Without the cache, most font files would be opened only for
/// their names and styles.
///
/// The cache has one file per folder of fonts. An entry is valid while its font file keeps its size and modification
/// time (invariant 30). Read and write errors count as misses.
struct FontIndex: Sendable {
    /// The folder that contains the cache.
    private let folder: String
    private var read: [String: [String: Entry]] = [:]
    private var changed: Set<String> = []

    /// The cached faces of a font file; none if the file is not a font.
    private struct Entry {
        var stamp: Stamp
        var records: [FaceRecord]
    }

    /// The size and modification time of a font file.
    private struct Stamp: Equatable {
        var size: Int
        var seconds: Int
        var nanoseconds: Int

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (size, seconds, nanoseconds) = (Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }

        init?(_ fields: ArraySlice<Substring>) {
            let numbers = fields.compactMap { Int($0) }
            guard numbers.count == 3 else { return nil }
            (size, seconds, nanoseconds) = (numbers[0], numbers[1], numbers[2])
        }

        var fields: [String] { [size, seconds, nanoseconds].map(String.init) }
    }

    init(folder: String) { self.folder = folder }

    /// `$XDG_CACHE_HOME/zoetrope/fonts` or `~/.cache/zoetrope/fonts`; nil if neither variable is set.
    static let standardFolder: String? = FileSystem.cacheFolder(environment: ProcessInfo.processInfo.environment)
        .map { $0 + "/fonts" }

    // MARK: - Faces

    /// The cached faces of a font file; nil on a miss.
    mutating func records(of path: String) -> [FaceRecord]? {
        let fonts = FontCatalog.folder(of: path)
        if read[fonts] == nil { read[fonts] = load(fonts) }
        guard let entry = read[fonts]?[path], entry.stamp == Stamp(path) else { return nil }
        return entry.records
    }

    mutating func note(_ records: [FaceRecord], of path: String) {
        guard let stamp = Stamp(path) else { return }
        let fonts = FontCatalog.folder(of: path)
        let entry = Entry(stamp: stamp, records: records)
        read[fonts, default: [:]][path] = entry
        // Entries with a tab or newline in a name cannot be written as a line, so they are not stored.
        if Self.lines(of: path, entry) != nil { changed.insert(fonts) }
    }

    /// Writes the changed entries. If two processes write at once, the complete file of one process remains.
    mutating func save() {
        for fonts in changed { store(read[fonts] ?? [:], of: fonts) }
        changed = []
    }

    // MARK: - Files

    /// The first line of a cache file. A new format must change this line.
    private static let version = "zoetrope fonts 1"
    /// The last line of a cache file, which distinguishes complete files from truncated files.
    private static let end = "end"

    /// The cache file for a folder of fonts, named by a hash of the folder's path.
    private func file(of fonts: String) -> String {
        folder + "/" + FontDigest.sha256(of: fonts)
    }

    /// One line per face: the font file's name and stamp, then the fields of the face. A file without faces has one
    /// line with its stamp. Returns nil if a name contains a tab or a newline.
    private static func lines(of path: String, _ entry: Entry) -> [[String]]? {
        let beginning = [FontCatalog.fileName(path)] + entry.stamp.fields
        let faces = entry.records.map { face in
            [
                String(face.index), String(face.weights.lowerBound), String(face.weights.upperBound),
                face.isItalic ? "italic" : "upright", face.family, face.fullName, face.postScriptName,
            ]
        }
        let lines = (faces.isEmpty ? [[]] : faces).map { beginning + $0 }
        return lines.allSatisfy { $0.allSatisfy { !$0.utf8.contains { $0 == 9 || $0 == 10 } } } ? lines : nil
    }

    private func store(_ entries: [String: Entry], of fonts: String) {
        var text = Self.version + "\t" + fonts + "\n"
        for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
            for line in Self.lines(of: path, entry) ?? [] { text += line.joined(separator: "\t") + "\n" }
        }
        text += Self.end + "\n"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? Data(text.utf8).write(to: URL(filePath: file(of: fonts)), options: .atomic)
    }

    private func load(_ fonts: String) -> [String: Entry] {
        guard let data = FileManager.default.contents(atPath: file(of: fonts)) else { return [:] }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        guard lines.count >= 2, lines[0] == Self.version + "\t" + fonts, lines[lines.count - 1] == Self.end else {
            return [:]
        }
        var entries: [String: Entry] = [:]
        for line in lines.dropFirst().dropLast() {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count >= 4, let stamp = Stamp(fields[1...3]) else { return [:] }
            let path = fonts + "/" + fields[0]
            if fields.count == 4 {
                entries[path] = Entry(stamp: stamp, records: [])
                continue
            }
            guard fields.count == 11, let index = Int(fields[4]), let lightest = Int(fields[5]),
                let heaviest = Int(fields[6]), lightest <= heaviest
            else { return [:] }
            let face = FaceRecord(
                path: path, index: index, family: String(fields[8]), fullName: String(fields[9]),
                postScriptName: String(fields[10]), weights: lightest...heaviest, isItalic: fields[7] == "italic")
            entries[path, default: Entry(stamp: stamp, records: [])].records.append(face)
        }
        return entries
    }
}
