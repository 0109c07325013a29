// SPDX-License-Identifier: MIT

public struct ChartBinRange<Bound: Comparable> {
    public let lowerBound: Bound
    public let upperBound: Bound
    /// Whether the bin includes its upper bound, as the last bin does.
    let isClosed: Bool

    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
