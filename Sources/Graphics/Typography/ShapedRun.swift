// SPDX-License-Identifier: MIT

import Foundation

/// A glyph relative to the start of its cluster, in points with y down.
struct ShapedGlyph {
    var id: UInt32
    var offset: CGPoint
}

/// The smallest unit between line breaks: a character, or the characters of a ligature.
struct ShapedCluster {
    /// The index of the cluster's first scalar.
    var start: Int
    /// The range of the cluster's glyphs in the run.
    var glyphs: Range<Int>
    /// The advance in points, including tracking and kerning.
    var advance: CGFloat
    /// Whether the text must be shaped again if a line breaks before this cluster.
    var isUnsafeToBreak: Bool
}

/// Consecutive glyphs of one face, script and direction.
struct ShapedRun {
    var font: ScaledFont
    /// The index of the `TextRun`.
    var run: Int
    var scalars: Range<Int>
    var script: Script
    /// The bidirectional embedding level. Odd levels run right to left.
    var level: Int8
    var glyphs: [ShapedGlyph]
    /// The clusters in the order of the text rather than in visual order.
    var clusters: [ShapedCluster]

    var isRightToLeft: Bool { Self.isRightToLeft(level) }

    static func isRightToLeft(_ level: Int8) -> Bool { level & 1 == 1 }
}
