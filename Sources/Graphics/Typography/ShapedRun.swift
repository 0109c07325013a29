// SPDX-License-Identifier: MIT

import Foundation

/// A glyph relative to the start of its cluster, in points, y down.
struct ShapedGlyph {
    var id: UInt32
    var offset: CGPoint
}

/// The smallest unit for line breaks: one character, or the characters of a ligature.
struct ShapedCluster {
    /// The index of its first scalar.
    var start: Int
    /// A range of the run's glyphs.
    var glyphs: Range<Int>
    /// In points, including tracking and kerning.
    var advance: CGFloat
    /// Whether text must be shaped again if a line is broken before this cluster.
    var isUnsafeToBreak: Bool
}

/// Consecutive text in one face and one direction.
struct ShapedRun {
    var font: ScaledFont
    /// The index of its `TextRun`.
    var run: Int
    var scalars: Range<Int>
    var script: Script
    /// The bidirectional level; odd levels run right to left.
    var level: Int8
    var glyphs: [ShapedGlyph]
    /// In the order of the text, not in visual order.
    var clusters: [ShapedCluster]

    var isRightToLeft: Bool { Self.isRightToLeft(level) }

    static func isRightToLeft(_ level: Int8) -> Bool { level & 1 == 1 }
}
