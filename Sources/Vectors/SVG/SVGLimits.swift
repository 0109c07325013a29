// SPDX-License-Identifier: MIT

/// Bounds for what a file may ask of us. They are checked while reading, before memory is taken, so that a hostile file
/// costs little more than its own bytes.
public struct SVGLimits: Sendable, Equatable {
    public var byteCount: Int
    /// Elements within elements, in the file and through `use`.
    public var depth: Int
    public var elementCount: Int
    /// Shapes and groups that are drawn or clip, each as often as `use` repeats it.
    public var drawnCount: Int
    /// Lines and curves of all of these.
    public var segmentCount: Int
    /// Rules of `<style>` elements that are tried on elements.
    public var ruleMatchCount: Int
    public var gradientStopCount: Int
    /// What the entities of a file stand for, each as often as it is referred to.
    public var entityByteCount: Int
    /// For width and height, in points.
    public var side: Double

    /// Far above what drawings made by people have, and read within a few seconds and a few hundred megabytes.
    public static let standard = SVGLimits(
        byteCount: 32 << 20, depth: 128, elementCount: 200_000, drawnCount: 200_000, segmentCount: 2_000_000,
        ruleMatchCount: 4_000_000, gradientStopCount: 1024, entityByteCount: 1 << 20, side: 1_000_000)
}
