// SPDX-License-Identifier: MIT

/// How a bitmap becomes areas; names and ranges follow Inkscape's "Trace Bitmap" and potrace.
public struct TraceOptions: Sendable, Equatable {
    /// Which areas there are.
    public enum Mode: Sendable, Equatable {
        /// One black area: the pixels darker than this share of white, 0…1. Transparent pixels count as white.
        case brightness(threshold: Double)
        /// One black area: the pixels more opaque than this, 0…1.
        case opacity(threshold: Double)
        /// This many grey areas, 2…64, by equal steps of brightness.
        case brightnessSteps(Int)
        /// This many areas of the image's most telling colours, 2…64.
        case colors(Int)
    }

    public var mode: Mode
    /// One area: traces what would have been left out. Several: dark ones lie beneath light ones.
    public var inverts: Bool
    /// Specks of up to this many pixels are left out (potrace's turdsize).
    public var speckle: Int
    /// How readily corners are rounded off: 0 keeps them all, 1.334 none (potrace's alphamax).
    public var corners: Double
    /// How far curves may be moved when several are joined to one, 0…5 pixels (potrace's opttolerance); nil joins none.
    public var optimize: Double?
    /// Each area runs on beneath those above it, so that no gaps show between them.
    public var stacks: Bool
    /// Leaves out the lowest of several areas.
    public var removesBackground: Bool

    public init(
        mode: Mode = .brightness(threshold: 0.45), inverts: Bool = false, speckle: Int = 2, corners: Double = 1,
        optimize: Double? = 0.2, stacks: Bool = true, removesBackground: Bool = false
    ) {
        self.mode = mode
        self.inverts = inverts
        self.speckle = speckle
        self.corners = corners
        self.optimize = optimize
        self.stacks = stacks
        self.removesBackground = removesBackground
    }

    /// Throws for numbers that are out of their bounds; what `Tracer` does first.
    public func validate() throws(TraceError) {
        func check(_ name: String, _ value: Double, _ range: ClosedRange<Double>) throws(TraceError) {
            guard range.contains(value) else { throw .badOption(name, value: value, range: range) }
        }
        switch mode {
        case .brightness(let threshold), .opacity(let threshold): try check("threshold", threshold, 0...1)
        case .brightnessSteps(let count): try check("number of grays", Double(count), 2...64)
        case .colors(let count): try check("number of colours", Double(count), 2...64)
        }
        try check("speckle size", Double(speckle), 0...1_000_000)
        try check("roundness of corners", corners, 0...1.334)
        if let optimize { try check("optimizing tolerance", optimize, 0...5) }
    }
}
