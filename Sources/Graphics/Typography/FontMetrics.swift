// SPDX-License-Identifier: MIT

import Foundation

/// Vertical metrics of a font at its size, in points. All are lengths: `descent` is positive below the baseline.
public struct FontMetrics: Sendable, Hashable {
    public var ascent: CGFloat
    public var descent: CGFloat
    /// The line gap between two lines, not above the first nor below the last.
    public var leading: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat
    /// The distance from the baseline down to the middle of the underline.
    public var underlineDepth: CGFloat
    /// The distance from the baseline up to the middle of the strikethrough line.
    public var strikethroughHeight: CGFloat
    /// The thickness of underlines and strikethroughs.
    public var lineThickness: CGFloat

    /// The height of a single line.
    public var lineHeight: CGFloat { ascent + descent }
}
