// SPDX-License-Identifier: MIT

/// Adjacent rows or columns of pixels that an interval covers by the same fraction.
struct AxisRun {
    var pixels: Range<Int>
    /// The covered fraction, 0…1.
    var share: Double
}

/// The pixels that an interval covers along one axis, as at most three runs: the first pixel, the fully covered pixels,
/// and the last pixel.
struct AxisCoverage {
    private var runs = InlineArray<3, AxisRun>(repeating: AxisRun(pixels: 0..<0, share: 0))
    private(set) var count = 0

    /// - Parameter range: The pixels that the interval touches.
    init(from low: Double, to high: Double, within range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            let share = max(0, min(Double(start + 1), high) - max(Double(start), low))
            var end = start + 1
            if share == 1 { end = max(end, Int(min(high, Double(range.upperBound)).rounded(.down))) }
            runs[count] = AxisRun(pixels: start..<end, share: share)
            count += 1
            start = end
        }
    }

    subscript(i: Int) -> AxisRun { runs[i] }
}
