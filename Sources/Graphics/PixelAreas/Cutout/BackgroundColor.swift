// SPDX-License-Identifier: MIT

/// Finds the most frequent colour along an image's borders.
enum BackgroundColor {
    /// Counts the border pixels in a histogram of 16⁴ boxes, and begins with the mean of the fullest box. Three rounds
    /// then take the mean of all border pixels within `limit` of the last mean.
    static func mostCommon(onBordersOf grid: PixelArray, limit: Int) -> SIMD4<UInt8> {
        let (w, h) = (grid.width, grid.height)
        var border: [Int] = []
        for x in 0..<w { border += [x, (h - 1) * w + x] }
        for y in 0..<h { border += [y * w, y * w + w - 1] }
        var counts: [SIMD4<UInt8>: Int] = [:]
        for i in border { counts[grid.pixels[i] &>> 4, default: 0] += 1 }
        // If several boxes are equally full, takes the first along the border, because the order of a dictionary
        // varies.
        let fullest = counts.values.max() ?? 0
        let box = border.first { counts[grid.pixels[$0] &>> 4] == fullest }.map { grid.pixels[$0] &>> 4 }
        var center = mean(grid, border.filter { grid.pixels[$0] &>> 4 == box }) ?? SIMD4(repeating: 0)
        for _ in 0..<3 {
            center = mean(grid, border.filter { grid.pixels[$0].distance(to: center) <= limit }) ?? center
        }
        return center
    }

    private static func mean(_ grid: PixelArray, _ indices: [Int]) -> SIMD4<UInt8>? {
        guard !indices.isEmpty else { return nil }
        var sum = SIMD4<Int>.zero
        for i in indices { sum &+= SIMD4<Int>(truncatingIfNeeded: grid.pixels[i]) }
        let half = SIMD4<Int>(repeating: indices.count / 2)
        return SIMD4<UInt8>(truncatingIfNeeded: (sum &+ half) / SIMD4<Int>(repeating: indices.count))
    }
}
