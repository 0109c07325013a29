// SPDX-License-Identifier: MIT

/// The font files that text is set in where no view asks for a font by name.
///
/// The same text gives the same outlines wherever these files are the same; `digest` tells that at a glance.
public struct FontInventory: Sendable, Equatable {
    public struct File: Sendable, Equatable {
        public var path: String
        /// 64 hexadecimal digits.
        public var sha256: String
        /// The designs of the system font that have faces in it.
        public var designs: [FontDescriptor.Design]
        /// Whether it serves for characters that the font of a text lacks.
        public var standsIn: Bool
    }

    /// Those of the designs first, then those that stand in, in the order in which they are asked.
    public var files: [File]
    /// Families of designs that no file holds.
    public var missingFamilies: [String]

    /// Of the files' names and digests, in their order. Where they lie does not matter.
    public var digest: String {
        FontDigest.sha256(of: files.map { "\($0.sha256)  \(FontCatalog.fileName($0.path))\n" }.joined())
    }
}

extension FontLibrary {
    /// Reads all of these files.
    public func inventory() -> FontInventory {
        let (designs, missing, standIns) = state.withLock { state in
            var designs: [String: [FontDescriptor.Design]] = [:]
            var missing: [String] = []
            for design in FontDescriptor.Design.allCases {
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
            // The same file in a second folder is never asked.
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
