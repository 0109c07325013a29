// SPDX-License-Identifier: MIT

/// Neighbouring rows, or columns, of pixels that an interval covers by the same share.
struct AxisRun {
    var pixels: Range<Int>
    /// 0…1.
    var share: Double
}

/// The coverage of an interval along one axis: a part of its first pixel, all of those between, a part of its last one.
struct AxisCoverage {
    private var runs = InlineArray<3, AxisRun>(repeating: AxisRun(pixels: 0..<0, share: 0))
    private(set) var count = 0

    /// - Parameter range: Pixels of which the interval covers something, without gaps.
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
