// SPDX-License-Identifier: MIT

import Codecs
import Foundation
import Inspection

/// Stores the tree of an image's views in its file, so that a failure can report which views moved. Comparisons ignore
/// the tree.
package enum SnapshotViews {
    private static let keyword = "Views"

    /// The image file with the tree stored in it.
    package static func noted(_ tree: ViewTree, in file: [UInt8]) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(tree), as: UTF8.self)
        return try PNGText.adding(keyword, text, isCompressed: true, to: file)
    }

    /// The tree stored in a recorded file; nil if there is none.
    package static func tree(in file: [UInt8]) -> ViewTree? {
        guard let text = try? PNGText.compressedText(keyword, in: file) else { return nil }
        return try? JSONDecoder().decode(ViewTree.self, from: Data(text.utf8))
    }
}
