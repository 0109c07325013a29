// SPDX-License-Identifier: MIT

/// Options for tracing a bitmap. Names and ranges follow Inkscape's "Trace Bitmap" and potrace.
public struct TraceOptions: Sendable, Equatable {
    /// The division of the image into areas to trace.
    public enum Mode: Sendable, Equatable {
        /// Traces one black area: the pixels darker than this brightness, 0…1. Transparent pixels count as white.
        case brightness(threshold: Double)
        /// Traces one black area: the pixels with more than this opacity, 0…1.
        case opacity(threshold: Double)
        /// Traces this number of grey areas, 2…64, at equal steps of brightness.
        case brightnessSteps(Int)
        /// Traces this number of areas, 2…64, in a palette of the image's colours.
        case colors(Int)
    }

    public var mode: Mode
    /// With one area, traces its complement. With several areas, puts dark areas beneath light areas.
    public var inverts: Bool
    /// The largest size in pixels of specks to ignore (potrace's turdsize).
    public var speckle: Int
    /// The threshold for rounding corners (potrace's alphamax): 0 keeps all corners, 1.334 rounds all.
    public var corners: Double
    /// The largest error in pixels for merging curves, 0…5 (potrace's opttolerance). nil merges none.
    public var optimize: Double?
    /// Whether each area extends beneath the areas above it, so that no gaps show between areas.
    public var stacks: Bool
    /// Whether to omit the lowest area if there are several.
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
