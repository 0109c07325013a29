// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Where a value of each element of some data is found, with a label that says what it is.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let point: (DataElement) -> DataPoint

    private init(_ label: Text, _ value: @escaping (DataElement) -> PlottableValue<DataValue>) {
        point = { value($0).point }
    }
}

extension PlottableProjection {
    /// A property of the elements.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { value(Text(labelKey), keyPath) }

    /// A property of the elements.
    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { value(Text(label), keyPath) }

    /// A property of the elements.
    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> PlottableProjection {
        PlottableProjection(label) { .value(label, $0[keyPath: keyPath]) }
    }

    /// The same value for all elements.
    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) { _ in .value(Text(labelKey), value) }
    }
}

extension PlottableProjection where DataValue == Date {
    /// The day, month or other unit around a date of the elements.
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
        calendar: Calendar? = nil
    ) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) {
            .value(Text(labelKey), $0[keyPath: keyPath], unit: unit, calendar: calendar)
        }
    }
}

extension PlottableProjection where DataValue: Comparable {
    /// From one property of the elements to another.
    public static func value(
        _ labelKey: LocalizedStringKey, _ lower: KeyPath<DataElement, DataValue>,
        _ upper: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) { element in
            let (start, end) = (element[keyPath: lower], element[keyPath: upper])
            return .value(Text(labelKey), min(start, end)..<max(start, end))
        }
    }
}

/// How wide or how high the marks of each element are, or how long a radius.
public struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let dimension: (DataElement) -> MarkDimension

    /// So many points.
    public init(integerLiteral value: Int) { dimension = { _ in MarkDimension(integerLiteral: value) } }
    /// So many points.
    public init(floatLiteral value: Double) { dimension = { _ in MarkDimension(floatLiteral: value) } }
    private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

    /// As the chart finds it good.
    public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
    /// So many points.
    public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }
    /// So many points, as a property of the elements says.
    public static func fixed(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .fixed($0[keyPath: value]) }
    }
    /// So many points less than there is space, on either side.
    public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(value) } }
    /// So many points less than there is space, as a property of the elements says.
    public static func inset(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .inset($0[keyPath: value]) }
    }
    /// A part of the space that there is.
    public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(value) } }
    /// A part of the space that there is, as a property of the elements says.
    public static func ratio(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .ratio($0[keyPath: value]) }
    }
}
