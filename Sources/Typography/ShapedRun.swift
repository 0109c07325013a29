// SPDX-License-Identifier: MIT

import Foundation

/// A glyph at its place relative to the start of its cluster, in points, y down.
struct ShapedGlyph {
    var id: UInt32
    var offset: CGPoint
}

/// The smallest piece of text that a line can be broken around: one character, or several in a ligature.
struct ShapedCluster {
    /// Index of the first scalar.
    var start: Int
    /// Into the run's glyphs.
    var glyphs: Range<Int>
    /// Points, tracking and kerning included.
    var advance: CGFloat
    /// Whether a line broken before this cluster must be shaped anew.
    var isUnsafeToBreak: Bool
}

/// Glyphs of one face and one direction, for scalars that follow each other.
struct ShapedRun {
    var font: ScaledFont
    /// Index of the `TextRun` that the text belongs to.
    var run: Int
    var scalars: Range<Int>
    var script: Script
    /// By the bidirectional algorithm; text of odd levels runs from right to left.
    var level: Int8
    var glyphs: [ShapedGlyph]
    /// In the order of the text, not of the screen.
    var clusters: [ShapedCluster]

    var isRightToLeft: Bool { Self.isRightToLeft(level) }

    static func isRightToLeft(_ level: Int8) -> Bool { level & 1 == 1 }
}
