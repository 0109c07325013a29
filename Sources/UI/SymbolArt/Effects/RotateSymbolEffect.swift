// SPDX-License-Identifier: MIT

/// Layers turn: those that have a pivot of their own; where none has one, the whole symbol.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, ConfigurableSymbolEffect {
    /// For this engine: what layers do.
    public package(set) var configuration = SymbolEffectConfiguration(.rotate(isClockwise: true))

    /// This is how it is where nothing is said.
    public var clockwise: RotateSymbolEffect { doing(.rotate(isClockwise: true)) }
    /// Turns counterclockwise.
    public var counterClockwise: RotateSymbolEffect { doing(.rotate(isClockwise: false)) }

    /// Layers with pivots turn about them; wheels that stand side by side turn against each other.
    public var byLayer: RotateSymbolEffect { scoped(byLayer: true) }
    /// The whole symbol turns about its middle.
    public var wholeSymbol: RotateSymbolEffect { scoped(byLayer: false) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Layers turn.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
