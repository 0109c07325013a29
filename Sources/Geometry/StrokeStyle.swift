// SPDX-License-Identifier: MIT

import Foundation

/// The ends of open lines and dashes.
public enum CGLineCap: Int32, Sendable, Equatable, Hashable { case butt, round, square }

/// The corners between segments.
public enum CGLineJoin: Int32, Sendable, Equatable, Hashable { case miter, round, bevel }

/// How a path's outline is drawn. All lengths are in the path's own units.
public struct StrokeStyle: Sendable, Equatable {
    /// Across the line, half of it on either side of the path.
    public var lineWidth: CGFloat
    /// The look of its ends, and of those of dashes.
    public var lineCap: CGLineCap
    /// The look of its corners.
    public var lineJoin: CGLineJoin
    /// A miter longer than this many line widths falls back to a bevel.
    public var miterLimit: CGFloat
    /// Lengths of dash, gap, dash, …; an odd count is run through twice.
    public var dash: [CGFloat]
    /// Where in the pattern the path starts: a larger phase moves the dashes towards the path's start.
    public var dashPhase: CGFloat

    /// A plain line of width 1, where nothing else is given.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How a path's inside is decided and drawn.
public struct FillStyle: Sendable, Equatable {
    /// Whether the inside is decided by counting crossings, even or odd, instead of by the winding number.
    public var isEOFilled: Bool
    /// Whether pixels at the edge are covered in part.
    public var isAntialiased: Bool

    /// The winding number and smooth edges, where nothing else is given.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The curve of a rounded corner: a quarter circle, or Apple's smoother "squircle".
public enum RoundedCornerStyle: Sendable, Equatable, Hashable { case circular, continuous }
