// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.displayScale) private var displayScale

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The base value, scaled in proportion to the line height of the text style and rounded to whole pixels.
    public var wrappedValue: Value {
        if size == .large { return base }
        let growth = size.metrics(of: style).lineHeight / DynamicTypeSize.large.metrics(of: style).lineHeight
        let scale = Value(displayScale)
        return (base * Value(growth) * scale).rounded() / scale
    }
}
