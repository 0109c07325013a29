// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

// What is said of charts to those who hear them. It is kept as it is given: nothing is heard here.

/// Something of which a chart can be heard.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    /// Makes the description.
    func makeChartDescriptor() -> AXChartDescriptor
    /// Brings the description up to date.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    /// Leaves it as it is.
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A chart in words and numbers.
open class AXChartDescriptor {
    /// What the chart is called.
    open var title: String?
    /// What there is to see.
    open var summary: String?
    /// The axis that lies.
    open var xAxis: any AXDataAxisDescriptor
    /// The axis that stands.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// More axes.
    open var additionalAxes: [any AXDataAxisDescriptor]
    /// The data.
    open var series: [AXDataSeriesDescriptor]

    /// A chart.
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
}

/// An axis of a chart in words and numbers.
public protocol AXDataAxisDescriptor: AnyObject {
    /// What the axis is called.
    var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// How numbers become places.
    public enum ScaleType: Int, Sendable {
        /// Evenly.
        case linear
        /// By orders of magnitude.
        case log10
        /// By natural orders of magnitude.
        case ln
    }

    /// What the axis is called.
    open var title: String
    /// From where to where it reaches.
    open var range: ClosedRange<Double>
    /// Where it has lines.
    open var gridlinePositions: [Double]
    /// How numbers become places.
    open var scaleType = ScaleType.linear
    /// Says a number.
    open var valueDescriptionProvider: (Double) -> String

    /// An axis.
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of words.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    /// What the axis is called.
    open var title: String
    /// The words in their order.
    open var categoryOrder: [String]

    /// An axis.
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// Data that belong together.
open class AXDataSeriesDescriptor {
    /// What they are called.
    open var name: String?
    /// Whether there is a line through them.
    open var isContinuous: Bool
    /// The data.
    open var dataPoints: [AXDataPoint]

    /// Data that belong together.
    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

/// A point of a chart in words and numbers.
open class AXDataPoint {
    /// A value on an axis.
    public enum Value: Equatable, Sendable {
        /// A number.
        case number(Double)
        /// A word.
        case category(String)
    }

    /// Where it is on the axis that lies.
    open var x: Value
    /// Where it is on the axis that stands.
    open var y: Double?
    /// Where it is on more axes.
    open var additionalValues: [Value]
    /// What it is called.
    open var label: String?

    /// A point at a number.
    public init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
        (self.x, self.y, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
    }

    /// A point at a word.
    public init(x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
        (self.x, self.y, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
    }
}

extension View {
    /// What this view, a chart, says to those who hear it.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View { self }
}
