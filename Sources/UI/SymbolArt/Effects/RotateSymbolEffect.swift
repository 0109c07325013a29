// SPDX-License-Identifier: MIT

/// Rotates the layers that have a pivot; if no layer has a pivot, rotates the whole symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect {
    public package(set) var configuration = SymbolEffectConfiguration(.rotate(isClockwise: true))

    public var clockwise: RotateSymbolEffect { doing(.rotate(isClockwise: true)) }
    public var counterClockwise: RotateSymbolEffect { doing(.rotate(isClockwise: false)) }

    /// Layers rotate about their pivots; two adjacent gears turn in opposite directions.
    public var byLayer: RotateSymbolEffect { scoped(byLayer: true) }
    /// The whole symbol rotates about its centre.
    public var wholeSymbol: RotateSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
