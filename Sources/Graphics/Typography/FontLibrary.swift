// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Finds fonts by name, and fallback faces for characters that a font lacks. Thread-safe.
///
/// The search order is: the caller's folders, the fonts of an installed program, Debian's folders. If a text names its
/// font, the author's own font files come first. As on iOS, the author's files never replace the system font and are
/// never fallbacks. Each file is opened when it is first needed, and stays open.
public final class FontLibrary: Sendable {
    struct State {
        /// The author's own font files, searched only for fonts that a text names.
        var authors: FontCatalog
        var authorsFamilies: [String: [FaceRecord]] = [:]
        /// The font files in the caller's folders.
        var own: FontCatalog
        /// One catalog for the fonts of an installed program, if any, then one for Debian's folders. Searched in order.
        var system: [FontCatalog]
        /// The font files that replace the system font, by design.
        var replacements: [FontDescriptor.Design: FontCatalog]
        var families: [String: [FaceRecord]] = [:]
        var faces: [FontFace.Key: FontFace?] = [:]
        var fallbacks: [UInt32: Fallback?] = [:]
        var fallbackFiles: [String]?
        /// The emoji face, searched for when the first emoji is laid out; `.some(nil)` if there is none.
        var emoji: FontFace??
    }
    let state: Mutex<State>

    /// A font for characters that the text fonts lack.
    struct Fallback {
        var family: String
        /// The regular face of the family.
        var key: FontFace.Key
    }

    /// - Parameters:
    ///   - folders: Folders to search first, with their subfolders.
    ///   - authorsFiles: Font files that texts may name, in addition to the fonts in folders.
    public convenience init(folders: [String] = [], authorsFiles: [String] = []) {
        self.init(
            folders: folders, authorsFiles: authorsFiles, systemFolders: FontFolders.debian,
            installedFolder: FontFolders.installed, indexFolder: FontIndex.standardFolder)
    }

    /// - Parameters:
    ///   - indexFolder: The folder of the font index for system fonts; nil for none.
    ///   - systemFont: The files that replace the system font; nil uses the files of this process's environment.
    package init(
        folders: [String], authorsFiles: [String] = [], systemFolders: [String], installedFolder: String? = nil,
        indexFolder: String? = nil, systemFont: SystemFontFiles? = nil
    ) {
        let system = (installedFolder.map { [[$0]] } ?? []) + [systemFolders]
        state = Mutex(
            State(
                authors: FontCatalog(files: authorsFiles), own: FontCatalog(folders: folders),
                system: system.map { FontCatalog(folders: $0, indexFolder: indexFolder) },
                replacements: (systemFont ?? .ofProcess).paths.mapValues { FontCatalog(files: $0) }))
    }

    /// The installed face nearest to `descriptor`, at the size of `descriptor`.
    public func font(_ descriptor: FontDescriptor) throws(FontError) -> ScaledFont {
        let (name, package): (String, String?)
        var (isRounded, isNamed) = (false, false)
        switch descriptor.family {
        case .named(let given):
            (name, package) = (given, Self.package(of: given))
            isNamed = true
        case .system(let design):
            let found = try state.withLock { state throws(FontError) in
                try state.replacement(
                    of: design, weight: descriptor.weight, isItalic: descriptor.isItalic,
                    thickening: descriptor.emThickening)
            }
            if let found {
                var named = descriptor
                named.family = .named(found.family)
                return ScaledFont(face: found.face, descriptor: named)
            }
            (name, package) = SystemFont.family(design, size: descriptor.size)
            isRounded = design == .rounded
        }
        let face = state.withLock { state in
            state.face(
                named: name, amongAuthors: isNamed, weight: descriptor.weight, isItalic: descriptor.isItalic,
                isRounded: isRounded, thickening: descriptor.emThickening)
        }
        guard let face else { throw .missing(name: name, package: package) }
        return ScaledFont(face: face, descriptor: descriptor)
    }

    /// Explains why no font has this name; nil if such a font exists.
    package func problem(withFontNamed name: String) -> FontError? {
        state.withLock { state in
            if !state.faces(named: name, amongAuthors: true).isEmpty { return nil }
            let broken = state.authors.unreadableFiles
            if !broken.isEmpty { return .unreadable(name: name, files: broken) }
            return .missing(name: name, package: Self.package(of: name))
        }
    }

