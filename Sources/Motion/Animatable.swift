// SPDX-License-Identifier: MIT

import Foundation

/// A type that shows in one property which part of it can be animated.
///
/// Not bound to an actor, as in SwiftUI: shapes and geometry effects are plain values. A view, which lives on the main
/// actor, conforms either in language mode 5, or in language mode 6 with the upcoming feature
/// `InferIsolatedConformances` (or by writing `@MainActor Animatable` or `@preconcurrency Animatable`).
public protocol Animatable {
    /// The type of the data that is animated.
    associatedtype AnimatableData: VectorArithmetic

    /// The data that is animated. Reading it gives the target; writing it shows a value on the way there.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing to animate: the default for a type that names no animatable data.
    public var animatableData: EmptyAnimatableData {
        @inlinable get { EmptyAnimatableData() }
        @inlinable set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    /// A vector is its own animatable data.
    public var animatableData: Self {
        @inlinable get { self }
        @inlinable set { self = newValue }
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
