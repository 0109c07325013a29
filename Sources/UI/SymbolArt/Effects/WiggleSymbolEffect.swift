// SPDX-License-Identifier: MIT

import Geometry

package enum SymbolWiggle: Hashable, Sendable {
    case turn(isClockwise: Bool)
    /// A direction in degrees, clockwise from the right.
    case shift(degrees: Double)
    /// Along the direction of text, initially forwards or backwards.
    case alongText(isForward: Bool)
}

public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect {
    public package(set) var configuration = SymbolEffectConfiguration(.wiggle(.turn(isClockwise: true)))

    public var clockwise: WiggleSymbolEffect { doing(.wiggle(.turn(isClockwise: true))) }
    public var counterClockwise: WiggleSymbolEffect { doing(.wiggle(.turn(isClockwise: false))) }

    public var left: WiggleSymbolEffect { custom(angle: 180) }
    public var right: WiggleSymbolEffect { custom(angle: 0) }
    public var up: WiggleSymbolEffect { custom(angle: 270) }
    public var down: WiggleSymbolEffect { custom(angle: 90) }
    /// The first movement is in the direction of text.
    public var forward: WiggleSymbolEffect { doing(.wiggle(.alongText(isForward: true))) }
    /// The first movement is against the direction of text.
    public var backward: WiggleSymbolEffect { doing(.wiggle(.alongText(isForward: false))) }

    /// - Parameter angle: The initial direction in degrees, clockwise from the right. Values that are not finite count
    ///   as 0.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        doing(.wiggle(.shift(degrees: angle.isFinite ? angle : 0)))
    }

    /// - Parameter angle: The initial direction, clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }

    /// Layers with a pivot rotate about it.
    public var byLayer: WiggleSymbolEffect { scoped(byLayer: true) }
    public var wholeSymbol: WiggleSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
