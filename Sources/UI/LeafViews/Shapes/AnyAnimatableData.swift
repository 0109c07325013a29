// SPDX-License-Identifier: MIT

import Motion

/// Type-erased animatable data.
///
/// The difference of two values with different types is zero, so a change of type is not animated.
public struct _AnyAnimatableData: VectorArithmetic {
    /// The wrapped data; nil for the zero vector, which can be added to data of any type.
    private var box: (any Box)?

    package init<V: VectorArithmetic>(_ value: V) { box = TypedBox(value: value) }
    private init(box: (any Box)?) { self.box = box }

    package func value<V: VectorArithmetic>(as type: V.Type) -> V? { (box as? TypedBox<V>)?.value }

    public static var zero: _AnyAnimatableData { _AnyAnimatableData(box: nil) }

    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs.box, rhs.box) {
        case (nil, nil): true
        case (let box?, nil), (nil, let box?): box.isZero
        case (let a?, let b?): a.isEqual(to: b)
        }
    }

    /// Returns the left-hand side if the types differ.
    public static func + (lhs: Self, rhs: Self) -> Self {
        switch (lhs.box, rhs.box) {
        case (let a?, let b?): Self(box: a.adding(b) ?? a)
        case (let a, let b): Self(box: a ?? b)
        }
    }

    /// Returns zero if the types differ.
    public static func - (lhs: Self, rhs: Self) -> Self {
        switch (lhs.box, rhs.box) {
        case (let a?, let b?): Self(box: a.adding(b.scaled(by: -1)))
        case (let a?, nil): Self(box: a)
        case (nil, let b): Self(box: b?.scaled(by: -1))
        }
    }

    public mutating func scale(by rhs: Double) { box = box?.scaled(by: rhs) }

    public var magnitudeSquared: Double { box?.magnitudeSquared ?? 0 }

    private protocol Box {
        var isZero: Bool { get }
        var magnitudeSquared: Double { get }
        func isEqual(to other: any Box) -> Bool
        /// Returns nil if the types differ.
        func adding(_ other: any Box) -> (any Box)?
        func scaled(by factor: Double) -> any Box
    }

    private struct TypedBox<V: VectorArithmetic>: Box {
        var value: V

        var isZero: Bool { value == .zero }
        var magnitudeSquared: Double { value.magnitudeSquared }
        func isEqual(to other: any Box) -> Bool { (other as? Self)?.value == value }
        func adding(_ other: any Box) -> (any Box)? {
            (other as? Self).map { Self(value: value + $0.value) }
        }
        func scaled(by factor: Double) -> any Box { Self(value: value.scaled(by: factor)) }
    }
}
