// SPDX-License-Identifier: MIT

import Motion

/// Animatable data of a type that is known only at run time.
///
/// Data of two types cannot be added or subtracted. The difference of such a pair is zero, so that nothing moves where
/// an animated value changes its type.
public struct _AnyAnimatableData: VectorArithmetic {
    /// `nil` is the zero of every type.
    private var box: (any Box)?

    package init<V: VectorArithmetic>(_ value: V) { box = TypedBox(value: value) }
    private init(box: (any Box)?) { self.box = box }

    package func value<V: VectorArithmetic>(as type: V.Type) -> V? { (box as? TypedBox<V>)?.value }

    /// The zero of every type.
    public static var zero: _AnyAnimatableData { _AnyAnimatableData(box: nil) }

    /// Data of two types differ; `zero` equals the zero of every type.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        switch (lhs.box, rhs.box) {
        case (nil, nil): true
        case (let box?, nil), (nil, let box?): box.isZero
        case (let a?, let b?): a.isEqual(to: b)
        }
    }

    /// The sum; of two types, the left side as it is.
    public static func + (lhs: Self, rhs: Self) -> Self {
        switch (lhs.box, rhs.box) {
        case (let a?, let b?): Self(box: a.adding(b) ?? a)
        case (let a, let b): Self(box: a ?? b)
        }
    }

    /// The difference; of two types, zero.
    public static func - (lhs: Self, rhs: Self) -> Self {
        switch (lhs.box, rhs.box) {
        case (let a?, let b?): Self(box: a.adding(b.scaled(by: -1)))
        case (let a?, nil): Self(box: a)
        case (nil, let b): Self(box: b?.scaled(by: -1))
        }
    }

    /// Multiplies the data in it, whatever their type.
    public mutating func scale(by rhs: Double) { box = box?.scaled(by: rhs) }

    /// That of the data in it; 0 for the zero of every type.
    public var magnitudeSquared: Double { box?.magnitudeSquared ?? 0 }

    private protocol Box {
        var isZero: Bool { get }
        var magnitudeSquared: Double { get }
        func isEqual(to other: any Box) -> Bool
        /// `nil` where the types differ.
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
