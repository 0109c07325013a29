// SPDX-License-Identifier: MIT

/// The largest image that a decoder accepts. Decoders check the header against it before they allocate memory.
public struct PixelLimit: Sendable, Equatable, CustomStringConvertible {
    /// The largest width and the largest height, in pixels.
    public var maximumSide: Int
    /// The largest product of width and height.
    public var maximumCount: Int

    public init(maximumSide: Int, maximumCount: Int) {
        self.maximumSide = maximumSide
        self.maximumCount = maximumCount
    }

    /// 32 768 pixels a side and 128 Mi pixels in all, which is 512 MiB of memory: larger than any camera's image.
    public static let standard = PixelLimit(maximumSide: 32_768, maximumCount: 1 << 27)

    /// The largest limit that a user can set. It keeps pixel indices within 32 bits, and the rasterizer's coordinates
    /// bounded.
    package static let highest = PixelLimit(maximumSide: 1 << 18, maximumCount: Int(Int32.max))

    /// The limit raised to accept images of `count` pixels in any proportions, but at most to `highest`.
    package func raised(to count: Int) -> PixelLimit {
        PixelLimit(
            maximumSide: max(maximumSide, min(count, Self.highest.maximumSide)),
            maximumCount: max(maximumCount, min(count, Self.highest.maximumCount)))
    }

    /// An upper bound in bytes for the file of any image within `standard`.
    package static let mostFileBytes = 1 << 30

    public func allows(width: Int, height: Int) -> Bool {
        width <= maximumSide && height <= maximumSide && width * height <= maximumCount
    }

    public var description: String { "\(maximumSide) a side or \(maximumCount) in all" }
}
