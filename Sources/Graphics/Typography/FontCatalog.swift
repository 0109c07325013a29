// SPDX-License-Identifier: MIT

import Support
import Foundation

/// The names and the style of a face, as read from its file.
struct FaceRecord: Sendable, Equatable {
    var path: String
    var index: Int
    var family: String
    var fullName: String
    var postScriptName: String
    /// The range of weights; a single weight for static fonts.
    var weights: ClosedRange<Int>
    var isItalic: Bool

    /// A name without case, spaces and hyphens, for comparison.
    static func simplified(_ name: String) -> String {
        // A fast path for ASCII, because systems with many fonts have thousands of names, and most are ASCII.
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            return String(decoding: name.utf8.compactMap(lowercaseLetterOrDigit), as: UTF8.self)
        }
        return String(
            String.UnicodeScalarView(name.lowercased().unicodeScalars.filter(CharacterSet.alphanumerics.contains)))
    }

    private static func lowercaseLetterOrDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        default: nil
        }
    }

    func isFamily(_ name: String) -> Bool { Self.simplified(family) == name }
    func isFace(_ name: String) -> Bool {
        Self.simplified(postScriptName) == name || Self.simplified(fullName) == name
    }
}

/// The font files of some folders, sorted by path within each folder, and the faces read from them so far.
///
/// A system may have thousands of font files, and family names are stored in the files. The search for a family first
/// reads files whose names begin with the family's, as in Debian's packages. It reads the other files only if none of
/// these has the family.
struct FontCatalog {
    let files: [String]
    private let simplifiedFileNames: [String]
    private var records: [String: [FaceRecord]] = [:]
    /// The cache on disk, if any.
    private var index: FontIndex?

    /// The maximum number of files of a folder; further files are ignored.
    static let fileLimit = 20_000
    private static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// - Parameter indexFolder: The folder of the font index, a cache on disk; nil for none.
    init(folders: [String], indexFolder: String? = nil) {
        self.init(files: folders.flatMap { Self.fontFiles(below: $0).sorted() })
        index = indexFolder.map(FontIndex.init)
    }

    /// - Parameter files: The paths of the files in search order.
    init(files: [String]) {
        self.files = files
        simplifiedFileNames = files.map { FaceRecord.simplified(Self.baseName($0)) }
    }

    /// The font files of a folder and its subfolders, in no particular order. Does not follow links to folders, because
    /// they may form cycles.
    private static func fontFiles(below folder: String) -> [String] {
        var found: [String] = []
        var folders = [folder]
        while found.count < fileLimit, let folder = folders.popLast() {
            for (name, kind) in (try? FileSystem.entriesWithKinds(of: folder)) ?? [] where found.count < fileLimit {
                let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
                if kind == .folder || (kind == .unknown && FileSystem.isFolder(path) && !FileSystem.isLink(path)) {
                    folders.append(path)
                } else if extensions.contains(FileSystem.kind(of: name)) {
                    found.append(path)
                }
            }
        }
        return found
    }

    /// The folder of a path; empty if the path is only a file name.
    static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }

    static func fileName(_ path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// The name of a file without its folder and extension.
    static func baseName(_ path: String) -> String {
        let name = fileName(path)
        return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
    }

    /// The files opened so far that contain no font.
    var unreadableFiles: [String] { files.filter { records[$0]?.isEmpty == true } }

    /// The faces of a family, or the single face with this name.
    ///
    /// A PostScript name takes precedence over a family name, as on iOS. If a PostScript name equals the family name of
    /// its own face, the result is all faces of that family.
    mutating func faces(named name: String) -> [FaceRecord] {
        let name = FaceRecord.simplified(name)
        guard !name.isEmpty else { return [] }
        defer { index?.save() }
        let likely = files.indices.filter { simplifiedFileNames[$0].hasPrefix(name) }.map { files[$0] }
        for paths in [likely, files] {
            var family: [FaceRecord] = []
            var single: [FaceRecord] = []
            var exact: [FaceRecord] = []
            for path in paths {
                for record in faces(in: path) {
                    let isFamily = record.isFamily(name)
                    if isFamily { family.append(record) }
                    if record.isFace(name) { single.append(record) }
                    if !isFamily, FaceRecord.simplified(record.postScriptName) == name { exact.append(record) }
                }
            }
            if !exact.isEmpty { return exact }
            if !family.isEmpty { return family }
            if !single.isEmpty { return single }
        }
        return []
    }

    /// The names of all families. Reads every file that was not read before.
    mutating func familyNames() -> Set<String> {
        defer { index?.save() }
        var names: Set<String> = []
        for path in files { names.formUnion(faces(in: path).map(\.family)) }
        return names
    }

    mutating func faces(in path: String) -> [FaceRecord] {
        if let known = records[path] { return known }
        let kept = index?.records(of: path)
        let faces = kept ?? Self.read(path)
        if kept == nil {
            if MissedCacheEntries.areListed {
                MissedCacheEntries.note([Self.missedKind, path])
            } else {
                index?.note(faces, of: path)
            }
        }
        records[path] = faces
        return faces
    }

    private static let missedKind = "font"

    /// Adds font files to the index on disk. `missed` lists the files that a program with view code did not find in the
    /// index. That program is not trusted, so only files in the folders of installed fonts are added.
    static func make(missed: [[String]]) {
        let folders = FontFolders.debian + [FontFolders.installed].compactMap(\.self)
        let paths = missed.filter { $0.count == 2 && $0[0] == missedKind }.map { $0[1] }.filter { path in
            folders.contains { path.hasPrefix($0 + "/") } && !path.contains("/../")
        }
        guard !paths.isEmpty, let folder = FontIndex.standardFolder else { return }
        var catalog = FontCatalog(files: paths)
        catalog.index = FontIndex(folder: folder)
        for path in paths { _ = catalog.faces(in: path) }
        catalog.index?.save()
    }

    private static func read(_ path: String) -> [FaceRecord] {
        guard let file = FontFile(path: path) else { return [] }
        var records: [FaceRecord] = []
        var index = 0
        var count = 1
        while index < min(count, 64), let face = FreeTypeFace(file: file, index: index) {
            count = face.faceCount
            if face.isScalable || face.hasPictures {
                records.append(
                    FaceRecord(
                        path: path, index: index, family: face.familyName,
                        fullName: face.familyName + " " + face.styleName, postScriptName: face.postScriptName,
                        weights: face.weights, isItalic: face.isItalic))
            }
            index += 1
        }
        return records
    }
}

extension [FaceRecord] {
    /// The nearest face, by slant first and then by weight. Of two weights at the same distance, the weight further
    /// from 400 wins.
    func nearest(weight: Int, isItalic: Bool) -> FaceRecord? {
        let weight = Swift.min(Swift.max(weight, 1), 1000)
        func distance(_ face: FaceRecord) -> (Int, Int, Int) {
            let given = Swift.min(Swift.max(weight, face.weights.lowerBound), face.weights.upperBound)
            return (face.isItalic == isItalic ? 0 : 1, abs(given - weight), -abs(given - 400))
        }
        return self.min { distance($0) < distance($1) }
    }
}
