// SPDX-License-Identifier: MIT

import Synchronization

/// The font files used for text, unless a view names another font.
///
/// Two machines with equal files draw text with equal outlines. `digest` compares the files.
public struct FontInventory: Sendable, Equatable {
    public struct File: Sendable, Equatable {
        public var path: String
        /// The file's SHA-256 digest as 64 hexadecimal digits.
        public var sha256: String
        /// The designs of the system font that have faces in this file.
        public var designs: [FontDescriptor.Design]
        /// Whether the file provides fallbacks for characters that a text's font lacks.
        public var standsIn: Bool
    }

    /// The files of the designs, followed by the fallbacks in search order.
    public var files: [File]
    /// The families of the system font's designs that are not installed.
    public var missingFamilies: [String]

    /// A digest of the files' names and contents in order, but not of their folders.
    public var digest: String {
        FontDigest.sha256(of: files.map { "\($0.sha256)  \(FontCatalog.fileName($0.path))\n" }.joined())
    }
}

extension FontLibrary {
    /// Lists the font files, and reads each of them for its digest.
    public func inventory() -> FontInventory {
        let (designs, missing, standIns) = state.withLock { state in
            var designs: [String: [FontDescriptor.Design]] = [:]
            var missing: [String] = []
            for design in FontDescriptor.Design.allCases {
                if let files = state.replacements[design]?.files {
                    for path in files { designs[path, default: []].append(design) }
                    continue
                }
                for family in SystemFont.families(design) {
                    let faces = state.faces(named: family)
                    if faces.isEmpty, !missing.contains(family) { missing.append(family) }
                    for path in Set(faces.map(\.path)) { designs[path, default: []].append(design) }
                }
            }
            return (designs, missing, state.standInFiles())
        }
        let paths = designs.keys.sorted() + standIns.filter { designs[$0] == nil }
        let standingIn = Set(standIns)
        var files: [FontInventory.File] = []
        var seen: Set<String> = []
        for path in paths {
            // Skips files with the name and the content of an earlier file, because only the first one in search order
            // is used.
            guard let digest = FontDigest.sha256(ofFile: path),
                seen.insert(FontCatalog.fileName(path) + digest).inserted
            else { continue }
            files.append(
                FontInventory.File(
                    path: path, sha256: digest, designs: designs[path] ?? [], standsIn: standingIn.contains(path)))
        }
        return FontInventory(files: files, missingFamilies: missing)
    }
}