    /// The family and the style of the face with this name. nil if the name is unknown, if it names a family, or if the
    /// face has a weight axis.
    package func style(ofFaceNamed name: String) -> (family: String, weight: Int, isItalic: Bool)? {
        let records = state.withLock { $0.faces(named: name, amongAuthors: true) }
        guard let face = records.first, !face.isFamily(FaceRecord.simplified(name)),
            face.weights.lowerBound == face.weights.upperBound
        else { return nil }
        return (face.family, face.weights.lowerBound, face.isItalic)
    }

    /// The names of all installed families, the author's too, sorted.
    package var familyNames: [String] { state.withLock { $0.familyNames() } }

    /// The PostScript names of a family's faces, sorted; empty if no installed family has this name.
    package func faceNames(ofFamily name: String) -> [String] {
        let records = state.withLock { $0.faces(named: name, amongAuthors: true) }
        return Set(records.filter { $0.isFamily(FaceRecord.simplified(name)) }.map(\.postScriptName)).sorted()
    }

    /// The fallback face for a character that the face of `descriptor` lacks; nil if no font file has it.
    func fallback(for scalar: UInt32, _ descriptor: FontDescriptor) -> ScaledFont? {
        let face = state.withLock { state in
            state.fallback(for: scalar).flatMap { found in
                // Prefers the face with the requested style. If that face lacks the character, uses the family's
                // regular face, in which it was found.
                let face =
                    State.isLastResort(found.key.path)
                    ? nil
                    : state.face(
                        named: found.family, weight: descriptor.weight, isItalic: descriptor.isItalic, isRounded: false)
                return face?.covers(scalar) == true ? face : state.face(found.key)
            }
        }
        return face.map { ScaledFont(fallback: $0, for: descriptor) }
    }

    /// The emoji face at the size of `descriptor`; nil if none is installed or it lacks the character.
    func emoji(for scalar: UInt32, _ descriptor: FontDescriptor) -> ScaledFont? {
        let face = state.withLock { $0.emojiFace() }
        return face.flatMap { $0.covers(scalar) ? ScaledFont(fallback: $0, for: descriptor) : nil }
    }

    /// The Debian package of a well-known family.
    private static func package(of name: String) -> String? {
        let packages = [
            "inter": "fonts-inter", "interdisplay": "fonts-inter", "jetbrainsmono": "fonts-jetbrains-mono",
            "notosans": "fonts-noto-core", "notoserif": "fonts-noto-core", "roboto": "fonts-roboto-unhinted",
            "lato": "fonts-lato", "opensans": "fonts-open-sans", "quicksand": "fonts-quicksand",
            "comfortaa": "fonts-comfortaa", "montserrat": "fonts-montserrat", "dejavusans": "fonts-dejavu-core",
        ]
        return packages[FaceRecord.simplified(name)]
    }
}

extension FontLibrary.State {
    var files: [String] { own.files + system.flatMap(\.files) }

    mutating func familyNames() -> [String] {
        var names = authors.familyNames().union(own.familyNames())
        for index in system.indices { names.formUnion(system[index].familyNames()) }
        return names.sorted()
    }

    /// The faces of a family from the first folder that has any.
    ///
    /// - Parameter amongAuthors: Whether the author's files are searched first.
    mutating func faces(named name: String, amongAuthors: Bool = false) -> [FaceRecord] {
        if amongAuthors, !authors.files.isEmpty {
            let found = authorsFamilies[name] ?? authors.faces(named: name)
            authorsFamilies[name] = found
            if !found.isEmpty { return found }
        }
        if let known = families[name] { return known }
        var found = own.faces(named: name)
        for index in system.indices where found.isEmpty { found = system[index].faces(named: name) }
        families[name] = found
        return found
    }

    mutating func face(
        named name: String, amongAuthors: Bool = false, weight: Int, isItalic: Bool, isRounded: Bool,
        thickening: Int = 0
    ) -> FontFace? {
        guard let record = faces(named: name, amongAuthors: amongAuthors).nearest(weight: weight, isItalic: isItalic)
        else { return nil }
        return face(of: record, weight: weight, isRounded: isRounded, thickening: thickening)
    }

    mutating func face(of record: FaceRecord, weight: Int, isRounded: Bool, thickening: Int = 0) -> FontFace? {
        let varies = record.weights.lowerBound < record.weights.upperBound
        let key = FontFace.Key(
            path: record.path, index: record.index,
            weight: varies ? min(max(weight, record.weights.lowerBound), record.weights.upperBound) : nil,
            isRounded: isRounded, thickening: thickening)
        return face(key)
    }

