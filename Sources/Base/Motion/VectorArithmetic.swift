// SPDX-License-Identifier: MIT

import Foundation

/// Animations never blend two values. Instead, they scale the difference between the new and the old value, and add it.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by rhs: Double)

    /// The squared length of the vector. Springs compare it with their rest thresholds.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    @inlinable
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}

extension Double: VectorArithmetic {
    @inlinable
    public mutating func scale(by rhs: Double) { self *= rhs }

    @inlinable
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    @inlinable
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    @inlinable
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    @inlinable
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    @inlinable
    public var magnitudeSquared: Double { Double(self * self) }
}
