// SPDX-License-Identifier: MIT

extension Bitmap {
    /// Whether the bitmaps differ only by rounding. For example, a minimal rotation may select another mipmap of an
    /// image, which changes pixels by a few levels. False if content appears or disappears, because that changes a few
    /// pixels by many levels or many pixels by several levels.
    package func isLike(_ other: Bitmap) -> Bool {
        guard isClose(to: other, within: Self.greatestRounding) else { return false }
        if identity == other.identity { return true }
        return withUnsafeBytes { mine in
            other.withUnsafeBytes { theirs in
                var sum = 0
                for y in 0..<height {
                    let row = y * bytesPerRow
                    for index in row..<row + 4 * width { sum += abs(Int(mine[index]) - Int(theirs[index])) }
                }
                return Double(sum) <= Self.meanRounding * Double(4 * width * height)
            }
        }
    }

    /// The largest difference of a channel that counts as rounding, in levels of 0 to 255.
    private static let greatestRounding = 20
    /// The largest mean difference of all channels that counts as rounding, in levels of 0 to 255.
    private static let meanRounding = 0.15
}
