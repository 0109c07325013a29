// SPDX-License-Identifier: MIT

import Foundation

/// A text with one set of attributes. Lengths are in points.
public struct TextRun: Sendable, Hashable {
    public var text: String
    public var font: FontDescriptor
    /// Additional spacing after each letter, including the last; keeps ligatures. Ignored if there is tracking.
    public var kerning: CGFloat
    /// Additional spacing after each letter, including the last; disables ligatures.
    public var tracking: CGFloat
    /// The upward shift of the baseline in points; negative values shift it down.
    public var baselineOffset: CGFloat
    /// The distance between baselines in points, such as 22 for the body style at size 17; nil uses the font's
    /// distance. Values below the font's ascent plus descent have no effect. `ParagraphOptions.lineSpacing` is added.
    public var lineHeight: CGFloat?
    public var isUnderlined: Bool
    public var isStruckThrough: Bool
    /// The attachment that replaces the letters. `text` must then be one `TextAttachment.character`.
    public var attachment: TextAttachment?
    /// A number chosen by the caller. Layouts return it with the run's pieces, for example to assign colours.
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

/// Options for laying out runs as lines.
public struct ParagraphOptions: Sendable, Hashable {
    public enum Truncation: Sendable, Hashable { case head, middle, tail }
    /// The alignment of lines within the box, which is as wide as the widest line. `leading` is left in both
    /// directions.
    public enum Alignment: Sendable, Hashable { case leading, center, trailing }
    public enum Direction: Sendable, Hashable { case leftToRight, rightToLeft }

    /// The maximum number of lines. Values below 1 count as 1; nil means unlimited.
    public var lineLimit: Int?
    /// The number of lines whose height is reserved: SwiftUI's `reservesSpace`, or the lower bound of a line limit
    /// range.
    public var minimumLineCount: Int
    public var truncation: Truncation
    public var alignment: Alignment
    /// The direction of paragraphs without directional letters. In other paragraphs, the first directional letter
    /// decides.
    public var direction: Direction
    /// The spacing in points between two lines. If positive, it replaces the font's line gap.
    public var lineSpacing: CGFloat
    /// The smallest scale for text that does not fit. 1 disables scaling.
    public var minimumScaleFactor: CGFloat
    /// Whether letter spacing may be reduced, by up to 0.05 em, to make text fit.
    public var allowsTightening: Bool
    /// The pixels per point. Sizes are rounded up to pixels, and baselines to the nearest pixel.
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
