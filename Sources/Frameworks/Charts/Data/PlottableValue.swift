// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A value for a chart, with a label that says what it is.
public nonisolated struct PlottableValue<Value: Plottable> {
    let point: DataPoint

    private init(_ label: Text, _ value: _PlotValue, upper: _PlotValue? = nil) {
        point = DataPoint(label: label, value: value, upper: upper)
    }
}

/// A value without its type: a place, or the part of a scale between two.
struct DataPoint {
    let label: Text
    let value: _PlotValue
    /// Where the part ends; nil for a place.
    var upper: _PlotValue?

    /// The middle of the part.
    var center: _PlotValue {
        guard let low = value.scalar, let high = upper?.scalar else { return value }
        return value.with((low + high) / 2)
    }
}

// MARK: Values

extension PlottableValue {
    /// A value with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(Text(labelKey), value.plotValue)
    }

    /// A value with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(Text(label), value.plotValue)
    }

    /// A value with a label.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label, value.plotValue)
    }

    /// A value with a label.
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

    /// A part of a scale with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Range<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), value)
    }

    /// A part of a scale with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Range<Value>) -> PlottableValue {
        PlottableValue(Text(label), value)
    }

    /// A part of a scale with a label.
    public static func value(_ label: Text, _ value: Range<Value>) -> PlottableValue { PlottableValue(label, value) }

    /// A part of a scale with a label.
    @_disfavoredOverload
    public static func value(_ label: LocalizedStringResource, _ value: Range<Value>) -> PlottableValue {
        PlottableValue(Text(label), value)
    }

    /// A bin with a label.
    public static func value(_ labelKey: LocalizedStringKey, _ value: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(labelKey), value)
    }

    /// A bin with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(Text(label), value)
    }

    /// A bin with a label.
    public static func value(_ label: Text, _ value: ChartBinRange<Value>) -> PlottableValue {
        PlottableValue(label, value)
    }

    /// A bin with a label.
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

    /// The day, month or other unit around a date, with a label.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(labelKey), value, unit, calendar) }

    /// The day, month or other unit around a date, with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(label), value, unit, calendar) }

    /// The day, month or other unit around a date, with a label.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(label, value, unit, calendar) }

    /// The day, month or other unit around a date, with a label.
    @_disfavoredOverload
    public static func value(
        _ label: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(Text(label), value, unit, calendar) }
}
