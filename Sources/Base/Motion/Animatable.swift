// SPDX-License-Identifier: MIT

import Foundation

/// Not isolated, as in SwiftUI: shapes and geometry effects are plain values. A view, which is isolated to the main
/// actor, can conform in language mode 5. In language mode 6 it needs the upcoming feature `InferIsolatedConformances`,
/// `@MainActor Animatable` or `@preconcurrency Animatable`.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic

    /// Reading returns the target; writing sets the value to show.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        @inlinable get { EmptyAnimatableData() }
        @inlinable set {}
    }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        @inlinable get { self }
        @inlinable set { self = newValue }
    }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
