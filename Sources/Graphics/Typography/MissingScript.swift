// SPDX-License-Identifier: MIT

import Synchronization

/// A script with characters that no font has. Boxes replace these characters. Emoji that are missing in colour are
/// drawn as text glyphs if a text font has them.
public struct MissingScript: Sendable, Hashable, CustomStringConvertible {
    fileprivate static let emoji = "emoji"

    /// The script's name, such as “Thai”. East Asian scripts share one name, because they share a package.
    public let name: String
    /// One of the missing characters.
    public let example: String
    /// The Debian package with a font for the script. nil if none is known, or if it is installed but lacks the
    /// character.
    public let package: String?

    public var description: String {
        let advice = package.map { "run apt-get install \($0)" } ?? "no Debian package is known to hold it"
        if name == Self.emoji {
            return "no font has the emoji “\(example)” in colours: signs or boxes stand for such; \(advice)"
        }
        return "no font has the letter “\(example)” (\(name)): boxes stand for such letters; \(advice)"
    }
}

extension FontLibrary {
    /// The scripts of scalars that no font has, without duplicates.
    package func missingScripts(_ scalars: some Sequence<UInt32>) -> [MissingScript] {
        var found: [MissingScript] = []
        for value in scalars {
            guard let scalar = Unicode.Scalar(value), !scalar.properties.isDefaultIgnorableCodePoint else { continue }
            let (name, package) = Self.kind(of: scalar)
            guard !found.contains(where: { $0.name == name }) else { continue }
            let isInstalled = package.map { holds(filesOf: $0) } ?? false
            found.append(
                MissingScript(name: name, example: String(Character(scalar)), package: isInstalled ? nil : package))
        }
        return found
    }

    private static let eastAsia: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo"]

    /// The English name of a character's script, and the Debian package with a font for it.
    private static func kind(of scalar: Unicode.Scalar) -> (name: String, package: String?) {
        let tag = Script(of: scalar.value).tag
        // East Asian punctuation and full-width forms have no script of their own, so their code points decide.
        let isEastAsian =
            eastAsia.contains(tag) || (0x2E80...0x33FF).contains(scalar.value)
            || (0xFE30...0xFE4F).contains(scalar.value)
            || (0xFF00...0xFFEF).contains(scalar.value)
        if isEastAsian { return ("Chinese, Japanese or Korean", "fonts-noto-cjk") }
        if scalar.properties.isEmoji { return (MissingScript.emoji, "fonts-noto-color-emoji") }
        if Script(of: scalar.value).isShared { return ("symbols", "fonts-noto-core") }
        return (names[tag] ?? "the script \(tag) of ISO 15924", "fonts-noto-core")
    }

    private static let names = [
        "Arab": "Arabic", "Armn": "Armenian", "Beng": "Bengali", "Cher": "Cherokee", "Cyrl": "Cyrillic",
        "Deva": "Devanagari", "Ethi": "Ethiopic", "Geor": "Georgian", "Grek": "Greek", "Gujr": "Gujarati",
        "Guru": "Gurmukhi", "Hebr": "Hebrew", "Khmr": "Khmer", "Knda": "Kannada", "Laoo": "Lao", "Latn": "Latin",
        "Mlym": "Malayalam", "Mong": "Mongolian", "Mymr": "Burmese", "Orya": "Odia", "Sinh": "Sinhala",
        "Syrc": "Syriac", "Taml": "Tamil", "Telu": "Telugu", "Thaa": "Thaana", "Thai": "Thai", "Tibt": "Tibetan",
    ]

    /// Whether a Debian package is installed, judged by one of its files.
    private func holds(filesOf package: String) -> Bool {
        let signs = ["fonts-noto-cjk": "NotoSansCJK-Regular", "fonts-noto-color-emoji": "NotoColorEmoji"]
        let sign = signs[package] ?? "NotoSans-Regular"
        return state.withLock { $0.files.contains { FontCatalog.baseName($0) == sign } }
    }
}
