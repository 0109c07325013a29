// SPDX-License-Identifier: MIT

/// What bins of numbers and of dates have in common.
enum ChartBins {
    /// Which bin a value is in; those outside of all are counted with the first or the last.
    static func index<Bound: Comparable>(of value: Bound, between thresholds: [Bound]) -> Int {
        let place = thresholds.firstIndex { $0 > value } ?? thresholds.count
        return min(max(place - 1, 0), max(thresholds.count - 2, 0))
    }

    /// The last one has its upper bound in it.
    static func bin<Bound: Comparable>(_ index: Int, between thresholds: [Bound]) -> ChartBinRange<Bound> {
        ChartBinRange(
            lowerBound: thresholds[index], upperBound: thresholds[index + 1], isClosed: index == thresholds.count - 2)
    }
}
