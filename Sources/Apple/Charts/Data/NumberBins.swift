// SPDX-License-Identifier: MIT

public struct NumberBins<Value: Numeric & Comparable> {
    public let thresholds: [Value]

    public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

    public func index(for value: Value) -> Int {
        ChartBins.index(of: value, between: thresholds)
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            scalars: NiceNumbers.steps(of: Double(size), covering: Double(range.lowerBound), Double(range.upperBound)))
    }

    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.max(count, 1)
        let width = Double(range.upperBound) - Double(range.lowerBound)
        self.init(scalars: (0...count).map { Double(range.lowerBound) + width * Double($0) / Double(count) })
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(
            scalars: NiceNumbers.bins(
                Double(range.lowerBound), Double(range.upperBound), count: desiredCount, minimum: Double(minimumStride))
        )
    }

    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let low = data.min() ?? 0
        self.init(range: low...(data.max() ?? 1), desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
    }

    private init(scalars: [Double]) { self.init(thresholds: scalars.map { Value($0) }) }
}

extension NumberBins where Value: BinaryInteger {
    public init(size: Value, range: ClosedRange<Value>) {
        self.init(
            scalars: NiceNumbers.steps(of: Double(size), covering: Double(range.lowerBound), Double(range.upperBound)))
    }

    public init(range: ClosedRange<Value>, count: Int) {
        let width = (Double(range.upperBound - range.lowerBound) / Double(Swift.max(count, 1))).rounded(.up)
        self.init(
            scalars: (0...Swift.max(count, 1)).map { Double(range.lowerBound) + Swift.max(width, 1) * Double($0) })
    }

    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        self.init(
            scalars: NiceNumbers.bins(
                Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
                minimum: Swift.max(Double(minimumStride), 1)))
    }

    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        let low = data.min() ?? 0
        self.init(range: low...(data.max() ?? 1), desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
    }

    private init(scalars: [Double]) { self.init(thresholds: scalars.map { Value($0) }) }
}

extension NumberBins: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    public subscript(index: Int) -> ChartBinRange<Value> {
        ChartBins.bin(index, between: thresholds)
    }
}
