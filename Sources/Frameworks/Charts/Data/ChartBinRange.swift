// SPDX-License-Identifier: MIT

/// A bin: all from its lower bound up to its upper bound.
public struct ChartBinRange<Bound: Comparable> {
    /// Where the bin begins.
    public let lowerBound: Bound
    /// Where it ends.
    public let upperBound: Bound
    /// Whether the upper bound is in it, as in the last of several bins.
    let isClosed: Bool

    /// Whether a value is in the bin.
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
