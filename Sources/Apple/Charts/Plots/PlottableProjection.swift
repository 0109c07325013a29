// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

public struct PlottableProjection<DataElement, DataValue: Plottable> {
    let point: (DataElement) -> DataPoint

    private init(_ label: Text, _ value: @escaping (DataElement) -> PlottableValue<DataValue>) {
        point = { value($0).point }
    }
}

extension PlottableProjection {
    public static func value(
        _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { value(Text(labelKey), keyPath) }

    @_disfavoredOverload
    public static func value(
        _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>
    ) -> PlottableProjection { value(Text(label), keyPath) }

    public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> PlottableProjection {
        PlottableProjection(label) { .value(label, $0[keyPath: keyPath]) }
    }

    public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> PlottableProjection {
        PlottableProjection(Text(labelKey)) { _ in .value(Text(labelKey), value) }
    }
}

extension PlottableProjection where DataValue == Date {
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

public struct MarkDimensions<DataElement>: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let dimension: (DataElement) -> MarkDimension

    public init(integerLiteral value: Int) { dimension = { _ in MarkDimension(integerLiteral: value) } }
    public init(floatLiteral value: Double) { dimension = { _ in MarkDimension(floatLiteral: value) } }
    private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

    public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }
    public static func fixed(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .fixed(value) } }
    public static func fixed(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .fixed($0[keyPath: value]) }
    }
    public static func inset(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .inset(value) } }
    public static func inset(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .inset($0[keyPath: value]) }
    }
    public static func ratio(_ value: CGFloat) -> MarkDimensions { MarkDimensions { _ in .ratio(value) } }
    public static func ratio(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
        MarkDimensions { .ratio($0[keyPath: value]) }
    }
}
