import Foundation

/// The ends of open lines and dashes.
public enum CGLineCap: Int32, Sendable, Equatable, Hashable { case butt, round, square }

/// The corners between segments.
public enum CGLineJoin: Int32, Sendable, Equatable, Hashable { case miter, round, bevel }

/// How a path's outline is drawn. All lengths are in the path's own units.
public struct StrokeStyle: Sendable, Equatable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// A miter longer than this many line widths falls back to a bevel.
    public var miterLimit: CGFloat
    /// Lengths of dash, gap, dash, …; an odd count is run through twice.
    public var dash: [CGFloat]
    /// Where in the pattern the path starts: a larger phase moves the dashes towards the path's start.
    public var dashPhase: CGFloat

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
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The curve of a rounded corner: a quarter circle, or Apple's smoother "squircle".
public enum RoundedCornerStyle: Sendable, Equatable, Hashable { case circular, continuous }
