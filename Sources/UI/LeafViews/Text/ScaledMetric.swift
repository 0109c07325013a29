// SPDX-License-Identifier: MIT

import Foundation
@_spi(ViewGraph) import ViewGraph

/// A number, in points say, that grows with the size of text that the user has chosen.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.displayScale) private var displayScale

    /// A number that grows as letters of a text style do; it is `wrappedValue` where text has the size `large`.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// A number that grows as body text does; it is `wrappedValue` where text has the size `large`.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number at the size of text that the place has: as the distance of lines grows, up to a whole pixel.
    public var wrappedValue: Value {
        if size == .large { return base }
        let growth = size.metrics(of: style).lineHeight / DynamicTypeSize.large.metrics(of: style).lineHeight
        let scale = Value(displayScale)
        // What is a whole number of pixels but for rounding stays it.
        return (base * Value(growth) * scale - 1e-6).rounded(.up) / scale
    }
}
