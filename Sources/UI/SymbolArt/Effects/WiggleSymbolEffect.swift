// SPDX-License-Identifier: MIT

import Geometry

/// Where a symbol wiggles.
package enum SymbolWiggle: Hashable, Sendable {
    case turn(isClockwise: Bool)
    /// Along a direction, in degrees clockwise from the right.
    case shift(degrees: Double)
    /// Along the lines of text, first towards their end or their begin.
    case alongText(isForward: Bool)
}

/// Layers turn to and fro, or move so.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect {
    /// For this engine: what layers do.
    public package(set) var configuration = SymbolEffectConfiguration(.wiggle(.turn(isClockwise: true)))

    /// Turns, first clockwise. This is how it is where nothing is said.
    public var clockwise: WiggleSymbolEffect { doing(.wiggle(.turn(isClockwise: true))) }
    /// Turns, first counterclockwise.
    public var counterClockwise: WiggleSymbolEffect { doing(.wiggle(.turn(isClockwise: false))) }

    /// Moves, first to the left.
    public var left: WiggleSymbolEffect { custom(angle: 180) }
    /// Moves, first to the right.
    public var right: WiggleSymbolEffect { custom(angle: 0) }
    /// Moves, first up.
    public var up: WiggleSymbolEffect { custom(angle: 270) }
    /// Moves, first down.
    public var down: WiggleSymbolEffect { custom(angle: 90) }
    /// Moves, first to where lines of text end.
    public var forward: WiggleSymbolEffect { doing(.wiggle(.alongText(isForward: true))) }
    /// Moves, first to where lines of text begin.
    public var backward: WiggleSymbolEffect { doing(.wiggle(.alongText(isForward: false))) }

    /// Moves along a line.
    ///
    /// - Parameter angle: where to first, in degrees clockwise from the right. Numbers that are not finite count as 0.
    public func custom(angle: Double) -> WiggleSymbolEffect {
        doing(.wiggle(.shift(degrees: angle.isFinite ? angle : 0)))
    }

    /// Moves along a line.
    ///
    /// - Parameter angle: where to first, clockwise from the right.
    public func custom(angle: Angle) -> WiggleSymbolEffect { custom(angle: angle.degrees) }

    /// One layer after the other; those with a pivot turn about it.
    public var byLayer: WiggleSymbolEffect { scoped(byLayer: true) }
    /// All layers together.
    public var wholeSymbol: WiggleSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// Layers turn to and fro, or move so.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
