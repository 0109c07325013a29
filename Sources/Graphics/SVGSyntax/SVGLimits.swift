// SPDX-License-Identifier: MIT

/// Limits on the memory and time of parsing a file. They are checked before memory is allocated, so a hostile file
/// costs little more than its own bytes.
public struct SVGLimits: Sendable, Equatable {
    public var byteCount: Int
    /// The largest depth of nested elements, in the file and through `use`.
    public var depth: Int
    public var elementCount: Int
    /// The largest number of shapes and groups that are drawn or used as clips. Each `use` counts its content again.
    public var drawnCount: Int
    /// The largest number of lines and curves. Each `use` counts its content again.
    public var segmentCount: Int
    /// The largest number of tests of `<style>` rules against elements.
    public var ruleMatchCount: Int
    public var gradientStopCount: Int
    /// The largest size of expanded entities in bytes. Each reference counts again.
    public var entityByteCount: Int
    /// The largest width and height, in points.
    public var side: Double

    /// Far above the needs of real drawings. A file within these limits takes at most a few seconds and a few hundred
    /// megabytes.
    public static let standard = SVGLimits(
        byteCount: 32 << 20, depth: 128, elementCount: 200_000, drawnCount: 200_000, segmentCount: 2_000_000,
        ruleMatchCount: 4_000_000, gradientStopCount: 1024, entityByteCount: 1 << 20, side: 1_000_000)
}
