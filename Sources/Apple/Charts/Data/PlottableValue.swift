// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public nonisolated struct PlottableValue<Value: Plottable> {
    let point: DataPoint

    private init(_ label: Text, _ value: _PlotValue, upper: _PlotValue? = nil) {
        point = DataPoint(label: label, value: value, upper: upper)
    }
}

/// A labelled value, or an interval from `value` to `upper`.
struct DataPoint {
    let label: Text
    let value: _PlotValue
    /// The end of the interval; nil for a point.
    var upper: _PlotValue?

    /// The midpoint of the interval, or the value itself if there is no interval.
    var center: _PlotValue {
        guard let low = value.scalar, let high = upper?.scalar else { return value }
        return value.with((low + high) / 2)
    }
}

// MARK: Values

extension PlottableValue {
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelKey), value.plotValue)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(Text(label), value.plotValue)
    }

    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label, value.plotValue)
    }

    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ value: Value) -> PlottableValue {
        PlottableValue(Text(label), value.plotValue)
    }
}

// MARK: Parts of a scale

extension PlottableValue where Value: Comparable {
    private init(_ label: Text, _ range: Range<Value>) {
        self.init(label, range.lowerBound.plotValue, upper: range.upperBound.plotValue)
    }

    private init(_ label: Text, _ range: ChartBinRange<Value>) {
        self.init(label, range.lowerBound.plotValue, upper: range.upperBound.plotValue)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ value: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), value)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Range<Value>) -> PlottableValue {
        PlottableValue(Text(label), value)
    }

    public static func value(_ label: Text, _ value: Range<Value>) -> PlottableValue { PlottableValue(label, value) }

    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ value: Range<Value>) -> PlottableValue {
        PlottableValue(Text(label), value)
    }

    public static func value(_ labelKey: LocalizedStringKey, _ value: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), value)
    }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(label), value)
    }

    public static func value(_ label: Text, _ value: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(label, value)
    }

    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ value: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(label), value)
    }
}

// MARK: Days, months and the like

extension PlottableValue where Value == Date {
    private init(_ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
        let interval = (calendar ?? .current).dateInterval(of: unit, for: date)
        self.init(label, (interval?.start ?? date).plotValue, upper: interval?.end.plotValue)
    }

    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(labelKey), value, unit, calendar) }

    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(label), value, unit, calendar) }

    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(label, value, unit, calendar) }

    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(label), value, unit, calendar) }
}
