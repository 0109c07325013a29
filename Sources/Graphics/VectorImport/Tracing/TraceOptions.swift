// SPDX-License-Identifier: MIT

/// Options for tracing a bitmap. Names and ranges follow Inkscape's "Trace Bitmap" and potrace.
public struct TraceOptions: Sendable, Equatable {
    /// The areas to trace.
    public enum Mode: Sendable, Equatable {
        /// One black area: the pixels darker than this brightness, 0…1. Transparent pixels count as white.
        case brightness(threshold: Double)
        /// One black area: the pixels more opaque than this, 0…1.
        case opacity(threshold: Double)
        /// This many grey areas, 2…64, at equal steps of brightness.
        case brightnessSteps(Int)
        /// This many areas in a palette of the image's colours, 2…64.
        case colors(Int)
    }

    public var mode: Mode
    /// With one area, traces its complement. With several, dark areas lie beneath light ones.
    public var inverts: Bool
    /// The largest specks that are ignored, in pixels (potrace's turdsize).
    public var speckle: Int
    /// The threshold for rounding corners: 0 keeps all of them, 1.334 rounds all (potrace's alphamax).
    public var corners: Double
    /// The largest error when curves are merged, 0…5 pixels (potrace's opttolerance); nil merges none.
    public var optimize: Double?
    /// Whether each area extends beneath those above it, so that no gaps show between them.
    public var stacks: Bool
    /// Whether to omit the lowest of several areas.
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

    /// Throws if a value is out of range. `Tracer` calls it first.
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
