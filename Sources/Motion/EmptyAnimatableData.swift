// SPDX-License-Identifier: MIT

/// The animatable data of a type that has nothing to animate.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// The only value there is.
    @inlinable
    public init() {}

    /// The only value there is.
    @inlinable
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// The only value there is.
    @inlinable
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// The only value there is.
    @inlinable
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// Changes nothing.
    @inlinable
    public mutating func scale(by rhs: Double) {}

    /// 0.
    @inlinable
    public var magnitudeSquared: Double { 0 }
}
