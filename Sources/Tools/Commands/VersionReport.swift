// SPDX-License-Identifier: MIT

import CHashing
import Foundation
import Typography

/// `render --version --json`: the version of the program and its font files. Two machines with the same `fontsDigest`
/// render the same view to the same bytes.
struct VersionReport: Encodable {
    private struct Font: Encodable {
        var path, sha256: String
        /// The designs of the system font that use the file: default, rounded, serif, monospaced.
        var designs: [String]
        var standsIn: Bool
    }

    private let name: String
    private let version: String
    private let fontsDigest: String
    /// `deterministic`, or `random` if the module `CHashing` could not turn off random seeds of Swift's hash tables.
    private let hashing: String
    private let fonts: [Font]
    private let missingFontFamilies: [String]

    /// The options that request the report, in any order.
    static let options: Set<String> = ["--version", "--json"]

    init(_ inventory: FontInventory = FontLibrary().inventory()) {
        let words = Version.text.split(separator: " ").map(String.init)
        (name, version) = (words[0], words[1])
        fontsDigest = inventory.digest
        hashing = hashing_is_deterministic() ? "deterministic" : "random"
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
