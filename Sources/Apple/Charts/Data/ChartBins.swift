// SPDX-License-Identifier: MIT

/// Finds bins by value or index, for `NumberBins` and `DateBins`.
enum ChartBins {
    /// The index of a value's bin, clamped to the first and last bin.
    static func index<Bound: Comparable>(of value: Bound, between thresholds: [Bound]) -> Int {
        let place = thresholds.firstIndex { $0 > value } ?? thresholds.count
        return min(max(place - 1, 0), max(thresholds.count - 2, 0))
    }

    /// The bin at an index; only the last bin includes its upper bound.
    static func bin<Bound: Comparable>(_ index: Int, between thresholds: [Bound]) -> ChartBinRange<Bound> {
        ChartBinRange(
            lowerBound: thresholds[index], upperBound: thresholds[index + 1], isClosed: index == thresholds.count - 2)
    }
}
