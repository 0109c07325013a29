// SPDX-License-Identifier: MIT

import Foundation

/// Text with one set of attributes. Lengths are in points.
public struct TextRun: Sendable, Hashable {
    public var text: String
    public var font: FontDescriptor
    /// Added between letters; keeps ligatures. Ignored if there is tracking.
    public var kerning: CGFloat
    /// Added after each letter, including the last; disables ligatures.
    public var tracking: CGFloat
    /// Positive moves up.
    public var baselineOffset: CGFloat
    /// The distance of baselines for text styles, which are set wider than their fonts (body: 22 for 17 points). nil
    /// for that of the font, which is also the minimum.
    public var lineHeight: CGFloat?
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// The attachment that replaces the letters; the text is then one `TextAttachment.character`.
    public var attachment: TextAttachment?
    /// Returned with the pieces, so that the caller can assign colours.
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

/// Options for setting runs as lines.
public struct ParagraphOptions: Sendable, Hashable {
    public enum Truncation: Sendable, Hashable { case head, middle, tail }
    /// The alignment of lines to each other: the box is as wide as the widest line. `leading` is left in both
    /// directions.
    public enum Alignment: Sendable, Hashable { case leading, center, trailing }
    public enum Direction: Sendable, Hashable { case leftToRight, rightToLeft }

    /// The largest number of lines; a value below 1 counts as 1, nil means unlimited.
    public var lineLimit: Int?
    /// The number of lines whose height is reserved (`reservesSpace`, lower bounds of limits).
    public var minimumLineCount: Int
    public var truncation: Truncation
    public var alignment: Alignment
    /// The direction of paragraphs without directional letters; others take that of their first letter.
    public var direction: Direction
    /// Points between two lines, in addition to the fonts' own.
    public var lineSpacing: CGFloat
    /// The smallest scale for text that does not fit; 1 disables scaling.
    public var minimumScaleFactor: CGFloat
    /// Whether letters may be tightened to make text fit.
    public var allowsTightening: Bool
    /// Pixels per point: sizes are rounded up to pixels, baselines to the nearest.
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
