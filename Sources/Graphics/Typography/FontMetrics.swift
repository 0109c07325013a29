// SPDX-License-Identifier: MIT

import Foundation

/// Vertical metrics of a font at its size, in points. All are distances, so `descent` is positive below the baseline.
public struct FontMetrics: Sendable, Hashable {
    public var ascent: CGFloat
    public var descent: CGFloat
    /// The additional distance between two lines (line gap). It applies neither above the first line nor below the
    /// last.
    public var leading: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat
    /// The distance from the baseline down to the middle of the underline.
    public var underlineDepth: CGFloat
    /// The distance from the baseline up to the middle of the strikethrough.
    public var strikethroughHeight: CGFloat
    /// The thickness of underlines and strikethroughs.
    public var lineThickness: CGFloat

    /// The height of a line without `leading`.
    public var lineHeight: CGFloat { ascent + descent }
}