    fileprivate mutating func face(_ key: FontFace.Key) -> FontFace? {
        if let known = faces[key] { return known }
        let face = FontFace(key)
        faces[key] = .some(face)
        return face
    }

    // MARK: - Characters that a font lacks

    mutating func fallback(for scalar: UInt32) -> FontLibrary.Fallback? {
        if let known = fallbacks[scalar] { return known }
        var found = fallbackOfIdeographs(for: scalar)
        search: for path in rankedFiles() where found == nil {
            for record in own.faces(in: path) where !record.isItalic {
                let key = FontFace.Key(path: path, index: record.index)
                if let face = face(key), face.covers(scalar) {
                    found = FontLibrary.Fallback(family: record.family, key: key)
                    break search
                }
            }
        }
        fallbacks[scalar] = .some(found)
        return found
    }

    /// The fallback for East Asian punctuation: the font of Chinese letters. Fonts of other scripts have some of these
    /// marks too, but with other shapes and widths.
    private mutating func fallbackOfIdeographs(for scalar: UInt32) -> FontLibrary.Fallback? {
        let isMark = (0x3001...0x303F).contains(scalar) || scalar == 0x30FB || (0xFF01...0xFF65).contains(scalar)
        guard isMark, let found = fallback(for: 0x4E2D), face(found.key)?.covers(scalar) == true else { return nil }
        return found
    }

    // MARK: - Emoji

    /// Noto Color Emoji, as `FaceRecord.simplified` spells it.
    static let emojiFamily = "notocoloremoji"

    mutating func emojiFace() -> FontFace? {
        if let emoji { return emoji }
        let record = faces(named: Self.emojiFamily).first
        let found = record.flatMap { face(FontFace.Key(path: $0.path, index: $0.index)) }
        emoji = .some(found?.hasPictures == true ? found : nil)
        return emoji ?? nil
    }

    /// The files to search for fallbacks, in order.
    private mutating func rankedFiles() -> [String] {
        if let fallbackFiles { return fallbackFiles }
        var files = own.files + system.flatMap { Self.ranked($0.files) }
        // Last-resort fonts come last, regardless of their folder.
        let last = files.filter(Self.isLastResort)
        files = files.filter { !Self.isLastResort($0) } + last
        fallbackFiles = files
        return files
    }

    /// The files to search for fallbacks, then the other styles of their families, then the emoji font.
    mutating func standInFiles() -> [String] {
        let ranked = rankedFiles()
        let families = Set(ranked.flatMap { own.faces(in: $0) }.map(\.family))
        let styles = families.sorted().flatMap { faces(named: $0).map(\.path) }
        let emoji = faces(named: Self.emojiFamily).map(\.path)
        var seen: Set<String> = []
        return (ranked + styles.sorted() + emoji).filter { seen.insert($0).inserted }
    }

    /// The files among `paths` that may be fallbacks, the preferred files first.
    private static func ranked(_ paths: [String]) -> [String] {
        let ranked = paths.compactMap { path in rank(FontCatalog.baseName(path)).map { (rank: $0, path: path) } }
        return ranked.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }.map(\.path)
    }

    /// Whether a file is a Droid fallback font, which covers Chinese, Japanese and Korean in a single weight. Any other
    /// font with a letter draws it better.
    fileprivate static func isLastResort(_ path: String) -> Bool {
        FontCatalog.baseName(path).hasPrefix("DroidSansFallback")
    }

    /// The rank of a fallback by its file name; nil if the file is not a fallback. Sans serif fonts come before other
    /// fonts, and fonts of many scripts before fonts of one script. DejaVu has characters that Noto lacks. Only regular
    /// faces have a rank: the other styles are found through the family.
    private static func rank(_ name: String) -> Int? {
        // Emoji fonts are not fallbacks for text: ☺ followed by the text variation selector must not become an emoji.
        if FaceRecord.simplified(name) == emojiFamily { return nil }
        let first = [
            "NotoSans-Regular", "NotoSansSymbols-Regular", "NotoSansSymbols2-Regular", "NotoSansMath-Regular",
            "NotoSansCJK-Regular", "DejaVuSans",
        ]
        if let rank = first.firstIndex(of: name) { return rank }
        guard name.hasSuffix("-Regular") || !name.contains("-") else { return nil }
        return name.hasPrefix("NotoSans") ? first.count : name.hasPrefix("Noto") ? first.count + 1 : first.count + 2
    }
}
