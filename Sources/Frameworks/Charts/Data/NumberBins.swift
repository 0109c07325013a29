// SPDX-License-Identifier: MIT

/// Numbers sorted into bins of one size.
public struct NumberBins<Value: Numeric & Comparable> {
    /// Where the bins begin, and where the last one ends.
    public let thresholds: [Value]

    /// Bins between these numbers.
    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    /// Which bin a number is in; those outside of all are counted with the first or the last.
    public func index(for value: Value) -> Int {
        ChartBins.index(of: value, between: thresholds)
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// Bins of a size, over a range.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            scalars: NiceNumbers.steps(of: Double(size), covering: Double(range.lowerBound), Double(range.upperBound)))
    }

    /// A number of bins of one size, over a range.
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.max(count, 1)
        let width = Double(range.upperBound) - Double(range.lowerBound)
        self.init(scalars: (0...count).map { Double(range.lowerBound) + width * Double($0) / Double(count) })
    }

    /// Bins of a round size, as many as are wished for or nearly so, over a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            scalars: NiceNumbers.bins(
                Double(range.lowerBound), Double(range.upperBound), count: desiredCount, minimum: Double(minimumStride))
        )
    }

    /// Bins of a round size, over all of these numbers.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let low = data.min() ?? 0
        self.init(range: low...(data.max() ?? 1), desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
    }

    private init(scalars: [Double]) { self.init(thresholds: scalars.map { Value($0) }) }
}

extension NumberBins where Value: BinaryInteger {
    /// Bins of a size, over a range.
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            scalars: NiceNumbers.steps(of: Double(size), covering: Double(range.lowerBound), Double(range.upperBound)))
    }

    /// A number of bins of one size, over a range.
    public init(range: ClosedRange<Value>, count: Int) {
        let width = (Double(range.upperBound - range.lowerBound) / Double(Swift.max(count, 1))).rounded(.up)
        self.init(
            scalars: (0...Swift.max(count, 1)).map { Double(range.lowerBound) + Swift.max(width, 1) * Double($0) })
    }

    /// Bins of a round size, as many as are wished for or nearly so, over a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        self.init(
            scalars: NiceNumbers.bins(
                Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
                minimum: Swift.max(Double(minimumStride), 1)))
    }

    /// Bins of a round size, over all of these numbers.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        let low = data.min() ?? 0
        self.init(range: low...(data.max() ?? 1), desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
    }

    private init(scalars: [Double]) { self.init(thresholds: scalars.map { Value($0) }) }
}

extension NumberBins: RandomAccessCollection {
    /// The first bin.
    public var startIndex: Int { 0 }
    /// Behind the last bin.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// A bin.
    public subscript(index: Int) -> ChartBinRange<Value> {
        ChartBins.bin(index, between: thresholds)
    }
}
