// SPDX-License-Identifier: MIT

/// Limits on the resources that parsing a file may take. They are checked before memory is allocated, so that a
/// hostile file costs little more than its own bytes.
public struct SVGLimits: Sendable, Equatable {
    public var byteCount: Int
    /// The nesting of elements, in the file and through `use`.
    public var depth: Int
    public var elementCount: Int
    /// Shapes and groups that are drawn or clip, counted each time that `use` repeats them.
    public var drawnCount: Int
    /// Lines and curves, counted in the same way.
    public var segmentCount: Int
    /// Tests of `<style>` rules against elements.
    public var ruleMatchCount: Int
    public var gradientStopCount: Int
    /// Bytes of expanded entities, counted at each reference.
    public var entityByteCount: Int
    /// The largest width and height, in points.
    public var side: Double

    /// Far above what real drawings need. Within these limits, a file takes a few seconds and a few hundred megabytes.
    public static let standard = SVGLimits(
        byteCount: 32 << 20, depth: 128, elementCount: 200_000, drawnCount: 200_000, segmentCount: 2_000_000,
        ruleMatchCount: 4_000_000, gradientStopCount: 1024, entityByteCount: 1 << 20, side: 1_000_000)
}
