// SPDX-License-Identifier: MIT

import Codecs
import Foundation
import ScreenLint
import Zoetrope

/// Stores the findings of a screen check in an image's file, so that a failure can report those that are new.
/// Comparisons ignore them.
package enum SnapshotFindings {
    private static let keyword = "Findings"

    /// The faults of the screen at the source's present time. Changes the text size of the views for a moment.
    @MainActor package static func of(_ source: any FrameSource, assets: AssetLibrary) throws -> [Finding] {
        guard let source = source as? ViewFrameSource else { return [] }
        return try ScreenReader(source, name: "", assets: assets) { _, _ in nil }.read().findings()
    }

    static func noted(_ findings: [Finding], in file: [UInt8]) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(Baseline(findings)), as: UTF8.self)
        return try PNGText.adding(keyword, text, isCompressed: true, to: file)
    }

    /// The findings that a recorded file does not have, in a line each. Empty if none are stored in the file.
    static func new(among findings: [Finding], since file: [UInt8]) -> [String] {
        guard let text = try? PNGText.compressedText(keyword, in: file),
            let known = try? Baseline(json: Data(text.utf8))
        else { return [] }
        return known.new(among: findings).map { "\($0.message) [\($0.rule)]" }
    }
}
