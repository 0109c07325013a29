// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

// Chart descriptions for assistive technologies. They are stored but never read, because no such technology runs here.

@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

open class AXChartDescriptor {
    open var title: String?
    open var summary: String?
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]
    open var series: [AXDataSeriesDescriptor]

    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
}

public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
}

open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    public enum ScaleType: Int, Sendable {
        case linear
        case log10
        case ln
    }

    open var title: String
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var scaleType = ScaleType.linear
    open var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    open var title: String
    open var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

open class AXDataSeriesDescriptor {
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

open class AXDataPoint {
    public enum Value: Equatable, Sendable {
        case number(Double)
        case category(String)
    }

    open var x: Value
    open var y: Double?
    open var additionalValues: [Value]
    open var label: String?

    public init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
        (self.x, self.y, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
    }

    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (self.x, self.y, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
    }
}

extension View {
    /// Has no effect: the representable is ignored.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { withoutEffect(self, .accessibility) }
}
