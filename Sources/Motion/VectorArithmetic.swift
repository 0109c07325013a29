// SPDX-License-Identifier: MIT

import Foundation

/// A value that can be added, subtracted and scaled: what an animation needs in order to move it.
///
/// Animations never blend two values; they scale the *difference* between the old and the new one and add it.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by `rhs`.
    mutating func scale(by rhs: Double)

    /// The dot product of this value with itself. Springs compare it with their thresholds to find out when they rest.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// This value with every component multiplied by `factor`.
    @inlinable
    package func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }
}

extension Double: VectorArithmetic {
    /// Multiplies by `rhs`.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= rhs }

    /// The square.
    @inlinable
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    /// Multiplies by `rhs`, in single precision.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The square.
    @inlinable
    public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies by `rhs`.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    /// The square.
    @inlinable
    public var magnitudeSquared: Double { Double(self * self) }
}
