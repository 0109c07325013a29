// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Motion
import SwiftUICore

public protocol SliderTickContent<Value> {
    associatedtype Value: BinaryFloatingPoint
    associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
    var body: Body { get }
}

/// A mark below a slider's track. Its label is for assistive technology and is not drawn.
public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent, Identifiable {
    public struct ID: Hashable {
        fileprivate let value: V
    }

    public typealias Value = V
    let value: V
    public var id: ID { ID(value: value) }
    public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }

    public init(_ value: V) { self.value = value }
    public init(_ value: V, @ViewBuilder label: () -> some View) { self.value = value }
}

public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
    public let body: [SliderTick<Value>]
}

public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
    SliderTickContent
{
    public typealias Value = Content.Value
    public let body: [SliderTick<Content.Value>]

    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @SliderTickBuilder<Data.Element> content: @escaping (Data.Element) -> Content
    ) where Data.Element == Content.Value { body = data.flatMap { Array(content($0).body) } }

    nonisolated public init(
        _ data: Data, @SliderTickBuilder<Data.Element> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Data.Element == Content.Value {
        body = data.flatMap { Array(content($0).body) }
    }
}

@resultBuilder public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
    public static func buildExpression<Content: SliderTickContent<Value>>(_ content: Content) -> Content { content }
    public static func buildBlock() -> TupleSliderTickContent<Value> { TupleSliderTickContent(body: []) }
    public static func buildPartialBlock<Content: SliderTickContent<Value>>(first: Content) -> Content { first }
    public static func buildPartialBlock<A: SliderTickContent<Value>, B: SliderTickContent<Value>>(
        accumulated: A, next: B
    ) -> TupleSliderTickContent<Value> { TupleSliderTickContent(body: Array(accumulated.body) + Array(next.body)) }
    public static func buildIf<Content: SliderTickContent<Value>>(_ content: Content?) -> TupleSliderTickContent<Value>
    {
        TupleSliderTickContent(body: content.map { Array($0.body) } ?? [])
    }
    public static func buildEither<Content: SliderTickContent<Value>>(
        first: Content
    ) -> TupleSliderTickContent<Value> { TupleSliderTickContent(body: Array(first.body)) }
    public static func buildEither<Content: SliderTickContent<Value>>(
        second: Content
    ) -> TupleSliderTickContent<Value> { TupleSliderTickContent(body: Array(second.body)) }
}

extension Slider {
    /// Draws a dot below the track for each tick. `neutralValue` and `enabledBounds` have no effect.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged, ticks: ticks().body.map(\.value))
        Self.warn(neutralValue: neutralValue != nil, enabledBounds: enabledBounds != nil)
    }

    /// Draws a dot below the track for each step that has a tick. `neutralValue` and `enabledBounds` have no effect.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let steps =
            step > 0 ? Array(stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).prefix(1000)) : []
        self.init(
            value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged, ticks: steps.compactMap { tick($0)?.value })
        Self.warn(neutralValue: neutralValue != nil, enabledBounds: enabledBounds != nil)
    }

    /// `neutralValue` and `enabledBounds` have no effect.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
            onEditingChanged)
        Self.warn(neutralValue: neutralValue != nil, enabledBounds: enabledBounds != nil)
    }

    private static func warn(neutralValue: Bool, enabledBounds: Bool) {
        if neutralValue { HostServices.warn("Slider: neutralValue is not supported yet: it has no effect") }
        if enabledBounds { HostServices.warn("Slider: enabledBounds is not supported yet: it has no effect") }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Draws a dot below the track for each tick. `neutralValue` and `enabledBounds` have no effect.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Draws a dot below the track for each step that has a tick. `neutralValue` and `enabledBounds` have no effect.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, tick: tick, onEditingChanged: onEditingChanged)
    }

    /// `neutralValue` and `enabledBounds` have no effect.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

/// Dots below a track, at fractions of the way of the knob's centre.
struct SliderTickMarks: Shape {
    let fractions: [Double]

    func path(in rect: CGRect) -> Path {
        let (size, margin) = (CGFloat(4), SliderTrack.knob / 2)
        return Path { path in
            for fraction in fractions {
                let x = rect.minX + margin + (rect.width - 2 * margin) * fraction
                path.addEllipse(in: CGRect(x: x - size / 2, y: rect.midY + 8, width: size, height: size))
            }
        }
    }
}
