// SPDX-License-Identifier: MIT

extension Bitmap {
    /// Whether both show the same, up to rounding: an image that is turned a hair further may be sampled from another
    /// mipmap, which changes its pixels by a few levels. What comes or goes changes some by many, or many by some.
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

    /// Levels of a colour.
    private static let greatestRounding = 20
    private static let meanRounding = 0.15
}
