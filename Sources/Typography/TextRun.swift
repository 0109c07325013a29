// SPDX-License-Identifier: MIT

import Foundation

/// Text of one look. Lengths are in points.
public struct TextRun: Sendable, Hashable {
    public var text: String
    public var font: FontDescriptor
    /// Added between letters; ligatures stay. Ignored where there is tracking.
    public var kerning: CGFloat
    /// Added after each letter, also the last; breaks ligatures up.
    public var tracking: CGFloat
    /// Positive moves up.
    public var baselineOffset: CGFloat
    /// From one baseline to the next, for text styles, which are set wider than their fonts (body: 22 for 17 points).
    /// Nil, or less than the font needs: as the font has it.
    public var lineHeight: CGFloat?
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// What the run has room for in place of letters; its text is one `TextAttachment.character`.
    public var attachment: TextAttachment?
    /// Given back with what is drawn, so that the caller knows the colour.
    public var style: Int

    public init(
        _ text: String, font: FontDescriptor, kerning: CGFloat = 0, tracking: CGFloat = 0, baselineOffset: CGFloat = 0,
        lineHeight: CGFloat? = nil, isUnderlined: Bool = false, isStruckThrough: Bool = false,
        attachment: TextAttachment? = nil, style: Int = 0
    ) {
        self.text = text
        self.font = font
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.lineHeight = lineHeight
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.attachment = attachment
        self.style = style
    }
}

/// How runs are set as lines.
public struct ParagraphOptions: Sendable, Hashable {
    public enum Truncation: Sendable, Hashable { case head, middle, tail }
    /// Of lines among each other: the box is as wide as the widest line. `leading` is left, whatever the direction.
    public enum Alignment: Sendable, Hashable { case leading, center, trailing }
    public enum Direction: Sendable, Hashable { case leftToRight, rightToLeft }

    /// At least one line is always set; nil sets all.
    public var lineLimit: Int?
    /// The height of so many lines is kept even when there are fewer (`reservesSpace`, lower bounds of limits).
    public var minimumLineCount: Int
    public var truncation: Truncation
    public var alignment: Alignment
    /// Of paragraphs without a letter that runs in either direction; others have the direction of their first letter.
    public var direction: Direction
    /// Points between two lines, on top of what fonts ask for.
    public var lineSpacing: CGFloat
    /// How far text may shrink that does not fit; 1 keeps it as it is.
    public var minimumScaleFactor: CGFloat
    /// Whether letters may stand closer together where that makes text fit.
    public var allowsTightening: Bool
    /// Pixels to a point: sizes are rounded up to pixels, baselines to the nearest.
    public var displayScale: CGFloat

    public init(
        lineLimit: Int? = nil, minimumLineCount: Int = 0, truncation: Truncation = .tail,
        alignment: Alignment = .leading, direction: Direction = .leftToRight, lineSpacing: CGFloat = 0,
        minimumScaleFactor: CGFloat = 1, allowsTightening: Bool = false, displayScale: CGFloat = 1
    ) {
        self.lineLimit = lineLimit
        self.minimumLineCount = minimumLineCount
        self.truncation = truncation
        self.alignment = alignment
        self.direction = direction
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.displayScale = displayScale
    }
}
