// SPDX-License-Identifier: MIT

import Foundation
import Typography

/// `render --version --json`: which program this is, and which font files its texts are set in. The same view gives the
/// same bytes on two machines where `fontsDigest` is the same.
struct VersionReport: Encodable {
    private struct Font: Encodable {
        var path, sha256: String
        /// Of the system font: default, rounded, serif, monospaced.
        var designs: [String]
        var standsIn: Bool
    }

    private let name: String
    private let version: String
    private let fontsDigest: String
    private let fonts: [Font]
    private let missingFontFamilies: [String]

    /// The options that ask for it, in any order.
    static let options: Set<String> = ["--version", "--json"]

    init(_ inventory: FontInventory = FontLibrary().inventory()) {
        let words = Version.text.split(separator: " ").map(String.init)
        (name, version) = (words[0], words[1])
        fontsDigest = inventory.digest
        fonts = inventory.files.map { file in
            Font(
                path: file.path, sha256: file.sha256, designs: file.designs.map { "\($0)" }, standsIn: file.standsIn)
        }
        missingFontFamilies = inventory.missingFamilies
    }

    func json() throws -> String {
        try JSONText.of(self)
    }
}
